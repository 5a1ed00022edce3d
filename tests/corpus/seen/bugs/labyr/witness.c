#include "labyr.h"

#include <string.h>

int main(void)
{
    char text[32];
    Labyr *m = labyrParse(" ###\n   #\n## #");
    if (!m || labyrOpenCells(m) != 5 || labyrDistance(m, 0, 0, 2, 2) != 4 || labyrDistance(m, 0, 0, 3, 3) != -1)
        return 2;
    if (labyrDistance(m, 1, 1, 1, 1) != 0 || labyrDraw(m, text, sizeof text) != 14 || strcmp(text, " ###\n   #\n## #"))
        return 2;
    labyrFill(m, 1, 1);
    if (labyrDistance(m, 0, 0, 2, 2) != -1 || labyrParse("") || labyrParse("##\n#") || labyrParse("x") || labyrParse("##\n##x##"))
        return 2;
    labyrCarve(m, 3, 0, 2147483647, 1);
    if (!labyrIsOpen(m, 3, 0) || labyrIsOpen(m, 4, 0))
        return 2;
#ifndef LEGAL
    labyrFree(m);
    m = labyrNew(3, 3);
    labyrCarve(m, 0, 0, 2, 2);
    labyrDistance(m, 0, 0, 1, 1);
#endif
    labyrFree(m);
    return 0;
}
