#include "ptcloud.h"

int main(void)
{
    PtCloud *pc = PtCloud_New();
    PtPoint lo, hi;
    if (PtCloud_Bounds(pc, &lo, &hi) != -1 || PtCloud_Add(pc, PT_COORD_MAX + 1, 0) != -1)
        return 2;
    PtCloud_Add(pc, 0, 0);
    PtCloud_Add(pc, 2, 2);
    PtCloud_Add(pc, 1, 1);
    PtCloud_Add(pc, 2, 2);
    PtCloud *line = PtCloud_Hull(pc);
    if (PtCloud_Count(line) != 2 || PtCloud_Area2(line) != 0 || PtCloud_Bounds(pc, &lo, &hi) || hi.x != 2)
        return 2;
    PtCloud_Free(line);
#ifndef LEGAL
    PtCloud *square = PtCloud_New();
    PtCloud_Add(square, 2, 0);
    PtCloud_Add(square, 0, 0);
    PtCloud_Add(square, 0, 2);
    PtCloud_Add(square, 2, 2);
    PtCloud *hull = PtCloud_Hull(square);
    PtCloud_Free(hull);
    PtCloud_Free(square);
#endif
    PtCloud_Free(pc);
    return 0;
}
