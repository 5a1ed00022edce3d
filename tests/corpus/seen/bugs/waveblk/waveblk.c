#include "waveblk.h"

#include <stdlib.h>
#include <string.h>

bool wave_init(wave_t *w, size_t count)
{
    w->samples = NULL;
    w->count = 0;
    if (count > WAVE_MAX)
        return false;
    if (count == 0)
        return true;
    w->samples = calloc(count, sizeof *w->samples);
    if (w->samples == NULL)
        return false;
    w->count = count;
    return true;
}

void wave_free(wave_t *w)
{
    free(w->samples);
    w->samples = NULL;
    w->count = 0;
}

int16_t wave_get(const wave_t *w, size_t at)
{
    return at < w->count ? w->samples[at] : 0;
}

void wave_put(wave_t *w, size_t at, int16_t sample)
{
    if (at < w->count)
        w->samples[at] = sample;
}

static int16_t clip(int sample)
{
    if (sample > INT16_MAX)
        return INT16_MAX;
    return (int16_t)(sample < INT16_MIN ? INT16_MIN : sample);
}

void wave_square(wave_t *w, size_t period, int16_t level)
{
    if (period < 2)
        return;
    for (size_t i = 0; i < w->count; i++)
        w->samples[i] = i % period < period / 2 ? level : clip(-level);
}

bool wave_append(wave_t *w, const wave_t *tail)
{
    size_t n = tail->count;
    if (n == 0)
        return true;
    if (n > WAVE_MAX - w->count)
        return false;
    int16_t *longer = realloc(w->samples, (w->count + n) * sizeof *longer);
    if (longer == NULL)
        return false;
    w->samples = longer;
    memcpy(longer + w->count, tail->samples, n * sizeof *longer);
    w->count += n;
    return true;
}

void wave_mix(wave_t *w, const wave_t *other, size_t at)
{
    if (at >= w->count)
        return;
    size_t n = w->count - at;
    if (n > other->count)
        n = other->count;
    for (size_t i = n; i > 0; i--) /* from the end: it may be the same block */
        w->samples[at + i - 1] = clip(w->samples[at + i - 1] + other->samples[i - 1]);
}

void wave_reverse(wave_t *w)
{
    for (size_t i = 0; i < w->count / 2; i++) {
        int16_t sample = w->samples[i];
        w->samples[i] = w->samples[w->count - 1 - i];
        w->samples[w->count - 1 - i] = sample;
    }
}

int wave_peak(const wave_t *w)
{
    int peak = 0;
    for (size_t i = 0; i < w->count; i++) {
        int level = w->samples[i] < 0 ? -w->samples[i] : w->samples[i];
        if (level > peak)
            peak = level;
    }
    return peak;
}

void wave_normalize(wave_t *w, int peak)
{
    int from = wave_peak(w);
    if (peak < 0)
        peak = 0;
    if (peak > INT16_MAX)
        peak = INT16_MAX;
    for (size_t i = 0; i < w->count; i++)
        w->samples[i] = (int16_t)(w->samples[i] * peak / from);
}

size_t wave_trim(wave_t *w)
{
    size_t first = 0, end = w->count, before = w->count;
    while (end > 0 && w->samples[end - 1] == 0)
        end--;
    while (first < end && w->samples[first] == 0)
        first++;
    if (first > 0 && first < end)
        memmove(w->samples, w->samples + first, (end - first) * sizeof *w->samples);
    w->count = end - first;
    return before - w->count;
}
