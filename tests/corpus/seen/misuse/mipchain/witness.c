#include "mipchain.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    uint8_t pixels[2 * 8];
    for (int i = 0; i < 16; i++)
        pixels[i] = (uint8_t)(10 * i);
    MipChain *mip = mipCreate(pixels, 5, 2, 8);
    if (mipLevels(mip) != 3 || mipWidth(mip, 1) != 2 || mipHeight(mip, 1) != 1 || mipWidth(mip, 2) != 1)
        return 2;
    if (mipAt(mip, 0, 4, 1) != 120 || mipAt(mip, 1, 0, 0) != 45 || mipPixels(mip, 0)[5] != 80)
        return 2;
#ifdef LEGAL
    (void)argc, (void)argv;
    mipSet(mip, 4, 1, 255);
    mipSet(mip, 0, 0, 200);
    if (mipAt(mip, 0, 0, 0) != 200 || mipAt(mip, 1, 0, 0) != 95 || mipPick(mip, 2) != 1 || mipPick(mip, 9) != 0 || mipPick(mip, -1) != 2)
        return 2;
    MipChain *fresh = mipCreate(mipPixels(mip, 0), 5, 2, 5);
    for (int i = 0; i < 3; i++)
        for (int x = 0; x < mipWidth(mip, i); x++)
            if (mipAt(mip, i, x, 0) != mipAt(fresh, i, x, 0))
                return 2;
    if (mipCreate(pixels, 0, 1, 1) || mipCreate(pixels, 5, 2, 4) || mipCreate(pixels, 1, 5000, 1))
        return 2;
    mipDestroy(fresh);
    uint8_t *large = calloc(4096, 1);
    MipChain *tall = mipCreate(large, 1, 4096, 1);
    if (mipLevels(tall) != 13)
        return 2;
    mipSet(tall, 0, 4095, 9);
    free(large);
    mipDestroy(tall);
    mipDestroy(mip);
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        mipWidth(mip, 3);
        break;
    case 2:
        mipAt(mip, 0, 5, 1);
        break;
    case 3:
        mipCreate(pixels, 8, 3, 8);
        break;
    case 4: {
        const uint8_t *p = mipPixels(mip, 0);
        mipDestroy(mip);
        mipCreate(p, 5, 2, 5);
        break;
    }
    }
#endif
    return 0;
}
