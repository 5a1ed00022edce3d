#include "skyrect.h"

#include <stddef.h>

int main(void)
{
    SkyBin *bin = SkyBin_New(8, 8);
    int x, y;
    if (!SkyBin_Insert(bin, 3, 4, &x, &y) || x != 0 || y != 0 || !SkyBin_Insert(bin, 5, 2, &x, &y) || x != 3)
        return 2;
    if (!SkyBin_Insert(bin, 5, 6, &x, &y) || y != 2 || SkyBin_Insert(bin, 8, 1, &x, &y) || SkyBin_UsedHeight(bin) != 8)
        return 2;
    SkyBin *clone = SkyBin_Clone(bin);
    SkyBin_Reset(bin);
    SkyRect rects[3] = {{8, 8, 0, 0, false}, {1, 1, 0, 0, false}, {-1, 1, 0, 0, false}};
    if (SkyBin_InsertAll(bin, rects, 3) != 1 || SkyBin_Area(bin) != 64 || SkyBin_Area(clone) != 52)
        return 2;
    if (!SkyBin_Insert(bin, 4, 0, &x, &y) || y != 8 || SkyBin_New(0, 1) != NULL)
        return 2;
#ifndef LEGAL
    SkyBin_Reset(bin);
    SkyBin_Insert(bin, 0, 1, &x, &y);
#endif
    SkyBin_Delete(clone);
    SkyBin_Delete(bin);
    return 0;
}
