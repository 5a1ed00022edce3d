#include "rsmpl.h"

#include <assert.h>
#include <stdlib.h>

struct Resampler {
    uint32_t in_rate, out_rate;
    uint64_t phase; /* from `last` to the next output, in 1/out_rate of an input sample */
    int32_t last;
    uint32_t gain;
    uint64_t read, written;
};

Resampler *rs_new(unsigned in_rate, unsigned out_rate)
{
    Resampler *r = calloc(1, sizeof *r);
    if (r == NULL)
        return NULL;
    r->gain = 256;
    rs_set_rates(r, in_rate, out_rate);
    return r;
}

void rs_free(Resampler *r)
{
    free(r);
}

void rs_set_rates(Resampler *r, unsigned in_rate, unsigned out_rate)
{
    assert(in_rate >= 1 && in_rate <= RS_MAX_RATE);
    assert(out_rate >= 1 && out_rate <= RS_MAX_RATE);
    r->in_rate = in_rate;
    r->out_rate = out_rate;
    r->phase = 0;
}

void rs_set_gain(Resampler *r, uint16_t gain)
{
    r->gain = gain;
}

void rs_rewind(Resampler *r)
{
    r->phase = 0;
    r->last = 0;
    r->read = r->written = 0;
}

size_t rs_bound(const Resampler *r, size_t n)
{
    if (n > (SIZE_MAX - 2 * RS_MAX_RATE) / RS_MAX_RATE)
        return SIZE_MAX;
    return n * r->out_rate / r->in_rate + 1;
}

static int16_t amplify(const Resampler *r, int64_t sample)
{
    sample = sample * r->gain / 256;
    if (sample > INT16_MAX)
        return INT16_MAX;
    if (sample < INT16_MIN)
        return INT16_MIN;
    return (int16_t)sample;
}

size_t rs_process(Resampler *r, const int16_t *in, size_t n, int16_t *out)
{
    size_t count = 0;
    for (size_t i = 0; i < n; i++) {
        const int64_t step = in[i] - r->last;
        while (r->phase < r->out_rate) {
            out[count++] = amplify(r, r->last + step * (int64_t)r->phase / (int64_t)r->out_rate);
            r->phase += r->in_rate;
        }
        r->phase -= r->out_rate;
        r->last = in[i];
    }
    r->read += n;
    r->written += count;
    return count;
}

void rs_totals(const Resampler *r, uint64_t *read, uint64_t *written)
{
    if (read != NULL)
        *read = r->read;
    if (written != NULL)
        *written = r->written;
}
