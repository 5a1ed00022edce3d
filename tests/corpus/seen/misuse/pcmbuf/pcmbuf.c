#include "pcmbuf.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

struct pcmbuf {
    int16_t *samples;
    unsigned channels;
    size_t capacity; /* all of these in frames */
    size_t head;     /* the first readable */
    size_t fill;
    size_t writing, reading; /* size of the open region, 0 without one */
};

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

static int16_t *frame(const pcmbuf *b, size_t i)
{
    return b->samples + i % b->capacity * b->channels;
}

static size_t bytes(const pcmbuf *b, size_t frames)
{
    return frames * b->channels * sizeof(int16_t);
}

pcmbuf *pb_new(unsigned channels, size_t frames)
{
    pcmbuf *b;

    if (channels == 0 || channels > PB_MAX_CHANNELS || frames == 0 || frames > PB_MAX_FRAMES)
        return NULL;
    b = calloc(1, sizeof *b);
    if (!b)
        return NULL;
    b->channels = channels;
    b->capacity = frames;
    b->samples = calloc(frames * channels, sizeof *b->samples);
    if (!b->samples) {
        free(b);
        return NULL;
    }
    return b;
}

void pb_free(pcmbuf *b)
{
    if (b) {
        free(b->samples);
        free(b);
    }
}

size_t pb_readable(const pcmbuf *b)
{
    return b->fill;
}

size_t pb_writable(const pcmbuf *b)
{
    return b->capacity - b->fill;
}

/* The frames from `at` to where the memory ends. */
static size_t until_wrap(const pcmbuf *b, size_t at)
{
    return b->capacity - at % b->capacity;
}

size_t pb_write(pcmbuf *b, const int16_t *samples, size_t frames)
{
    size_t tail = b->head + b->fill, part;

    assert(b->writing == 0);
    frames = least(frames, pb_writable(b));
    if (frames == 0)
        return 0;
    part = least(frames, until_wrap(b, tail));
    memcpy(frame(b, tail), samples, bytes(b, part));
    if (part < frames)
        memcpy(b->samples, samples + part * b->channels, bytes(b, frames - part));
    b->fill += frames;
    return frames;
}

/* Copies readable frames out without removing them. */
static void copy_out(const pcmbuf *b, int16_t *samples, size_t frames)
{
    size_t part = least(frames, until_wrap(b, b->head));

    if (frames == 0)
        return;
    memcpy(samples, frame(b, b->head), bytes(b, part));
    if (part < frames)
        memcpy(samples + part * b->channels, b->samples, bytes(b, frames - part));
}

static void drop(pcmbuf *b, size_t frames)
{
    b->head = (b->head + frames) % b->capacity;
    b->fill -= frames;
}

size_t pb_read(pcmbuf *b, int16_t *samples, size_t frames)
{
    assert(b->reading == 0);
    frames = least(frames, b->fill);
    if (samples)
        copy_out(b, samples, frames);
    drop(b, frames);
    return frames;
}

int16_t *pb_begin_write(pcmbuf *b, size_t *frames)
{
    size_t tail = b->head + b->fill;

    assert(b->writing == 0);
    b->writing = least(*frames, least(pb_writable(b), until_wrap(b, tail)));
    *frames = b->writing;
    return b->writing > 0 ? frame(b, tail) : NULL;
}

const int16_t *pb_begin_read(pcmbuf *b, size_t *frames)
{
    assert(b->reading == 0);
    b->reading = least(*frames, least(b->fill, until_wrap(b, b->head)));
    *frames = b->reading;
    return b->reading > 0 ? frame(b, b->head) : NULL;
}

void pb_end_write(pcmbuf *b, size_t frames)
{
    assert(b->writing > 0);
    assert(frames <= b->writing);
    b->writing = 0;
    b->fill += frames;
}

void pb_end_read(pcmbuf *b, size_t frames)
{
    assert(b->reading > 0);
    assert(frames <= b->reading);
    b->reading = 0;
    drop(b, frames);
}

int pb_resize(pcmbuf *b, size_t frames)
{
    int16_t *samples;
    size_t kept = least(frames, b->fill);

    assert(b->writing == 0 && b->reading == 0);
    if (frames == 0 || frames > PB_MAX_FRAMES)
        return -1;
    samples = calloc(frames * b->channels, sizeof *samples);
    if (!samples)
        return -1;
    copy_out(b, samples, kept);
    free(b->samples);
    b->samples = samples;
    b->capacity = frames;
    b->head = 0;
    b->fill = kept;
    return 0;
}

static int16_t saturated(double x)
{
    if (isnan(x))
        return 0;
    if (x >= INT16_MAX)
        return INT16_MAX;
    if (x <= INT16_MIN)
        return INT16_MIN;
    return (int16_t)lrint(x);
}

void pb_gain(pcmbuf *b, double gain)
{
    size_t i;
    unsigned c;

    for (i = 0; i < b->fill; i++) {
        int16_t *samples = frame(b, b->head + i);
        for (c = 0; c < b->channels; c++)
            samples[c] = saturated(samples[c] * gain);
    }
}

int pb_peak(const pcmbuf *b)
{
    int peak = 0;
    size_t i;
    unsigned c;

    for (i = 0; i < b->fill; i++) {
        const int16_t *samples = frame(b, b->head + i);
        for (c = 0; c < b->channels; c++)
            if (abs(samples[c]) > peak)
                peak = abs(samples[c]);
    }
    return peak;
}
