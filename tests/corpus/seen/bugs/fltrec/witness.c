#include "fltrec.h"

#include <string.h>

int main(void)
{
    FR_Recorder r;
    uint8_t kind, big[65] = {7}, out[64];
    FR_Init(&r);
    if (FR_Get(&r, 0, NULL, out, 1) != -1 || FR_Drop(&r) || FR_Put(&r, 1, big, 65) || FR_Last(&r, 0) != -1)
        return 2;
    if (!FR_Put(&r, 1, NULL, 0) || !FR_Put(&r, 2, "abc", 3) || FR_Get(&r, 1, &kind, out, 2) != 3 || kind != 2)
        return 2;
    if (memcmp(out, "ab", 2) != 0 || FR_Get(&r, 0, NULL, NULL, 0) != 0 || FR_Last(&r, 2) != 1)
        return 2;
    for (int i = 0; i < 100; i++)
        if (!FR_Put(&r, (uint8_t)i, big, (size_t)(i % 20)))
            return 2;
    if (FR_Count(&r) + FR_Lost(&r) != 102 || FR_Last(&r, 99) != (int)FR_Count(&r) - 1)
        return 2;
    if (!FR_Put(&r, 5, big, 61) || FR_Count(&r) != 1 || FR_Get(&r, 0, &kind, out, 64) != 61 || out[0] != 7)
        return 2;
    if (FR_Crc8(0, "123456789", 9) != 0xF4)
        return 2;
#ifndef LEGAL
    FR_Put(&r, 5, big, 62);
#endif
    return 0;
}
