#include "pwmslice.h"

static uint32_t divider_of(pwm_config_t cfg)
{
    return cfg.divider == 0 ? 256 : cfg.divider;
}

pwm_config_t pwm_reset_config(void)
{
    return (pwm_config_t){.top = UINT16_MAX, .divider = 1, .invert = 0};
}

pwm_config_t pwm_config_for(uint32_t clock_hz, uint32_t hz)
{
    pwm_config_t cfg = {.top = UINT16_MAX, .divider = 0, .invert = 0};
    if (hz == 0)
        return cfg;
    uint32_t ticks = clock_hz / hz;
    if (ticks < 2) { /* a period of two is the fastest that toggles */
        cfg.top = 1;
        cfg.divider = 1;
        return cfg;
    }
    uint32_t divider = (ticks - 1) / 65536 + 1;
    if (divider > 256)
        return cfg;
    cfg.divider = (uint8_t)(divider & 0xFF);
    cfg.top = (uint16_t)(ticks / divider - 1);
    return cfg;
}

uint32_t pwm_frequency(pwm_config_t cfg, uint32_t clock_hz)
{
    return clock_hz / (divider_of(cfg) * ((uint32_t)cfg.top + 1));
}

uint16_t pwm_level(pwm_config_t cfg, unsigned permille)
{
    if (permille > 1000)
        permille = 1000;
    uint32_t level = ((uint32_t)cfg.top + 1) * permille / 1000;
    return level > UINT16_MAX ? UINT16_MAX : (uint16_t)level;
}

unsigned pwm_permille(pwm_config_t cfg, uint16_t level)
{
    uint16_t period = cfg.top + 1;
    uint32_t duty = (uint32_t)level * 1000 / period;
    return duty > 1000 ? 1000 : duty;
}

uint16_t pwm_rescale(pwm_config_t from, pwm_config_t to, uint16_t level)
{
    uint32_t old = (uint32_t)from.top + 1, new = (uint32_t)to.top + 1;
    if (level >= old)
        return new > UINT16_MAX ? UINT16_MAX : (uint16_t)new;
    return (uint16_t)((uint64_t)level * new / old);
}

void pwm_bridge(pwm_config_t cfg, int speed, uint16_t level[2])
{
    bool backward = speed < 0;
    unsigned size = backward ? 0u - (unsigned)speed : (unsigned)speed;
    level[backward] = pwm_level(cfg, size);
    level[!backward] = 0;
}

void pwm_load(pwm_slice_t *s, pwm_config_t cfg)
{
    s->cfg = cfg;
    s->counter = 0;
    s->prescale = 0;
    s->level[0] = s->level[1] = 0;
}

void pwm_set(pwm_slice_t *s, unsigned channel, uint16_t level)
{
    s->level[channel != 0] = level;
}

uint32_t pwm_clock(pwm_slice_t *s, uint32_t clocks)
{
    uint32_t divider = divider_of(s->cfg);
    uint64_t total = (uint64_t)s->prescale + clocks;
    s->prescale = (uint8_t)(total % divider);
    uint32_t period = (uint32_t)s->cfg.top + 1;
    uint64_t count = s->counter + total / divider;
    s->counter = (uint16_t)(count % period);
    return (uint32_t)(count / period);
}

bool pwm_output(const pwm_slice_t *s, unsigned channel)
{
    return (s->counter < s->level[channel != 0]) != (s->cfg.invert != 0);
}
