#include "ratelerp.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define MIN_RATE 1000
#define MAX_RATE 384000

struct ratelerp {
    uint32_t from, to;
    unsigned channels;
    bool primed;  /* `last` holds a frame */
    bool drained;
    uint32_t phase; /* where the next output frame is after `last`, in 1/to of an input frame */
    int16_t last[RATELERP_MAX_CHANNELS];
};

ratelerp *ratelerp_open(uint32_t from, uint32_t to, unsigned channels)
{
    if (from < MIN_RATE || from > MAX_RATE || to < MIN_RATE || to > MAX_RATE)
        return NULL;
    if (channels < 1 || channels > RATELERP_MAX_CHANNELS)
        return NULL;
    ratelerp *conv = calloc(1, sizeof *conv);
    if (conv == NULL)
        return NULL;
    conv->from = from;
    conv->to = to;
    conv->channels = channels;
    return conv;
}

void ratelerp_close(ratelerp *conv)
{
    free(conv);
}

unsigned ratelerp_channels(const ratelerp *conv)
{
    return conv->channels;
}

/* Output frames in the time of so many input frames from `last` on. */
static size_t outputs(const ratelerp *conv, size_t frames)
{
    uint64_t time = (uint64_t)frames * conv->to;
    if (time <= conv->phase)
        return 0;
    return (size_t)((time - conv->phase + conv->from - 1) / conv->from);
}

size_t ratelerp_expect(const ratelerp *conv, size_t frames)
{
    assert(frames <= RATELERP_MAX_BLOCK);
    if (frames > 0 && !conv->primed)
        frames--; /* there is nothing to interpolate from before the first */
    return outputs(conv, frames);
}

/* Writes the frames between `last` and `next`. */
static int16_t *between(ratelerp *conv, const int16_t *next, int16_t *out)
{
    while (conv->phase < conv->to) {
        for (unsigned c = 0; c < conv->channels; c++) {
            int32_t rise = next[c] - conv->last[c];
            *out++ = (int16_t)(conv->last[c] + (int64_t)rise * conv->phase / conv->to);
        }
        conv->phase += conv->from;
    }
    conv->phase -= conv->to;
    return out;
}

size_t ratelerp_process(ratelerp *conv, const int16_t *in, size_t frames, int16_t *out)
{
    assert(!conv->drained);
    assert(frames <= RATELERP_MAX_BLOCK);
    int16_t *end = out;
    for (size_t i = 0; i < frames; i++) {
        if (conv->primed)
            end = between(conv, in, end);
        memcpy(conv->last, in, conv->channels * sizeof *in);
        conv->primed = true;
        in += conv->channels;
    }
    return end == out ? 0 : (size_t)(end - out) / conv->channels;
}

size_t ratelerp_tail(const ratelerp *conv)
{
    return conv->primed ? outputs(conv, 1) : 0;
}

size_t ratelerp_drain(ratelerp *conv, int16_t *out)
{
    assert(!conv->drained);
    size_t frames = ratelerp_tail(conv);
    for (size_t i = 0; i < frames; i++)
        memcpy(out + i * conv->channels, conv->last, conv->channels * sizeof *out);
    ratelerp_reset(conv);
    conv->drained = true;
    return frames;
}

void ratelerp_reset(ratelerp *conv)
{
    conv->primed = false;
    conv->drained = false;
    conv->phase = 0;
    memset(conv->last, 0, sizeof conv->last);
}
