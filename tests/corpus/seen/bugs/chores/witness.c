#include "chores.h"

#include <assert.h>

static unsigned other;
static int runs;

#ifndef LEGAL
static void stop_other(chores *c, unsigned id, void *arg)
{
    (void)id;
    (void)arg;
    chores_cancel(c, other);
}
#endif

static void count(chores *c, unsigned id, void *arg)
{
    (void)c;
    (void)id;
    (void)arg;
    runs++;
}

#ifdef LEGAL
static void stop_self(chores *c, unsigned id, void *arg)
{
    (void)arg;
    assert(chores_pending(c, id));
    assert(chores_cancel(c, id));
    assert(!chores_cancel(c, id));
    assert(!chores_pending(c, id));
    runs += 10;
}

static void add_more(chores *c, unsigned id, void *arg)
{
    (void)id;
    (void)arg;
    assert(chores_advance(c, 5) == 0);
    assert(chores_add(c, 0, 0, count, NULL) != 0);
    runs += 100;
}

static void stop_later(chores *c, unsigned id, void *arg)
{
    (void)id;
    (void)arg;
    assert(chores_cancel(c, other));
}

int main(void)
{
    chores *c = chores_new();
    uint64_t left = 7;
    unsigned i;

    assert(c != NULL);
    chores_free(NULL);
    assert(!chores_next(c, &left) && left == 7);
    assert(chores_advance(c, 0) == 0);
    assert(chores_add(c, 0, 0, NULL, NULL) == 0);
    assert(!chores_cancel(c, 0) && !chores_cancel(c, 99));
    assert(chores_add(c, 0, 0, count, NULL) != 0);
    assert(chores_next(c, &left) && left == 0);
    assert(chores_advance(c, 0) == 1 && runs == 1);
    assert(chores_add(c, 2, 3, count, NULL) != 0);
    assert(chores_advance(c, 1) == 0);
    assert(chores_advance(c, 1) == 1 && runs == 2);
    assert(chores_advance(c, UINT32_MAX) == 1 && runs == 3);
    assert(chores_next(c, &left) && left == 3);
    assert(chores_add(c, 0, 1, stop_self, NULL) != 0);
    assert(chores_advance(c, 0) == 1 && runs == 13 && chores_count(c) == 1);
    assert(chores_add(c, 3, 0, add_more, NULL) != 0);
    assert(chores_add(c, 3, 0, stop_self, NULL) != 0);
    assert(chores_advance(c, 3) == 3 && runs == 124);
    assert(chores_count(c) == 2);
    assert(chores_advance(c, 0) == 1 && runs == 125);
    /* cancelling what is far from due */
    other = chores_add(c, UINT32_MAX, UINT32_MAX, count, NULL);
    assert(chores_add(c, 0, 0, stop_later, NULL) != 0);
    assert(chores_advance(c, 1) == 1 && chores_count(c) == 1);
    for (i = 1; i < CHORES_MAX; i++)
        assert(chores_add(c, i, 0, count, NULL) != 0);
    assert(chores_add(c, 1, 0, count, NULL) == 0);
    assert(chores_count(c) == CHORES_MAX);
    chores_free(c);
    return 0;
}
#else
int main(void)
{
    chores *c = chores_new();

    assert(c != NULL);
    chores_add(c, 1, 0, stop_other, NULL);
    other = chores_add(c, 1, 0, count, NULL);
    chores_advance(c, 1);
    chores_free(c);
    return 0;
}
#endif
