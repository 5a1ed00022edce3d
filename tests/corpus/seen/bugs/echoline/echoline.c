#include "echoline.h"

#include <string.h>

static int16_t clip(int32_t v)
{
    if (v > INT16_MAX)
        return INT16_MAX;
    if (v < INT16_MIN)
        return INT16_MIN;
    return (int16_t)v;
}

// a * q / 1.0; fits for |a|, |q| <= 32768
static int32_t scaled(int32_t a, int32_t q)
{
    return a * q / ECHO_UNITY;
}

int echo_init(struct echoline *e, int16_t *mem, size_t room)
{
    if (room < 1)
        return ECHO_EINVAL;
    e->mem = mem;
    e->room = room;
    e->delay = 0;
    e->bypass = 1;
    e->feedback = 0;
    e->mix = ECHO_UNITY / 2;
    echo_reset(e);
    return ECHO_OK;
}

size_t echo_samples(uint32_t rate, uint32_t usec)
{
    return (size_t)((uint64_t)rate * usec / 1000000u);
}

int echo_set_time(struct echoline *e, uint32_t rate, uint32_t usec)
{
    if (rate < 1 || rate > ECHO_MAX_RATE)
        return ECHO_EINVAL;
    size_t delay = echo_samples(rate, usec);
    if (delay > e->room)
        return ECHO_EROOM;
    e->delay = delay;
    e->bypass = usec == 0;
    echo_reset(e);
    return ECHO_OK;
}

int echo_set_feedback(struct echoline *e, int32_t feedback)
{
    if (feedback <= -ECHO_UNITY || feedback >= ECHO_UNITY)
        return ECHO_EINVAL;
    e->feedback = feedback;
    return ECHO_OK;
}

int echo_set_mix(struct echoline *e, int32_t mix)
{
    if (mix < 0 || mix > ECHO_UNITY)
        return ECHO_EINVAL;
    e->mix = mix;
    return ECHO_OK;
}

static int16_t step(struct echoline *e, int16_t dry)
{
    int16_t wet = e->mem[e->at];
    e->mem[e->at] = clip(dry + scaled(wet, e->feedback));
    e->at = (e->at + 1) % e->delay;
    return clip(scaled(dry, ECHO_UNITY - e->mix) + scaled(wet, e->mix));
}

void echo_run(struct echoline *e, const int16_t *in, int16_t *out, size_t n)
{
    if (n == 0)
        return;
    if (e->bypass) {
        if (in != out)
            memcpy(out, in, n * sizeof *out);
        return;
    }
    for (size_t i = 0; i < n; i++)
        out[i] = step(e, in[i]);
}

int16_t echo_tap(const struct echoline *e, size_t back)
{
    if (back >= e->delay)
        return 0;
    // e->at is the oldest sample, the one before it the latest
    size_t at = e->at + e->delay - 1 - back;
    return e->mem[at % e->delay];
}

void echo_reset(struct echoline *e)
{
    for (size_t i = 0; i < e->delay; i++)
        e->mem[i] = 0;
    if (e->delay == 0)
        e->mem[0] = 0;
    e->at = 0;
}

int32_t echo_peak(const int16_t *samples, size_t n)
{
    int32_t peak = 0;
    for (size_t i = 0; i < n; i++) {
        int32_t v = samples[i];
        if (v < 0)
            v = -v;
        if (v > peak)
            peak = v;
    }
    return peak;
}
