#include "frostbag.h"

#include <limits.h>

static void add(const frostbag *bag, const char *name, long value, void *user)
{
    if (frost_get(bag, name, -1) == value)
        *(long *)user += value;
}

int main(void)
{
    long sum = 0;
    frostbag *bag = frost_new(), *other = frost_new();
    frost_listen(bag, add, &sum);
    if (!frost_set(bag, "a", 1) || !frost_set(bag, "a", 1) || !frost_set(bag, "", 5) || sum != 6)
        return 2;
    frost_freeze(bag);
    frost_freeze(bag);
    frost_set(bag, "a", 2);
    frost_set(bag, "b", 10);
    frost_set(bag, "c", 20);
    frost_set(bag, "a", 3);
    if (sum != 6 || !frost_remove(bag, "c") || frost_remove(bag, "c") || !frost_thaw(bag) || !frost_frozen(bag))
        return 2;
    frost_set(bag, "d", 100);
    if (!frost_thaw(bag) || sum != 119 || frost_thaw(bag) || frost_announced(bag) != 5 || frost_size(bag) != 4)
        return 2;
    frost_set(other, "z", LONG_MIN);
    if (!frost_merge(other, bag) || !frost_merge(other, other) || frost_size(other) != 5 || frost_has(other, "c"))
        return 2;
    frost_clear(bag);
    if (frost_size(bag) != 0 || frost_get(bag, "a", 7) != 7)
        return 2;
    frost_freeze(bag);
    frost_set(bag, "a", 1);
#ifndef LEGAL
    frost_clear(bag);
    frost_thaw(bag);
#endif
    frost_free(bag);
    frost_free(other);
    return 0;
}
