#include "hearken.h"
#include <assert.h>

static int calls, other, nested;

static void count(hearken *h, unsigned topics, void *data, void *user)
{
    (void)h, (void)data, (void)user;
    assert(topics != 0);
    calls++;
}

static void remove_other(hearken *h, unsigned topics, void *data, void *user)
{
    (void)topics, (void)data, (void)user;
    hearken_remove(h, other);
}

#ifdef LEGAL
static void add_more(hearken *h, unsigned topics, void *data, void *user)
{
    (void)topics, (void)data, (void)user;
    assert(hearken_add(h, 1, count, NULL) > 0);
}

static void again(hearken *h, unsigned topics, void *data, void *user)
{
    (void)user;
    nested++;
    if (hearken_send(h, topics, data) == -1)
        assert(nested == HEARKEN_MAX_NESTED);
}
#endif

int main(void)
{
    hearken *h = hearken_new();
    if (h == NULL)
        return 0;
#ifdef LEGAL
    int dummy, a, b, i;
    hearken_free(NULL);
    assert(hearken_send(h, ~0u, NULL) == 0 && hearken_count(h) == 0);
    assert(hearken_add(h, 0, count, NULL) == 0 && hearken_add(h, 1, NULL, NULL) == 0);
    assert(hearken_remove(h, 0) == -1 && hearken_remove(h, -1) == -1);
    a = hearken_add(h, 1, count, &dummy);
    b = hearken_add(h, 2, count, NULL);
    assert(hearken_send(h, 1, NULL) == 1 && hearken_send(h, 3, NULL) == 2 && hearken_send(h, 0, NULL) == 0);
    assert(hearken_set_mask(h, a, 0) == 0 && hearken_mask(h, a) == 0 && hearken_send(h, 3, NULL) == 1);
    assert(hearken_set_mask(h, 99, 1) == -1 && hearken_mask(h, b) == 2);
    assert(hearken_remove(h, b) == 0 && hearken_remove(h, b) == -1);
    b = hearken_add(h, 4, count, NULL);
    assert(hearken_remove_user(h, &dummy) == 1 && hearken_count(h) == 1);
    /* removes itself, the last but one and an earlier one */
    other = hearken_add(h, 8, remove_other, NULL);
    hearken_add(h, 8, count, NULL);
    assert(hearken_send(h, 8, NULL) == 2 && hearken_count(h) == 2);
    other = b;
    hearken_add(h, 8, remove_other, NULL);
    assert(hearken_send(h, 8, NULL) == 2 && hearken_count(h) == 2);
    assert(hearken_remove_user(h, NULL) == 2 && hearken_count(h) == 0);
    hearken_add(h, 1, add_more, NULL);
    assert(hearken_send(h, 1, NULL) == 1 && hearken_count(h) == 2);
    assert(hearken_send(h, 1, NULL) == 2);
    hearken_remove_user(h, NULL);
    hearken_add(h, 1, again, NULL);
    assert(hearken_send(h, 1, NULL) == 1 && nested == HEARKEN_MAX_NESTED);
    for (i = 1; i < HEARKEN_MAX_OBSERVERS; i++)
        assert(hearken_add(h, 2, count, NULL) > 0);
    assert(hearken_add(h, 2, count, NULL) == 0);
    (void)calls;
#else
    (void)nested;
    hearken_add(h, 1, remove_other, NULL);
    other = hearken_add(h, 1, count, NULL);
    hearken_send(h, 1, NULL);
#endif
    hearken_free(h);
    return 0;
}
