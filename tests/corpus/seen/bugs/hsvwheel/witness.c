#include "hsvwheel.h"

#include <limits.h>
#include <string.h>

int main(void)
{
    char text[8];
    HsvRgb rgb;
    if (!HsvParseHex("#00ff80", &rgb) || HsvParseHex("#12", &rgb) || HsvParseHex("12345g", &rgb))
        return 2;
    HsvColor color = HsvFromRgb(rgb);
    if (color.h != 150 || color.s != 255 || color.v != 255 || strcmp(HsvName(color), "cyan") != 0)
        return 2;
    HsvFormatHex(HsvToRgb(HsvMake(0, 255, 255)), text);
    if (strcmp(text, "#ff0000") != 0 || HsvMake(-30, 0, 0).h != 330 || HsvMake(INT_MIN, 0, 0).h >= 360)
        return 2;
    if (HsvComplement(color).h != 330 || HsvNearest(HsvMake(345, 1, 1)) != HSV_RED)
        return 2;
    if (HsvHueDistance(HsvMake(350, 0, 0), HsvMake(10, 0, 0)) != 20)
        return 2;
#ifndef LEGAL
    return strcmp(HsvName(HsvMake(345, 255, 255)), "red") != 0;
#endif
    return 0;
}
