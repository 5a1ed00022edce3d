#include "dashpen.h"

#include <math.h>

int main(void)
{
    DashPen pen;
    DashSegment s[4];
    const double pattern[] = {5, 3, 2}, bad[] = {5, 0.5};
    if (dashPenInit(&pen, bad, 2, 0) != -1 || dashPenInit(&pen, pattern, 3, INFINITY) != -1)
        return 2;
    if (dashPenInit(&pen, NULL, 0, -1e300) != 0 || dashPenPeriod(&pen) != 0 || !dashPenIsDown(&pen))
        return 2;
    if (dashPenLineTo(&pen, 1, 1, s, 4) != -1 || dashPenMoveTo(&pen, 0, 0) != 0 || dashPenMoveTo(&pen, NAN, 0) != -1)
        return 2;
    if (dashPenLineTo(&pen, 100, 0, s, 4) != 1 || s[0].x1 != 100)
        return 2;
    if (dashPenInit(&pen, pattern, 3, -1) != 0 || dashPenPeriod(&pen) != 20 || dashPenIsDown(&pen))
        return 2;
    dashPenMoveTo(&pen, 0, 0);
    if (dashPenLineTo(&pen, 10, 0, s, 4) != 2 || s[0].x0 != 1 || s[0].x1 != 6 || s[1].x0 != 9 || s[1].x1 != 10)
        return 2;
    if (dashPenLineTo(&pen, 10, 0, s, 4) != 0 || !dashPenIsDown(&pen) || dashPenLineTo(&pen, 11, 0, NULL, 0) != 1)
        return 2;
    if (dashPenSetPhase(&pen, -1e300) != 0 || dashPenSetPhase(&pen, 45) != 0 || dashPenIsDown(&pen))
        return 2;
    dashPenMoveTo(&pen, -DASHPEN_COORD, -DASHPEN_COORD);
    if (dashPenLineTo(&pen, DASHPEN_COORD, DASHPEN_COORD, s, 4) < 4000)
        return 2;
#ifndef LEGAL
    dashPenSetPhase(&pen, 1e300);
#endif
    return 0;
}
