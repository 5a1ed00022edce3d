#include "graywhl.h"

int main(void)
{
    gw_wheel w;
    uint32_t x;
    for (x = 0; x < 65536; x++)
        if (gw_dec(gw_enc(x)) != x || gw_parity(gw_enc(x)) != (int)(x & 1) || !gw_near(gw_enc(x), gw_enc(x + 1)))
            return 2;
    gw_init(&w, 4);
    if (gw_sample(&w, gw_enc(15)) != 0 || gw_sample(&w, gw_enc(0) | 0xf0) != 1 || w.turns != 1 || gw_total(&w) != 16)
        return 2;
    if (gw_sample(&w, gw_enc(14)) != -2 || w.turns != 0 || w.skips != 1 || gw_angle(&w) != 3150 || gw_total(&w) != 14)
        return 2;
    if (gw_sample(&w, gw_enc(6)) != 8 || w.turns != 1 || gw_ahead(&w, -7) != gw_enc(15) || gw_sample(&w, gw_enc(6)) != 0)
        return 2;
    gw_init(&w, 99);
    if (w.bits != 16 || gw_sample(&w, 0xffffffff) != 0 || gw_angle(&w) > 3599 || gw_ahead(&w, INT32_MIN) > 65535)
        return 2;
    gw_init(&w, -1);
    if (w.bits != 1 || gw_sample(&w, 0) != 0 || gw_sample(&w, 1) != 1 || gw_sample(&w, 0) != 1 || w.turns != 1)
        return 2;
    gw_sample(&w, 1);
    if (gw_sample(&w, 0) != 1 || w.turns != 2 || gw_total(&w) != 4 || gw_near(5, 5))
        return 2;
#ifndef LEGAL
    return gw_dec(gw_enc(65536)) != 65536;
#else
    return 0;
#endif
}
