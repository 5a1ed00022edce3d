#include "graywhl.h"

uint32_t gw_enc(uint32_t bin)
{
    return bin ^ bin >> 1;
}

/* Every bit is the parity of those at and above it. */
uint32_t gw_dec(uint32_t gray)
{
    gray ^= gray >> 1;
    gray ^= gray >> 2;
    gray ^= gray >> 4;
    gray ^= gray >> 8;
    return gray;
}

int gw_near(uint32_t gray1, uint32_t gray2)
{
    uint32_t d = gray1 ^ gray2;

    return d != 0 && (d & (d - 1)) == 0;
}

int gw_parity(uint32_t gray)
{
    int odd = 0;

    for (; gray != 0; gray &= gray - 1)
        odd ^= 1;
    return odd;
}

static uint32_t mask(const gw_wheel *w)
{
    return ((uint32_t)1 << w->bits) - 1;
}

void gw_init(gw_wheel *w, int bits)
{
    if (bits < 1)
        bits = 1;
    if (bits > GW_BITS)
        bits = GW_BITS;
    w->bits = (uint8_t)bits;
    w->seen = 0;
    w->at = 0;
    w->turns = 0;
    w->skips = 0;
}

static void turn(gw_wheel *w, int by)
{
    if (by > 0 && w->turns < INT32_MAX)
        w->turns++;
    if (by < 0 && w->turns > INT32_MIN)
        w->turns--;
}

int32_t gw_sample(gw_wheel *w, uint32_t port)
{
    uint32_t all = mask(w);
    uint32_t now = gw_dec(port & all);
    uint32_t was = w->at;
    uint32_t fwd = (now - was) & all;
    int32_t step;

    w->at = (uint16_t)now;
    if (!w->seen) {
        w->seen = 1;
        return 0;
    }
    if (fwd <= (all >> 1) + 1) {
        step = (int32_t)fwd;
        if (now < was)
            turn(w, 1);
    } else {
        step = (int32_t)fwd - (int32_t)all - 1;
        if (now > was)
            turn(w, -1);
    }
    if (step > 1 || step < -1)
        w->skips++;
    return step;
}

int gw_angle(const gw_wheel *w)
{
    return (int)((uint32_t)w->at * 3600u >> w->bits);
}

uint32_t gw_ahead(const gw_wheel *w, int32_t n)
{
    return gw_enc(((uint32_t)w->at + (uint32_t)n) & mask(w));
}

int64_t gw_total(const gw_wheel *w)
{
    return (int64_t)w->turns * ((int64_t)mask(w) + 1) + w->at;
}
