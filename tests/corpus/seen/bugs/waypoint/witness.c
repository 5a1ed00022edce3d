#include "waypoint.h"

#include <string.h>

int main(void)
{
    waypoint a, b = {0, 0}, c, low, high;
    char text[WP_TEXT];
    if (!wp_make(48137222, -11575556, &a) || wp_make(90000001, 0, &a) || wp_make(0, INT32_MIN, &a))
        return 2;
    wp_format(a, text);
    if (strcmp(text, "48.137222,-11.575556") != 0 || !wp_parse(text, &b) || !wp_equal(a, b))
        return 2;
    if (!wp_parse("1.5,-0.25", &b) || b.lat != 1500000 || b.lon != -250000 || wp_parse("1.", &b) || wp_parse("", &b) ||
        wp_parse("1,181", &b) || wp_parse("99999999999999999999,1", &b))
        return 2;
    waypoint both[2] = {a, b};
    if (!wp_bounds(both, 2, &low, &high) || wp_bounds(both, 0, &low, &high) || !wp_inside(wp_middle(a, b), low, high))
        return 2;
#ifndef LEGAL
    wp_make(10, -500000, &a);
    wp_format(a, text);
    if (!wp_parse(text, &c) || !wp_equal(a, c))
        return 1;
#else
    (void)c;
#endif
    return 0;
}
