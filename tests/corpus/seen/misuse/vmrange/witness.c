#include "vmrange.h"

#include <limits.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
    unsigned one = 0, two = 0, three = 0;
    if (vmrange_create(UINT_MAX) != NULL)
        return 2;
    vmrange *none = vmrange_create(0), *map = vmrange_create(20);
    if (vmrange_alloc(none, 1, &one) || vmrange_claim(none, 0, 1) || vmrange_get_stats(none).largest != 0)
        return 2;
    if (!vmrange_alloc(map, 5, &one) || !vmrange_alloc(map, 5, &two) || vmrange_alloc(map, 11, &three) ||
        vmrange_alloc(map, 0, &three) || vmrange_alloc(map, UINT_MAX, &three) || one != 0 || two != 5)
        return 2;
    vmrange_release(map, one);
    if (vmrange_claim(map, 3, 3) || !vmrange_claim(map, 1, 4) || vmrange_claim(map, 19, 2) || vmrange_claim(map, UINT_MAX, 1) ||
        vmrange_claim(map, 1, UINT_MAX) || !vmrange_claim(map, 19, 1) || vmrange_size(map, 1) != 4)
        return 2;
    if (vmrange_taken(map, 0) || !vmrange_taken(map, 19) || vmrange_taken(map, UINT_MAX) || !vmrange_alloc(map, 1, &one) ||
        one != 0)
        return 2;
    struct vmrange_stats stats = vmrange_get_stats(map);
    if (stats.ranges != 4 || stats.numbers != 11 || stats.largest != 9)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
#else
    if (count > 1 && atoi(arguments[1]) == 2)
        vmrange_size(map, 2);
    vmrange_release(map, 0);
    vmrange_release(map, 0);
#endif
    vmrange_destroy(map);
    vmrange_destroy(none);
    return 0;
}
