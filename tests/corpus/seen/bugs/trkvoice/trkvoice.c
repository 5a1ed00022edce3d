#include "trkvoice.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct TV_Sample {
    size_t frames;
    bool looped;
    size_t loop_start, loop_end;
    int16_t pcm[];
};

struct TV_Voice {
    const TV_Sample *sample;
    uint64_t position; /* 16 bits of fraction, as has the speed */
    uint32_t speed;
    int volume;
};

TV_Sample *TV_NewSample(const int16_t *pcm, size_t frames)
{
    if (frames > TV_MAX_FRAMES)
        return NULL;
    TV_Sample *s = malloc(sizeof *s + frames * sizeof *pcm);
    if (s == NULL)
        return NULL;
    s->frames = frames;
    TV_ClearLoop(s);
    if (frames > 0)
        memcpy(s->pcm, pcm, frames * sizeof *pcm);
    return s;
}

void TV_FreeSample(TV_Sample *sample)
{
    free(sample);
}

size_t TV_SampleFrames(const TV_Sample *sample)
{
    return sample->frames;
}

int TV_SetLoop(TV_Sample *sample, size_t start, size_t end)
{
    if (start >= end || end > sample->frames)
        return -1;
    sample->looped = true;
    sample->loop_start = start;
    sample->loop_end = end;
    return 0;
}

void TV_ClearLoop(TV_Sample *sample)
{
    sample->looped = false;
    sample->loop_start = sample->loop_end = 0;
}

int TV_TrimSample(TV_Sample *sample, size_t frames)
{
    if (frames > sample->frames)
        return -1;
    sample->frames = frames;
    if (sample->loop_start > frames)
        sample->loop_start = frames;
    if (sample->loop_end > frames)
        sample->loop_end = frames;
    return 0;
}

void TV_ReverseSample(TV_Sample *sample)
{
    for (size_t i = 0; i < sample->frames / 2; i++) {
        int16_t swap = sample->pcm[i];
        sample->pcm[i] = sample->pcm[sample->frames - 1 - i];
        sample->pcm[sample->frames - 1 - i] = swap;
    }
}

TV_Voice *TV_NewVoice(const TV_Sample *sample)
{
    TV_Voice *v = malloc(sizeof *v);
    if (v == NULL)
        return NULL;
    *v = (TV_Voice){sample, 0, TV_UNITY, TV_MAX_VOLUME};
    return v;
}

void TV_FreeVoice(TV_Voice *voice)
{
    free(voice);
}

int TV_SetSpeed(TV_Voice *voice, uint32_t speed)
{
    if (speed == 0 || speed > TV_MAX_SPEED)
        return -1;
    voice->speed = speed;
    return 0;
}

int TV_SetVolume(TV_Voice *voice, int volume)
{
    if (volume < 0 || volume > TV_MAX_VOLUME)
        return -1;
    voice->volume = volume;
    return 0;
}

int TV_Seek(TV_Voice *voice, size_t frame)
{
    if (frame > voice->sample->frames)
        return -1;
    voice->position = (uint64_t)frame << 16;
    return 0;
}

/* The next frame of a voice; false at the end of the sample. */
static bool next(TV_Voice *v, int32_t *value)
{
    const TV_Sample *s = v->sample;
    size_t end = s->looped ? s->loop_end : s->frames;
    while (v->position >> 16 >= end) {
        if (!s->looped)
            return false;
        v->position -= (uint64_t)(s->loop_end - s->loop_start) << 16;
    }
    size_t i = (size_t)(v->position >> 16);
    int32_t a = s->pcm[i], b = 0;
    if (i + 1 < end)
        b = s->pcm[i + 1];
    else if (s->looped)
        b = s->pcm[s->loop_start];
    int32_t part = (int32_t)(v->position & 0xffff) >> 2;
    *value = (a + (b - a) * part / 16384) * v->volume / TV_MAX_VOLUME;
    v->position += v->speed;
    return true;
}

size_t TV_Render(TV_Voice *voice, int16_t *out, size_t frames)
{
    int32_t value;
    size_t i = 0;
    while (i < frames && next(voice, &value))
        out[i++] = (int16_t)value;
    return i;
}

void TV_Mix(TV_Voice *const *voices, size_t count, int16_t *out, size_t frames)
{
    for (size_t i = 0; i < frames; i++) {
        int64_t sum = 0;
        for (size_t k = 0; k < count; k++) {
            int32_t value;
            if (next(voices[k], &value))
                sum += value;
        }
        if (sum > INT16_MAX)
            sum = INT16_MAX;
        if (sum < INT16_MIN)
            sum = INT16_MIN;
        out[i] = (int16_t)sum;
    }
}
