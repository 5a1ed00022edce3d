#include "rgbpal.h"

#include <string.h>

int main(void)
{
    RgbPal *pal = RgbPal_Create();
    uint32_t rgb = 0;
    if (RgbPal_Nearest(pal, 0) != NULL || RgbPal_Mix(pal, "a", "b", 1, &rgb) != RGBPAL_ENONE)
        return 2;
    if (RgbPal_Set(pal, "red", 0xff0000) || RgbPal_Set(pal, "blue", 0x0000ff) || RgbPal_Set(pal, "", 1) != RGBPAL_ENAME)
        return 2;
    if (RgbPal_Mix(pal, "red", "blue", 255, &rgb) || rgb != 0xff || strcmp(RgbPal_Nearest(pal, 0xf01000), "red") != 0)
        return 2;
    if (RgbPal_Remove(pal, "red") || RgbPal_Get(pal, "red", &rgb) != RGBPAL_ENONE || RgbPal_Count(pal) != 1)
        return 2;
#ifndef LEGAL
    RgbPal_Mix(pal, "red", "blue", 100, &rgb);
#endif
    RgbPal_Destroy(pal);
    return 0;
}
