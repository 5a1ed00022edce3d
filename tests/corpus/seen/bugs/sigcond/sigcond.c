#include "sigcond.h"

static int32_t saturate(int64_t v)
{
    if (v > INT32_MAX)
        return INT32_MAX;
    if (v < INT32_MIN)
        return INT32_MIN;
    return (int32_t)v;
}

ScRange sc_range(int32_t a, int32_t b)
{
    ScRange r;
    r.lo = a < b ? a : b;
    r.hi = a < b ? b : a;
    return r;
}

int32_t sc_clamp(int32_t x, ScRange r)
{
    if (x < r.lo)
        return r.lo;
    if (x > r.hi)
        return r.hi;
    return x;
}

bool sc_inside(int32_t x, ScRange r)
{
    return x >= r.lo && x <= r.hi;
}

uint32_t sc_span(ScRange r)
{
    return (uint32_t)r.hi - (uint32_t)r.lo;
}

int32_t sc_deadband(int32_t x, uint32_t width)
{
    int64_t v = x;
    int64_t w = width;

    if (v > w)
        return saturate(v - w);
    if (v < -w)
        return saturate(v + w);
    return 0;
}

int32_t sc_trim(int32_t x, int32_t trim)
{
    return saturate((int64_t)x + trim);
}

int32_t sc_rescale(int32_t x, ScRange from, ScRange to)
{
    uint64_t in;
    uint64_t pos;

    from = sc_range(from.lo, from.hi);
    to = sc_range(to.lo, to.hi);
    in = sc_span(from);

    if (in == 0)
        return to.lo;
    x = sc_clamp(x, from);
    pos = (uint64_t)((uint32_t)x - (uint32_t)from.lo);
    // at most (2^32 - 1)^2, which fits
    pos = pos * sc_span(to) / in;
    return saturate((int64_t)to.lo + (int64_t)pos);
}

int32_t sc_slew(int32_t now, int32_t target, uint32_t max_step)
{
    int32_t delta = target - now;

    if (delta >= 0) {
        if ((uint32_t)delta <= max_step)
            return target;
        return saturate((int64_t)now + max_step);
    }
    if (-(int64_t)delta <= (int64_t)max_step)
        return target;
    return saturate((int64_t)now - max_step);
}

ScTrigger sc_trigger(ScRange band)
{
    ScTrigger t;
    t.band = band;
    t.on = false;
    return t;
}

ScTrigger sc_trigger_step(ScTrigger t, int32_t x)
{
    if (x >= t.band.hi)
        t.on = true;
    else if (x <= t.band.lo)
        t.on = false;
    return t;
}

ScLowpass sc_lowpass(int32_t start, uint8_t alpha)
{
    ScLowpass f;
    f.y = start;
    f.alpha = alpha;
    return f;
}

ScLowpass sc_lowpass_step(ScLowpass f, int32_t x)
{
    int64_t d = (int64_t)x - f.y;
    f.y = saturate(f.y + d * f.alpha / 256);
    return f;
}
