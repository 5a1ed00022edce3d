#include "alarmset.h"

#include <assert.h>
#include <stdio.h>

#ifdef LEGAL
static int calls;
static int other;

static void count(alarmset *set, int id, void *arg)
{
    assert(set == arg && id > 0);
    calls++;
}

static void self(alarmset *set, int id, void *arg)
{
    uint64_t when;

    (void)arg;
    calls++;
    assert(alarms_advance(set, 5) == 0);
    size_t n = alarms_count(set);
    assert(alarms_cancel(set, id) == 1 && alarms_cancel(set, id) == 0);
    assert(alarms_count(set) == n - 1);
    assert(alarms_next(set, &when) == (n > 1));
    alarms_cancel(set, other);
    alarms_add(set, 0, 0, count, set);
}

int main(void)
{
    alarmset *set = alarms_new();
    uint64_t when = 0;

    if (set == NULL)
        return 0;
    alarms_free(NULL);
    assert(alarms_next(set, &when) == 0 && alarms_advance(set, 0) == 0);
    assert(alarms_add(set, 1, 1, NULL, NULL) == 0);
    int a = alarms_add(set, 0, 0, count, set);
    int b = alarms_add(set, 10, 2, count, set);
    assert(a > 0 && b > a && alarms_count(set) == 2);
    assert(alarms_advance(set, 0) == 1 && calls == 1 && alarms_cancel(set, a) == 0);
    assert(alarms_next(set, &when) == 1 && when == 10);
    assert(alarms_advance(set, 100) == 1 && alarms_next(set, &when) && when == 102);
    assert(alarms_advance(set, UINT64_MAX) == 1 && alarms_now(set) == UINT64_MAX);
    assert(alarms_advance(set, UINT64_MAX) == 1);
    assert(alarms_cancel(set, b) == 1 && alarms_cancel(set, -1) == 0 && alarms_count(set) == 0);
    alarms_add(set, 0, 1, self, NULL);
    other = alarms_add(set, 0, 0, count, set);
    assert(alarms_advance(set, 0) == 1 && alarms_count(set) == 1);
    assert(alarms_advance(set, 0) == 1 && alarms_count(set) == 0);
    for (int i = 0; i < ALARMS_MAX; i++)
        assert(alarms_add(set, 0, 0, count, set) > 0);
    assert(alarms_add(set, 0, 0, count, set) == 0);
    assert(alarms_advance(set, 1) == ALARMS_MAX);
    alarms_add(set, 0, 5, count, set);
    alarms_clear(set);
    alarms_clear(set);
    assert(alarms_advance(set, 1) == 0);
    alarms_add(set, 0, 5, count, set);
    alarms_free(set);
    return 0;
}
#else
static void clear(alarmset *set, int id, void *arg)
{
    (void)id;
    (void)arg;
    alarms_clear(set);
}

int main(void)
{
    alarmset *set = alarms_new();

    if (set == NULL)
        return 0;
    alarms_add(set, 1, 0, clear, NULL);
    alarms_advance(set, 1);
    printf("%zu\n", alarms_count(set));
    alarms_free(set);
    return 0;
}
#endif
