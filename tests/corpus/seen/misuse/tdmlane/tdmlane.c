#include "tdmlane.h"

#include <string.h>

tdmlane_set tdmlane_pick(tdmlane_set free, unsigned n)
{
    tdmlane_set got = 0;
    if (n > tdmlane_size(free))
        return 0;
    for (; n > 0; n--) {
        tdmlane_set lowest = free & (~free + 1);
        got |= lowest;
        free ^= lowest;
    }
    return got;
}

void tdmlane_xc_clear(struct tdmlane_xc *xc)
{
    memset(xc, 0, sizeof *xc);
}

void tdmlane_xc_join(struct tdmlane_xc *xc, unsigned from, unsigned to)
{
    assert(tdmlane_has(TDMLANE_TRAFFIC, from));
    assert(tdmlane_has(TDMLANE_TRAFFIC, to));
    assert(!tdmlane_has(xc->live, to));
    xc->from[to] = (uint8_t)from;
    xc->live |= tdmlane_bit(to);
}

void tdmlane_xc_cut(struct tdmlane_xc *xc, unsigned to)
{
    assert(tdmlane_has(xc->live, to));
    xc->live ^= tdmlane_bit(to);
}

void tdmlane_xc_run(const struct tdmlane_xc *xc, const uint8_t in[TDMLANE_SLOTS], uint8_t out[TDMLANE_SLOTS])
{
    uintptr_t i = (uintptr_t)in, o = (uintptr_t)out;
    assert(i > o ? i - o >= TDMLANE_SLOTS : o - i >= TDMLANE_SLOTS);
    for (unsigned slot = 0; slot < TDMLANE_SLOTS; slot++) {
        if (!tdmlane_has(TDMLANE_TRAFFIC, slot))
            out[slot] = in[slot];
        else
            out[slot] = tdmlane_has(xc->live, slot) ? in[xc->from[slot]] : TDMLANE_IDLE;
    }
}

void tdmlane_gather(tdmlane_set s, const uint8_t frame[TDMLANE_SLOTS], uint8_t *lane)
{
    for (; s != 0; s &= s - 1)
        *lane++ = frame[tdmlane_lowest(s)];
}

void tdmlane_scatter(tdmlane_set s, const uint8_t *lane, uint8_t frame[TDMLANE_SLOTS])
{
    for (; s != 0; s &= s - 1)
        frame[tdmlane_lowest(s)] = *lane++;
}
