#include "tapetrim.h"

#include <stdlib.h>
#include <string.h>

struct tape {
    float *data;
    size_t frames, room;    /* in frames */
    size_t channels;
};

static size_t bytes(const tape_t *t, size_t frames)
{
    return frames * t->channels * sizeof(float);
}

tape_t *tape_open(int channels)
{
    tape_t *t;

    if (channels < 1 || channels > 8)
        return NULL;
    t = calloc(1, sizeof *t);
    if (t)
        t->channels = (size_t)channels;
    return t;
}

void tape_close(tape_t *t)
{
    if (!t)
        return;
    free(t->data);
    free(t);
}

int tape_record(tape_t *t, const float *samples, size_t frames)
{
    if (frames > TAPE_MAX_FRAMES - t->frames)
        return -1;
    if (frames == 0)
        return 0;
    if (frames > t->room - t->frames) {
        size_t room = t->frames + frames;
        float *p;

        room += room / 2;
        p = realloc(t->data, bytes(t, room));
        if (!p)
            return -1;
        t->data = p;
        t->room = room;
    }
    memcpy(t->data + t->frames * t->channels, samples, bytes(t, frames));
    t->frames += frames;
    return 0;
}

size_t tape_play(const tape_t *t, size_t from, float *out, size_t frames)
{
    if (from >= t->frames)
        return 0;
    if (frames > t->frames - from)
        frames = t->frames - from;
    if (frames > 0)
        memcpy(out, t->data + from * t->channels, bytes(t, frames));
    return frames;
}

size_t tape_frames(const tape_t *t)
{
    return t->frames;
}

int tape_channels(const tape_t *t)
{
    return (int)t->channels;
}

int tape_trim(tape_t *t, size_t first, size_t end)
{
    size_t keep;
    float *p;

    if (first > end || end > t->frames)
        return -1;
    keep = end - first;
    if (keep == t->frames)
        return 0;
    if (keep > 0 && first > 0)
        memmove(t->data, t->data + first * t->channels, bytes(t, keep));
    t->frames = keep;
    p = realloc(t->data, bytes(t, keep));
    if (p) {    /* otherwise the larger block does as well */
        t->data = p;
        t->room = keep;
    }
    return 0;
}

static int quiet(const tape_t *t, size_t frame, float level)
{
    const float *s = t->data + frame * t->channels;
    size_t i;

    for (i = 0; i < t->channels; i++)
        if (s[i] > level || -s[i] > level)
            return 0;
    return 1;
}

void tape_trim_silence(tape_t *t, float level)
{
    size_t first = 0, end = t->frames;

    while (first < end && quiet(t, first, level))
        first++;
    while (end > first && quiet(t, end - 1, level))
        end--;
    tape_trim(t, first, end);
}

void tape_gain(tape_t *t, float factor)
{
    size_t i, n = t->frames * t->channels;

    for (i = 0; i < n; i++)
        t->data[i] *= factor;
}

void tape_reverse(tape_t *t)
{
    size_t a, b, i;

    if (t->frames == 0)
        return;
    for (a = 0, b = t->frames - 1; a < b; a++, b--) {
        for (i = 0; i < t->channels; i++) {
            float *x = t->data + a * t->channels + i;
            float *y = t->data + b * t->channels + i;
            float s = *x;
            *x = *y;
            *y = s;
        }
    }
}
