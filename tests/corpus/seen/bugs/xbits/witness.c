#include "xbits.h"

#include <stdint.h>

int main(void)
{
    if (xbits_new(SIZE_MAX) != NULL)
        return 2;
    xbits *set = xbits_new(8);
    if (!xbits_set(set, 5) || xbits_set(set, 8) || !xbits_flip(set, 7) || !xbits_flip(set, 7) || xbits_count(set) != 1)
        return 2;
    if (!xbits_resize(set, 100) || !xbits_set(set, 99) || !xbits_set(set, 99) || xbits_next(set, 6) != 99 ||
        xbits_next(set, 100) != 100 || xbits_count(set) != 2 || !xbits_valid(set) || xbits_resize(set, XBITS_MAX + 1))
        return 2;
    xbits *copy = xbits_copy(set);
    if (!xbits_equal(set, copy) || !xbits_clear(copy, 5) || xbits_equal(set, copy) || !xbits_test(set, 5))
        return 2;
    xbits_free(copy);
    if (!xbits_resize(set, 6) || !xbits_valid(set) || !xbits_resize(set, 0) || !xbits_valid(set) || xbits_count(set) != 0)
        return 2;
    int status = 0;
#ifndef LEGAL
    if (!xbits_resize(set, 8) || !xbits_valid(set))
        status = 1;
#endif
    xbits_free(set);
    return status;
}
