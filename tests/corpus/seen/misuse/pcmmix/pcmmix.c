#include "pcmmix.h"

#include <stdlib.h>
#include <string.h>

struct pcmmix {
    size_t frames;
    unsigned channels;
    int16_t *samples;
};

static size_t count(const pcmmix *sound)
{
    return sound->frames * sound->channels;
}

static int16_t cut(int64_t value)
{
    return (int16_t)(value > INT16_MAX ? INT16_MAX : value < INT16_MIN ? INT16_MIN : value);
}

pcmmix *pcmmix_create(size_t frames, unsigned channels)
{
    if (channels == 0 || channels > PCMMIX_CHANNELS_MAX || frames > PCMMIX_FRAMES_MAX)
        return NULL;
    pcmmix *sound = malloc(sizeof *sound);
    if (sound == NULL)
        return NULL;
    sound->frames = frames;
    sound->channels = channels;
    sound->samples = calloc(count(sound) + (frames == 0), sizeof *sound->samples);
    if (sound->samples == NULL) {
        free(sound);
        return NULL;
    }
    return sound;
}

void pcmmix_destroy(pcmmix *sound)
{
    if (sound == NULL)
        return;
    free(sound->samples);
    free(sound);
}

size_t pcmmix_frames(const pcmmix *sound)
{
    return sound->frames;
}

unsigned pcmmix_channels(const pcmmix *sound)
{
    return sound->channels;
}

int pcmmix_peak(const pcmmix *sound)
{
    int peak = 0;
    for (size_t i = 0; i < count(sound); i++)
        if (abs(sound->samples[i]) > peak)
            peak = abs(sound->samples[i]);
    return peak;
}

int16_t pcmmix_get(const pcmmix *sound, size_t frame, unsigned channel)
{
    return sound->samples[frame * sound->channels + channel];
}

void pcmmix_set(pcmmix *sound, size_t frame, unsigned channel, int16_t sample)
{
    sound->samples[frame * sound->channels + channel] = sample;
}

void pcmmix_read(const pcmmix *sound, size_t first, int16_t *samples, size_t frames)
{
    if (frames > 0)
        memcpy(samples, sound->samples + first * sound->channels, frames * sound->channels * sizeof *samples);
}

void pcmmix_write(pcmmix *sound, size_t first, const int16_t *samples, size_t frames)
{
    if (frames > 0)
        memcpy(sound->samples + first * sound->channels, samples, frames * sound->channels * sizeof *samples);
}

void pcmmix_add(pcmmix *sound, const pcmmix *other)
{
    for (size_t i = 0; i < count(other); i++)
        sound->samples[i] = cut((int64_t)sound->samples[i] + other->samples[i]);
}

void pcmmix_scale(pcmmix *sound, unsigned percent)
{
    for (size_t i = 0; i < count(sound); i++)
        sound->samples[i] = cut((int64_t)sound->samples[i] * percent / 100);
}
