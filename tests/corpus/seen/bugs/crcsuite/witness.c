#include "crcsuite.h"

int main(void)
{
    CrcModel m;
    const uint32_t expected[] = {0xf4, 0x29b1, 0xbb3d, 0xcbf43926};
    for (int i = 0; i < CRC_PRESET_COUNT; i++)
        if (!CrcPresetModel((CrcPreset)i, &m) || CrcOf(&m, "123456789", 9) != expected[i])
            return 2;
    if (CrcPresetModel(CRC_PRESET_COUNT, &m) || CrcMakeModel(&m, 7, 1, 0, false, 0) ||
        CrcMakeModel(&m, 33, 1, 0, false, 0) || CrcMakeModel(&m, 16, 0x10000, 0, false, 0))
        return 2;
    if (!CrcMakeModel(&m, 24, 0x864cfb, 0xb704ce, false, 0) || CrcOf(&m, "123456789", 9) != 0x21cf02)
        return 2;
    CrcState s;
    CrcBegin(&s, &m);
    CrcUpdate(&s, "1234", 4);
    CrcUpdate(&s, 0, 0);
    CrcUpdate(&s, "56789", 5);
    if (CrcValue(&s) != 0x21cf02 || CrcReverse(1, 32) != 0x80000000u || CrcReverse(9, 0) != 0)
        return 2;
#ifndef LEGAL
    return !CrcMakeModel(&m, 32, 0x1edc6f41, 0xffffffff, true, 0xffffffff);
#endif
    return 0;
}
