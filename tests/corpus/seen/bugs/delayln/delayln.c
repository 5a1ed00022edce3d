#include "delayln.h"

#include <stdlib.h>
#include <string.h>

struct DelayLine {
    float *ring;
    int length;
    int newest;
};

static int valid(int samples)
{
    return samples >= 1 && samples <= DELAYLINE_MAX;
}

DelayLine *DelayLine_Create(int samples)
{
    if (!valid(samples))
        return NULL;
    DelayLine *d = malloc(sizeof *d);
    if (!d)
        return NULL;
    d->ring = calloc((size_t)samples, sizeof *d->ring);
    if (!d->ring) {
        free(d);
        return NULL;
    }
    d->length = samples;
    d->newest = 0;
    return d;
}

void DelayLine_Destroy(DelayLine *d)
{
    if (d) {
        free(d->ring);
        free(d);
    }
}

int DelayLine_Length(const DelayLine *d)
{
    return d->length;
}

void DelayLine_Clear(DelayLine *d)
{
    memset(d->ring, 0, (size_t)d->length * sizeof *d->ring);
}

float DelayLine_Push(DelayLine *d, float sample)
{
    d->newest = (d->newest + 1) % d->length;
    float oldest = d->ring[d->newest];
    d->ring[d->newest] = sample;
    return oldest;
}

static int position(const DelayLine *d, int ago)
{
    int at = d->newest - ago;
    return at < 0 ? at + d->length : at;
}

float DelayLine_Tap(const DelayLine *d, int ago)
{
    if (ago < 0 || ago >= d->length)
        return 0;
    return d->ring[position(d, ago)];
}

float DelayLine_TapLinear(const DelayLine *d, float ago)
{
    if (!(ago > 0))
        ago = 0;
    if (ago >= (float)(d->length - 1))
        return d->ring[position(d, d->length - 1)];
    int whole = (int)ago;
    float part = ago - (float)whole;
    int at = position(d, whole);
    return d->ring[at] * (1 - part) + d->ring[at - 1] * part;
}

float DelayLine_Peak(const DelayLine *d)
{
    float peak = 0;
    for (int i = 0; i < d->length; i++) {
        float magnitude = d->ring[i] < 0 ? -d->ring[i] : d->ring[i];
        if (magnitude > peak)
            peak = magnitude;
    }
    return peak;
}

int DelayLine_Resize(DelayLine *d, int samples)
{
    if (!valid(samples))
        return 0;
    float *ring = calloc((size_t)samples, sizeof *ring);
    if (!ring)
        return 0;
    for (int ago = 0; ago < samples && ago < d->length; ago++)
        ring[samples - 1 - ago] = d->ring[position(d, ago)];
    free(d->ring);
    d->ring = ring;
    d->length = samples;
    d->newest = samples - 1;
    return 1;
}
