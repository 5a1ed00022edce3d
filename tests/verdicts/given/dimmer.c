#include "dimmer.h"

dimmer_ramp dimmer_whole(void)
{
    return (dimmer_ramp){.top = UINT16_MAX};
}

dimmer_ramp dimmer_for(uint32_t watts)
{
    return (dimmer_ramp){.top = 999, .foot = watts < 40 ? 0 : watts < 100 ? 10 : 20};
}

unsigned dimmer_bright(dimmer_ramp ramp, uint16_t level)
{
    uint16_t period = ramp.top + 1; /* 0, of the full range that it gives itself: the bug */
    return (uint32_t)level * 1000 / period;
}

dimmer_fade dimmer_fade_for(uint32_t watts)
{
    return (dimmer_fade){.last = 255, .seconds = watts < 40 ? 1 : 2};
}

unsigned dimmer_faded(dimmer_fade fade, uint16_t step)
{
    uint16_t steps = fade.last + 1; /* at most 256, of all that it gives */
    return (uint32_t)step * 1000 / steps;
}
