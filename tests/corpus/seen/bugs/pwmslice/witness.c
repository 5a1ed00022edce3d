#include "pwmslice.h"

int main(void)
{
    pwm_config_t c = pwm_config_for(125000000, 1000);
    if (c.divider != 2 || c.top != 62499 || pwm_frequency(c, 125000000) != 1000)
        return 2;
    if (pwm_level(c, 500) != 31250 || pwm_permille(c, 31250) != 500 || pwm_permille(c, 65535) != 1000)
        return 2;
    pwm_config_t slow = pwm_config_for(125000000, 1), fast = pwm_config_for(1, 5);
    if (slow.divider != 0 || slow.top != 65535 || fast.top != 1 || fast.divider != 1)
        return 2;
    pwm_config_t r = pwm_reset_config();
    if (pwm_level(r, 1000) != 65535 || pwm_rescale(c, r, 31250) != 32768 || pwm_rescale(c, r, 62500) != 65535)
        return 2;
    uint16_t pair[2];
    pwm_bridge(c, -500, pair);
    if (pair[0] != 0 || pair[1] != 31250)
        return 2;
    pwm_bridge(c, -2147483647 - 1, pair);
    if (pair[1] != 62500)
        return 2;
    pwm_slice_t s;
    pwm_load(&s, (pwm_config_t){9, 2, 0});
    pwm_set(&s, 1, 3);
    if (pwm_clock(&s, 5) != 0 || !pwm_output(&s, 1) || pwm_output(&s, 0) || pwm_clock(&s, 1) != 0 || pwm_output(&s, 7))
        return 2;
    if (pwm_clock(&s, 14) != 1 || s.counter != 0 || pwm_clock(&s, UINT32_MAX) != UINT32_MAX / 20)
        return 2;
#ifndef LEGAL
    if (pwm_permille(r, 32768) != 500)
        return 1;
#endif
    return 0;
}
