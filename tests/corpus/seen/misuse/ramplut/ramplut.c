#include "ramplut.h"

#include <assert.h>
#include <math.h>

static const ramp_stop grey[] = {
    {0.0f, {0, 0, 0}},
    {1.0f, {255, 255, 255}},
};

int ramp_sorted(const ramp_stop *stops, size_t count)
{
    if (count == 0 || count > RAMP_STOPS)
        return 0;
    for (size_t i = 0; i < count; i++) {
        if (!isfinite(stops[i].at))
            return 0;
        if (i > 0 && !(stops[i - 1].at < stops[i].at))
            return 0;
    }
    return 1;
}

void ramp_init(ramp *self, const ramp_stop *stops, size_t count)
{
    assert(ramp_sorted(stops, count));
    self->stops = stops;
    self->count = count;
}

void ramp_grey(ramp *self)
{
    ramp_init(self, grey, sizeof grey / sizeof grey[0]);
}

static uint8_t blend(uint8_t from, uint8_t to, double share)
{
    double value = from + ((double)to - from) * share;

    if (!(value > 0))
        return 0;
    if (value >= 255)
        return 255;
    return (uint8_t)(value + 0.5);
}

ramp_rgb ramp_at(const ramp *self, float position)
{
    const ramp_stop *stops = self->stops;
    size_t low = 0, high = self->count - 1;

    if (!(position > stops[low].at))
        return stops[low].colour;
    if (position >= stops[high].at)
        return stops[high].colour;
    /* stops[low].at <= position < stops[high].at */
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (stops[middle].at <= position)
            low = middle;
        else
            high = middle;
    }
    double width = (double)stops[high].at - stops[low].at;
    double share = ((double)position - stops[low].at) / width;
    const ramp_rgb a = stops[low].colour, b = stops[high].colour;
    ramp_rgb result = {
        blend(a.r, b.r, share),
        blend(a.g, b.g, share),
        blend(a.b, b.b, share),
    };
    return result;
}

float ramp_begin(const ramp *self)
{
    return self->stops[0].at;
}

float ramp_end(const ramp *self)
{
    return self->stops[self->count - 1].at;
}

void ramp_fill(const ramp *self, ramp_rgb *table, size_t n)
{
    if (n == 0)
        return;
    double begin = ramp_begin(self), end = ramp_end(self);
    for (size_t i = 0; i < n; i++) {
        double share = n > 1 ? (double)i / (double)(n - 1) : 0;
        table[i] = ramp_at(self, (float)(begin + (end - begin) * share));
    }
}

uint32_t ramp_pack(ramp_rgb colour)
{
    return (uint32_t)colour.r << 16 | (uint32_t)colour.g << 8 | colour.b;
}

ramp_rgb ramp_unpack(uint32_t packed)
{
    ramp_rgb colour = {
        (uint8_t)(packed >> 16 & 255),
        (uint8_t)(packed >> 8 & 255),
        (uint8_t)(packed & 255),
    };
    return colour;
}
