#include "tickax.h"

#include <math.h>
#include <string.h>

int main(void)
{
    tickax ax, fine;
    char text[32];
    if (!tickax_linear(0.0, 10.0, 5, &ax) || ax.first != 0.0 || ax.step != 2.0 || ax.count != 6)
        return 2;
    if (!tickax_linear(1.0, -1.0, 4, &ax) || ax.step != 0.5 || ax.count != 5 || tickax_value(ax, 2) != 0.0)
        return 2;
    if (tickax_label(ax, 0, text, sizeof text) != 4 || strcmp(text, "-1.0") != 0 || tickax_width(ax) != 4)
        return 2;
    if (tickax_label(ax, 5, text, sizeof text) != 0 || text[0] != '\0' || tickax_nearest(ax, 0.3) != 3)
        return 2;
    if (tickax_nearest(ax, 1e9) != 4 || tickax_nearest(ax, -INFINITY) != 0 || tickax_nearest(ax, NAN) != -1)
        return 2;
    fine = tickax_minor(ax, 5);
    if (fine.count != 21 || fabs(tickax_value(fine, 1) + 0.9) > 1e-12 || !isnan(tickax_value(ax, -1)))
        return 2;
    if (!tickax_linear(7.0, 7.0, 5, &ax) || ax.count != 5 || tickax_linear(NAN, 1.0, 5, &ax) ||
        tickax_linear(0.0, 1.0, 0, &ax))
        return 2;
    if (!tickax_linear(1e17, 1e17 + 16.0, 10, &ax) || ax.count < 1 || !tickax_linear(-1e300, 1e300, 5, &ax))
        return 2;
    if (!tickax_decades(0.01, 1000.0, &ax) || ax.first != -2.0 || ax.count != 6 || tickax_decades(0.0, 1.0, &ax))
        return 2;
#ifndef LEGAL
    tickax_linear(1e17, 1e17, 5, &ax);
#endif
    return 0;
}
