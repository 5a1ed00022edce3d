#include "survpt.h"

#include <math.h>
#include <string.h>

int main(void)
{
    survpt a = survpt_make(1.0004, 2.0006), b = survpt_make(NAN, INFINITY), c = survpt_make(4, 6);
    char text[64];
    if (survpt_print(a, text, sizeof text) != 11 || strcmp(text, "1.000 2.001") != 0 || survpt_print(a, text, 3) != 11 || strcmp(text, "1.") != 0)
        return 2;
    if (b.east != 0 || b.north != SURVPT_FAR || survpt_plus(b, b).north != SURVPT_FAR || !survpt_equal(b, survpt_middle(b, b)))
        return 2;
    if (survpt_distance(survpt_make(1, 2), c) != 5 || survpt_compare(a, c) >= 0 || survpt_compare(c, a) <= 0 || survpt_compare(a, a) != 0)
        return 2;
    if (!survpt_equal(survpt_turn(survpt_turn(a, 1), -1), a) || !survpt_equal(survpt_turn(a, 2), survpt_times(a, -1)))
        return 2;
    if (survpt_hash(survpt_minus(survpt_plus(a, c), c)) != survpt_hash(a) || survpt_hash(a) == survpt_hash(c))
        return 2;
    survpt corners[4] = {{0, 0}, {2, 0}, {2, 3}, {0, 3}};
    if (survpt_area(corners, 4) != 6 || survpt_area(corners, 2) != 0 || survpt_area(NULL, 0) != 0)
        return 2;
#ifndef LEGAL
    survpt zero = survpt_make(0, 0), other = survpt_make(-0.0001, 0);
    if (survpt_equal(zero, other) && survpt_hash(zero) != survpt_hash(other))
        return 1;
#endif
    return 0;
}
