#include "bidilvl.h"
#include <assert.h>
static int run(size_t start, size_t len, uint8_t level, void *arg)
{
    *(size_t *)arg += len + 0 * (start + level);
    return 0;
}
int main(void)
{
    uint8_t c[40], l[40];
    size_t o[40], sum = 0;
    const uint32_t t[] = {'a', ' ', 0x5d0, 0x5d1, '7', 0x202c};
    for (int i = 0; i < 6; i++)
        c[i] = bl_class(t[i]);
    assert(bl_base(c, 6) == 0 && bl_base(c + 2, 3) == 1 && bl_base(c, 0) == 0);
    assert(bl_levels(c, 6, 0, l) == 0 && l[2] == 1 && l[0] == 0 && bl_levels(c, 6, 2, l) == -1);
    bl_order(l, 6, o);
    assert(o[2] == 3 && o[3] == 2 && o[5] == 5);
    assert(bl_runs(l, 6, run, &sum) == 0 && sum == 6);
    for (int i = 0; i < 20; i++)
        c[i] = BL_RLE, c[20 + i] = BL_PDF;
    assert(bl_levels(c, 40, 0, l) == 0 && l[39] == 0 && bl_deepest(l, 40) == 15 && bl_deepest(l, 0) == 0);
#ifndef LEGAL
    for (int i = 0; i < 20; i++)
        c[i] = i & 1 ? BL_LRE : BL_RLE;
    bl_levels(c, 40, 0, l);
#endif
    return 0;
}
