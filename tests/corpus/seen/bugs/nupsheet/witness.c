#include "nupsheet.h"

int main(void)
{
    NupSize a4 = {2100, 2970}, card = {850, 550}, c;
    NupLayout l = nupFit(a4, 100, card, 50);
    if (l.cols != 2 || l.rows != 4 || nupPerSide(&l) != 8 || nupSheets(&l, 17, false) != 3 || nupSheets(&l, 17, true) != 2)
        return 2;
    if (nupOnLast(&l, 17) != 1 || nupOnLast(&l, 16) != 8 || nupOnLast(&l, 0) || nupSheets(&l, UINT32_MAX, false) != 536870912)
        return 2;
    if (!nupCorner(&l, 3, &c) || c.w != 1000 || c.h != 700 || nupCorner(&l, 8, &c) || nupWaste(&l) != 40)
        return 2;
    NupLayout best = nupFitBest(a4, 0, (NupSize){2970, 1000}, 0);
    if (!best.rotated || nupPerSide(&best) != 2)
        return 2;
    NupLayout none = nupFit(a4, 1060, card, 0);
    NupLayout odd = nupFitBest((NupSize){INT32_MIN, INT32_MAX}, INT32_MAX, (NupSize){0, -1}, INT32_MIN);
    if (none.cols || none.rows || nupPerSide(&odd) || nupWaste(&none) != 100 || nupWaste(&odd) != 100)
        return 2;
    if (nupOnLast(&none, 3) || nupCorner(&none, 0, &c) || nupSheets(&none, 0, true))
        return 2;
#ifndef LEGAL
    nupSheets(&none, 3, false);
#endif
    return 0;
}
