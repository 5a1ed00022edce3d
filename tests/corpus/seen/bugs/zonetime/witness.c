#include "zonetime.h"

#include <string.h>

int main(void)
{
    ZoneTime a, b;
    char text[40];
    if (!ZtMake(&a, 0, 30, 0) || ZtMake(&b, 0, 1440, 0) || ZtMake(&b, ZT_DAYS + 1, 0, 0) || ZtMake(&b, INT32_MIN, 0, 841))
        return 2;
    if (!ZtConvert(&a, -60, &b) || b.day != -1 || b.minute != 1410 || !ZtEqual(&a, &b) || ZtCompare(&a, &b) != 0)
        return 2;
    if (!ZtAdd(&b, 60, &b) || ZtBetween(&a, &b) != 60 || ZtCompare(&a, &b) >= 0 || ZtWeekday(&a) != 3)
        return 2;
    if (!ZtMake(&b, -4, 5, -90) || ZtWeekday(&b) != 6 || ZtFormat(&b, text, sizeof text) != 19 ||
        strcmp(text, "day -4 00:05 -01:30") != 0)
        return 2;
    ZtConvert(&a, 0, &b);
    if (ZtHash(&a) != ZtHash(&b))
        return 2;
#ifndef LEGAL
    ZtConvert(&a, 60, &b);
    if (ZtEqual(&a, &b) && ZtHash(&a) != ZtHash(&b))
        return 1;
#endif
    return 0;
}
