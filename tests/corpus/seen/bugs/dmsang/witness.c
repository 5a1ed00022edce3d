#include "dmsang.h"

#include <string.h>

static bool there_and_back(DmsAngle angle)
{
    char text[32];
    DmsAngle back;
    DmsFormat(angle, text, sizeof text);
    return DmsParse(text, &back) && back == DmsNormalize(angle);
}

int main(void)
{
    char text[32];
    DmsAngle a;
    if (DmsFormat(-43559, text, sizeof text) != 9 || strcmp(text, "-12:05:59") != 0)
        return 2;
    if (!there_and_back(-43559) || !there_and_back(0) || !there_and_back(1800) || !there_and_back(INT32_MAX) ||
        !there_and_back(INT32_MIN) || !there_and_back(DMS_HALF_TURN) || !there_and_back(-DMS_HALF_TURN))
        return 2;
    if (DmsParse("", &a) || DmsParse("1:60:00", &a) || DmsParse("1:00", &a) || DmsParse("1000:00:00", &a) ||
        DmsParse("1:00:00 ", &a) || !DmsParse("-0:30:00", &a) || a != -1800)
        return 2;
    if (DmsAdd(INT32_MAX, INT32_MAX) != DmsNormalize(DmsNormalize(INT32_MAX) * 2) || DmsDegrees(-5400) != -1.5)
        return 2;
    if (DmsBetween(179 * 3600, -179 * 3600) != 7200 || DmsMiddle(179 * 3600, -179 * 3600) != DMS_HALF_TURN ||
        DmsNegate(DMS_HALF_TURN) != DMS_HALF_TURN)
        return 2;
#ifndef LEGAL
    if (!there_and_back(-1800))
        return 1;
#endif
    return 0;
}
