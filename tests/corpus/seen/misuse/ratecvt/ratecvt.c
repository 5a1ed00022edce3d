#include "ratecvt.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct ratecvt {
    uint64_t in_rate, out_rate;
    uint64_t phase; /* of the next output, from the last frame, in 1 / out_rate frames */
    int channels;
    int begun;                     /* last holds a frame */
    float last[RATECVT_CHANNELS];
};

static uint64_t divisor(uint64_t a, uint64_t b)
{
    while (b != 0) {
        uint64_t r = a % b;

        a = b;
        b = r;
    }
    return a;
}

ratecvt *ratecvt_new(long in_rate, long out_rate, int channels)
{
    ratecvt *cvt;
    uint64_t common;

    if (in_rate < 1 || in_rate > RATECVT_RATE || out_rate < 1 || out_rate > RATECVT_RATE)
        return NULL;
    if (in_rate / RATECVT_RATIO > out_rate || out_rate / RATECVT_RATIO > in_rate)
        return NULL;
    if ((in_rate / RATECVT_RATIO == out_rate && in_rate % RATECVT_RATIO != 0) ||
        (out_rate / RATECVT_RATIO == in_rate && out_rate % RATECVT_RATIO != 0))
        return NULL;
    if (channels < 1 || channels > RATECVT_CHANNELS)
        return NULL;
    cvt = calloc(1, sizeof *cvt);
    if (cvt == NULL)
        return NULL;
    common = divisor((uint64_t)in_rate, (uint64_t)out_rate);
    cvt->in_rate = (uint64_t)in_rate / common;
    cvt->out_rate = (uint64_t)out_rate / common;
    cvt->channels = channels;
    return cvt;
}

void ratecvt_free(ratecvt *cvt)
{
    free(cvt);
}

int ratecvt_channels(const ratecvt *cvt)
{
    return cvt->channels;
}

size_t ratecvt_bound(const ratecvt *cvt, size_t frames)
{
    if (frames == 0 || frames > RATECVT_BLOCK)
        return 0;
    return (size_t)((uint64_t)frames * cvt->out_rate / cvt->in_rate + 1);
}

/* Writes what is due between the last frame and next. */
static float *between(ratecvt *cvt, const float *next, float *out)
{
    while (cvt->phase < cvt->out_rate) {
        double part = (double)cvt->phase / (double)cvt->out_rate;

        for (int c = 0; c < cvt->channels; c++) {
            double from = cvt->last[c], to = next[c];

            *out++ = cvt->phase == 0 ? cvt->last[c] : (float)(from * (1.0 - part) + to * part);
        }
        cvt->phase += cvt->in_rate;
    }
    cvt->phase -= cvt->out_rate;
    return out;
}

size_t ratecvt_process(ratecvt *cvt, const float *in, size_t frames, float *out)
{
    size_t channels = (size_t)cvt->channels;
    float *start = out;

    if (frames > RATECVT_BLOCK)
        return RATECVT_ERROR;
    if (frames == 0)
        return 0;
    for (size_t i = 0; i < frames; i++, in += channels) {
        if (cvt->begun)
            out = between(cvt, in, out);
        memcpy(cvt->last, in, channels * sizeof *in);
        cvt->begun = 1;
    }
    return (size_t)(out - start) / channels;
}

size_t ratecvt_flush(ratecvt *cvt, float *out)
{
    size_t written = 0;

    if (cvt->begun) {
        float hold[RATECVT_CHANNELS];

        memcpy(hold, cvt->last, sizeof hold);
        written = (size_t)(between(cvt, hold, out) - out) / (size_t)cvt->channels;
    }
    ratecvt_reset(cvt);
    return written;
}

void ratecvt_reset(ratecvt *cvt)
{
    cvt->begun = 0;
    cvt->phase = 0;
    memset(cvt->last, 0, sizeof cvt->last);
}
