#include "baudgen.h"

#include <assert.h>

static const uint32_t rates[BG_NSTD] = {
    50, 75, 110, 134, 150, 200, 300, 600, 1200, 1800, 2400, 4800, 9600, 19200, 38400, 57600, 115200
};

uint32_t bg_div(uint32_t clk, uint32_t baud, unsigned os)
{
    assert(os == BG_OS8 || os == BG_OS16);

    uint64_t unit = (uint64_t)baud * os;
    uint64_t div = (clk + unit / 2) / unit;
    if (div < 1)
        div = 1;
    if (div > BG_DIVMAX)
        div = BG_DIVMAX;
    return (uint32_t)div;
}

uint32_t bg_rate(uint32_t clk, uint32_t div, unsigned os)
{
    assert(os == BG_OS8 || os == BG_OS16);
    return (uint32_t)(clk / ((uint64_t)div * os));
}

int bg_err(uint32_t clk, uint32_t baud, unsigned os)
{
    uint64_t unit = (uint64_t)bg_div(clk, baud, os) * os * baud;
    /* 10000 * clk / unit, where 10000 is exact */
    uint64_t part = (10000u * (uint64_t)clk + unit / 2) / unit;
    if (part > 19999)
        return 9999;
    if (part < 1)
        return -9999;
    return (int)part - 10000;
}

unsigned bg_pick(uint32_t clk, uint32_t baud)
{
    int e8 = bg_err(clk, baud, BG_OS8), e16 = bg_err(clk, baud, BG_OS16);
    if (e8 < 0)
        e8 = -e8;
    if (e16 < 0)
        e16 = -e16;
    return e16 <= e8 ? BG_OS16 : BG_OS8;
}

uint32_t bg_std(unsigned i)
{
    return rates[i];
}

unsigned bg_nearest(uint32_t baud)
{
    unsigned i;

    for (i = 0; i < BG_NSTD - 1; i++)
        if (baud <= rates[i] + (rates[i + 1] - rates[i]) / 2)
            break;
    return i;
}

unsigned bg_frame(unsigned data, int parity, unsigned stop)
{
    assert(data >= 5 && data <= 9);
    assert(stop == 1 || stop == 2);
    return 1 + data + (parity != 0) + stop;
}

uint32_t bg_time(uint32_t baud, uint32_t n, unsigned bits)
{
    uint64_t all = (uint64_t)n * bits;
    uint64_t us = all / baud;
    if (us > UINT32_MAX / 1000000u)
        return UINT32_MAX;
    us = us * 1000000u + ((all % baud) * 1000000u + baud - 1) / baud;
    return us > UINT32_MAX ? UINT32_MAX : (uint32_t)us;
}

uint32_t bg_auto(uint32_t clk, uint32_t ticks)
{
    uint64_t rate = (10u * (uint64_t)clk + ticks / 2) / ticks;
    return rate > UINT32_MAX ? UINT32_MAX : (uint32_t)rate;
}
