#include "chweave.h"

#include <string.h>

void cw_weave(int16_t *dst, const int16_t *const *planes, unsigned channels, size_t frames)
{
    for (size_t f = 0; f < frames; f++)
        for (unsigned c = 0; c < channels; c++)
            *dst++ = planes[c][f];
}

void cw_split(int16_t *const *planes, const int16_t *src, unsigned channels, size_t frames)
{
    for (size_t f = 0; f < frames; f++)
        for (unsigned c = 0; c < channels; c++, src++)
            if (planes[c])
                planes[c][f] = *src;
}

void cw_pick(int16_t *dst, const int16_t *src, unsigned channels, unsigned which, size_t frames)
{
    for (size_t f = 0; f < frames; f++)
        dst[f] = src[f * channels + which];
}

void cw_mono(int16_t *dst, const int16_t *src, unsigned channels, size_t frames)
{
    for (size_t f = 0; f < frames; f++) {
        int64_t sum = 0;
        for (unsigned c = 0; c < channels; c++)
            sum += *src++;
        dst[f] = (int16_t)(sum / (int64_t)channels);
    }
}

void cw_spread(int16_t *dst, const int16_t *src, unsigned channels, size_t frames)
{
    for (size_t f = 0; f < frames; f++)
        for (unsigned c = 0; c < channels; c++)
            *dst++ = src[f];
}

void cw_copy(int16_t *dst, const int16_t *src, unsigned channels, size_t frames)
{
    if (frames > 0)
        memcpy(dst, src, frames * channels * sizeof *dst);
}

void cw_remap(int16_t *samples, const uint8_t *order, unsigned channels, size_t frames)
{
    int16_t frame[8];
    for (size_t f = 0; f < frames; f++, samples += channels) {
        for (unsigned c = 0; c < channels; c++)
            frame[c] = samples[order[c]];
        memcpy(samples, frame, channels * sizeof *samples);
    }
}

int cw_peak(const int16_t *samples, size_t n)
{
    int peak = 0;
    for (size_t i = 0; i < n; i++) {
        int level = samples[i] < 0 ? -samples[i] : samples[i];
        if (level > peak)
            peak = level;
    }
    return peak;
}
