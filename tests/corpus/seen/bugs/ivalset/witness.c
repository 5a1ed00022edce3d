#include "ivalset.h"

#include <limits.h>

int main(void)
{
    ivalset *set = ivalset_new();
    int from, to;
    if (!ivalset_check(set) || ivalset_range(set, 0, &from, &to) || !ivalset_add(set, 5, 3) || !ivalset_add(set, 8, 9))
        return 2;
    if (ivalset_size(set) != 5 || !ivalset_add(set, 6, 6) || ivalset_ranges(set) != 2 || !ivalset_check(set) ||
        !ivalset_add(set, 7, 7) || ivalset_ranges(set) != 1 || !ivalset_range(set, 0, &from, &to) || from != 3 || to != 9)
        return 2;
    if (!ivalset_remove(set, 5, 6) || ivalset_ranges(set) != 2 || ivalset_contains(set, 5) || !ivalset_contains(set, 7) ||
        !ivalset_remove(set, 4, 7) || !ivalset_check(set) || ivalset_size(set) != 3)
        return 2;
    if (!ivalset_remove(set, INT_MIN, INT_MAX) || ivalset_ranges(set) != 0 || !ivalset_add(set, INT_MAX, INT_MIN) ||
        ivalset_size(set) != (uint64_t)UINT_MAX + 1 || !ivalset_remove(set, 0, 0) || !ivalset_check(set) ||
        !ivalset_remove(set, INT_MAX, INT_MAX) || !ivalset_remove(set, INT_MIN, INT_MIN) || ivalset_ranges(set) != 2)
        return 2;
    ivalset_clear(set);
    for (int i = 0; i < 20; i++)
        if (!ivalset_add(set, i * 7 % 20 * 2, i * 7 % 20 * 2) || !ivalset_check(set))
            return 2;
    if (ivalset_ranges(set) != 20)
        return 2;
    int wrong = 0;
#ifndef LEGAL
    ivalset_add(set, 1, 11);
    wrong = !ivalset_check(set);
#endif
    ivalset_free(set);
    return wrong;
}
