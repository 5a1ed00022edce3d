#include "tintaxis.h"

#include <math.h>

int main(void)
{
    ta_grad g;
    uint32_t row[9];
    ta_init(&g);
    if (ta_at(&g, 0.5f) != 0 || ta_add(&g, 2, 1) != -1 || ta_add(&g, NAN, 1) != -1 || ta_drop(&g, 0) != -1)
        return 2;
    ta_flip(&g);
    if (ta_add(&g, 0.5f, 0xff0000) != 0 || ta_at(&g, 0.5f) != 0xff0000 || ta_at(&g, -INFINITY) != 0xff0000)
        return 2;
    if (ta_add(&g, 1, 0xff) != 1 || ta_add(&g, 0, 0xff00ffff) != 0 || ta_add(&g, 0.5f, 0xffffff) != 2 || ta_count(&g) != 4)
        return 2;
    if (ta_at(&g, 0) != 0xffff || ta_at(&g, INFINITY) != 0xff || ta_at(&g, NAN) != 0xffff || ta_at(&g, 0.5f) != 0xff0000)
        return 2;
    ta_fill(&g, row, 9);
    ta_fill(&g, row, 1);
    ta_fill(&g, row, 0);
    if (row[8] != 0xff || row[0] != 0xffff)
        return 2;
    ta_flip(&g);
    if (ta_at(&g, 0) != 0xff || ta_drop(&g, 3) != 0 || ta_half(0x102030, 0x102030) != 0x102030)
        return 2;
    while (ta_add(&g, 0.75f, 0x123456) >= 0) {
    }
    if (ta_count(&g) != TA_MAX_STOPS || ta_at(&g, 1) != 0x123456)
        return 2;
#ifndef LEGAL
    ta_init(&g);
    ta_add(&g, 0, 0xff0000);
    ta_add(&g, 0, 0x00ff00);
    ta_at(&g, 0);
#endif
    return 0;
}
