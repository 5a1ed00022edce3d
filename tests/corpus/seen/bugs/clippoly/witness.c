#include "clippoly.h"

int main(void)
{
    Polygon *p = polyNew();
    Corner low, high;
    if (polyBounds(p, &low, &high) || !polyClip(p, KEEP_LEFT, 3) || polyArea2(p) != 0 || polyAdd(p, POLY_LIMIT + 1, 0) ||
        polyAdd(p, 0, INT32_MIN))
        return 2;
    polyAdd(p, 0, 0);
    polyAdd(p, 10, 0);
    polyAdd(p, 10, 10);
    polyAdd(p, 0, 10);
    if (polyArea2(p) != 200 || !polyClip(p, KEEP_LEFT, 4) || polyArea2(p) != 80 || !polyClip(p, KEEP_ABOVE, 5) ||
        polyArea2(p) != 40 || polyCount(p) != 4)
        return 2;
    Polygon *clone = polyClone(p);
    polyReverse(clone);
    if (polyArea2(clone) != -40 || !polyBounds(clone, &low, &high) || low.y != 5 || high.x != 4)
        return 2;
    if (!polyClip(p, KEEP_RIGHT, INT32_MAX) || polyCount(p) != 0 || polyCorner(p, 0).x != 0)
        return 2;
    polyAdd(p, 0, 0);
    polyAdd(p, 5, 1);
    polyAdd(p, 0, 2);
    if (!polyClip(p, KEEP_LEFT, 3) || polyCount(p) != 4)
        return 2;
#ifndef LEGAL
    Polygon *w = polyNew();
    polyAdd(w, 0, 0);
    polyAdd(w, 10, 1);
    polyAdd(w, 0, 2);
    polyAdd(w, 10, 3);
    polyClip(w, KEEP_LEFT, 5);
    polyDelete(w);
#endif
    polyDelete(p);
    polyDelete(clone);
    return 0;
}
