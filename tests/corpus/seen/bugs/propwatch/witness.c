#include "propwatch.h"
#include <limits.h>

struct note { int calls; uint64_t other; };

static void count(propwatch *bag, int prop, long before, long now, void *arg)
{
    (void)bag, (void)prop, (void)before, (void)now;
    if (arg)
        ((struct note *)arg)->calls++;
}
static void drop(propwatch *bag, int prop, long before, long now, void *arg)
{
    struct note *n = arg;
    count(bag, prop, before, now, n);
    propwatch_remove(bag, n->other);
}
#ifdef LEGAL
static void again(propwatch *bag, int prop, long before, long now, void *arg)
{
    (void)before;
    ((struct note *)arg)->calls++;
    if (now == LONG_MAX)
        now = 0;
    propwatch_set(bag, prop, now + 1);
    propwatch_add(bag, -1, count, NULL);
}
#endif

int main(void)
{
    propwatch *bag = propwatch_new();
    if (!bag)
        return 0;
#ifdef LEGAL
    struct note a = {0, 0}, b = {0, 0}, c = {0, 0};
    if (propwatch_set(bag, -1, 1) != PW_EPROP || propwatch_set(bag, INT_MIN, 1) != PW_EPROP ||
        propwatch_set(bag, PW_PROPS, 1) != PW_EPROP || propwatch_get(bag, INT_MAX) != 0)
        return 2;
    if (propwatch_add(bag, -2, count, NULL) || propwatch_add(bag, 0, NULL, NULL))
        return 3;
    a.other = propwatch_add(bag, 0, drop, &a);
    propwatch_add(bag, 0, count, &b);
    propwatch_set(bag, 0, LONG_MIN);
    propwatch_set(bag, 0, LONG_MIN);
    propwatch_set(bag, 0, LONG_MAX);
    if (a.calls != 1 || b.calls != 2 || propwatch_remove(bag, a.other) || propwatch_remove_arg(bag, &b) != 1)
        return 4;
    propwatch_add(bag, 3, again, &c);
    propwatch_set(bag, 3, LONG_MAX);
    if (c.calls != PW_NESTING || propwatch_get(bag, 3) != 3)
        return 5;
    while (propwatch_add(bag, -1, count, NULL))
        ;
    if (propwatch_count(bag) != PW_WATCHERS || propwatch_remove(bag, 0))
        return 6;
    propwatch_remove_arg(bag, NULL);
    if (propwatch_count(bag) != 1)
        return 7;
    propwatch_free(NULL);
#else
    struct note a = {0, 0}, b = {0, 0};
    propwatch_add(bag, 0, drop, &a);
    a.other = propwatch_add(bag, 0, count, &b);
    propwatch_set(bag, 0, 1);
#endif
    propwatch_free(bag);
    return 0;
}
