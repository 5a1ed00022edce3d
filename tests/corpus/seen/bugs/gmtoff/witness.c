#include "gmtoff.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    char text[GMTOFF_TEXT];
    int minutes = 5;
    if (gmtoff_parse("", &minutes) || gmtoff_parse("+1:00", &minutes) || gmtoff_parse("+01:60", &minutes) ||
        gmtoff_parse("+14:01", &minutes) || gmtoff_parse("-99:99", &minutes) || gmtoff_parse("Zz", &minutes) ||
        minutes != 5)
        return 2;
    for (int i = -840; i <= 840; i++) {
        if (i < 0 && i > -60)
            continue;
        if (!gmtoff_format(i, text, sizeof text) || !gmtoff_parse(text, &minutes) || minutes != i)
            return 2;
    }
    if (gmtoff_format(841, text, sizeof text) || gmtoff_format(INT_MIN, text, sizeof text) ||
        gmtoff_format(1, text, 6) || !gmtoff_format(0, text, 2) || strcmp(text, "Z") != 0)
        return 2;
    tstamp_t a, b;
    if (!tstamp_make(&a, 0, 0) || !tstamp_make(&b, -1, -60) || tstamp_make(&a, INT64_MIN, 0) || tstamp_move(&a, -841))
        return 2;
    if (tstamp_compare(&a, &b) <= 0 || tstamp_weekday(&a) != 4 || tstamp_weekday(&b) != 3 ||
        tstamp_time_of_day(&b) != 82799 || tstamp_same_day(&a, &b) || !tstamp_move(&b, 60) || !tstamp_same_day(&a, &b))
        return 2;
#ifndef LEGAL
    if (!gmtoff_format(-30, text, sizeof text) || !gmtoff_parse(text, &minutes))
        return 2;
    return minutes != -30;
#endif
    return 0;
}
