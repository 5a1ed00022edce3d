#include "gone.h"
#undef step_width

int step_height(int number)
{
    static const int heights[4] = {1, 2, 3, 4};
    return heights[number & 7];
}

int step_width(int number)
{
    static const int widths[4] = {1, 2, 3, 4};
    return widths[number & 7];
}

int step_depth(int number)
{
    return number & 7;
}
