#include "halfpix.h"

#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    uint8_t *px = calloc(64, 1), *few = calloc(15, 1);
    if (px == NULL || few == NULL)
        return 2;
    const uint8_t bgra[4] = {2, 1, 0, 3};
#ifdef LEGAL
    (void)count, (void)arguments;
    for (int i = 0; i < 64; i++)
        px[i] = (uint8_t)i;
    if (halfpix_side(7) != 4 || halfpix_bytes(HALFPIX_MAX, HALFPIX_MAX, 4) != (size_t)1 << 30)
        return 2;
    halfpix_half(px, 5, 3, 8, few, 0, 1); /* 3 x 2 */
    if (few[0] != (0 + 1 + 8 + 9 + 2) / 4 || few[2] != 8 || few[5] != 20)
        return 2;
    halfpix_half(px, 1, 1, 0, few, 9, 3);
    if (few[2] != 2)
        return 2;
    halfpix_flip(px, 2, 7, 9, 1);
    if (px[0] != 54 || px[55] != 1 || px[2] != 2)
        return 2;
    uint8_t *at = halfpix_at(px, 4, 4, 0, 4, 1, 1);
    memcpy(at, "\x64\xff\x00\x80", 4);
    halfpix_premul(px, 4, 4, 0);
    if (at[0] != 50 || at[1] != 128 || at[3] != 128)
        return 2;
    halfpix_swizzle(px, 4, 4, 16, 4, bgra);
    if (at[2] != 50 || at[0] != 0)
        return 2;
#else
    const uint8_t wild[4] = {0, 200, 7, 4};
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        halfpix_half(px, 8, 8, 0, few, 0, 1);
        break;
    case 2:
        halfpix_half(px, 8, 8, 10, px, 0, 1);
        break;
    case 3:
        halfpix_flip(px, 0, 8, 0, 1);
        break;
    case 4:
        halfpix_swizzle(px, 1, 1, 0, 5, bgra);
        break;
    case 5:
        halfpix_flip(px, 8, 8, 4, 1);
        break;
    case 6:
        halfpix_swizzle(px, 4, 4, 0, 4, wild);
        break;
    case 7:
        halfpix_at(px, 4, 4, 0, 4, 0, 4);
        break;
    case 8:
        halfpix_premul(few, 5, 1, 0);
        break;
    }
#endif
    free(px);
    free(few);
    return 0;
}
