#include "decim16.h"

#include <stddef.h>
#include <string.h>

decim16_status decim16_init(decim16 *d, uint16_t taps, uint16_t factor, const int16_t *coef, int16_t *state,
                            uint16_t block)
{
    if (d == NULL || coef == NULL || state == NULL || taps == 0 || factor == 0 || block == 0)
        return DECIM16_ARGUMENT;
    if (block % factor != 0)
        return DECIM16_LENGTH;
    d->taps = taps;
    d->block = block;
    d->factor = factor;
    d->coef = coef;
    d->state = state;
    decim16_flush(d);
    return DECIM16_OK;
}

static int16_t saturated(int64_t sum)
{
    sum /= 32768;
    return (int16_t)(sum > INT16_MAX ? INT16_MAX : sum < INT16_MIN ? INT16_MIN : sum);
}

void decim16_run(decim16 *d, const int16_t *in, int16_t *out)
{
    size_t old = d->taps - 1u;
    int16_t *fresh = d->state + old;
    memmove(fresh, in, d->block * sizeof *fresh);
    for (size_t at = 0; at < d->block; at += d->factor) {
        int64_t sum = 0;
        const int16_t *newest = fresh + at;
        for (ptrdiff_t k = 0; k < d->taps; k++)
            sum += (int64_t)d->coef[k] * newest[-k];
        out[at / d->factor] = saturated(sum);
    }
    memmove(d->state, d->state + d->block, old * sizeof *fresh);
}

void decim16_flush(decim16 *d)
{
    memset(d->state, 0, DECIM16_STATE(d->taps, d->block) * sizeof *d->state);
}

uint16_t decim16_produced(const decim16 *d)
{
    return d->block / d->factor;
}

int64_t decim16_gain(const decim16 *d)
{
    int64_t sum = 0;
    for (size_t k = 0; k < d->taps; k++)
        sum += d->coef[k];
    return sum;
}

void decim16_boxcar(int16_t *coef, uint16_t taps)
{
    for (size_t k = 0; k < taps; k++)
        coef[k] = (int16_t)(INT16_MAX / taps);
}
