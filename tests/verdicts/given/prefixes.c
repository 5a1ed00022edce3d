#include "prefixes.h"

bool prefix_covers(const struct prefix *p, uint32_t address)
{
    uint32_t masks[33] = {0};
    for (int i = 1; i <= 32; i++)
        masks[i] = masks[i - 1] >> 1 | UINT32_C(1) << 31;
    return (address & masks[p->bits]) == (p->address & masks[p->bits]);
}

bool prefix_is_class(const struct prefix *p, int class)
{
    char classes[32] = {0}; /* there are 33: the bug */
    if (class < 0 || class > 2)
        return false;
    classes[8 * (class + 1)] = 1;
    return classes[p->bits];
}
