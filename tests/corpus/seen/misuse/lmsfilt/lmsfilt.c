#include "lmsfilt.h"

#include <string.h>

/* Keeps the step finite while the input is silent. */
#define SILENCE 1e-6f

static int good_mu(float mu)
{
    return mu > 0 && mu < 2;
}

static void clear(float *array, size_t n)
{
    for (size_t i = 0; i < n; i++)
        array[i] = 0;
}

int lms_init(lms_filter *f, size_t taps, float *coeffs, float *state, float mu,
             size_t block)
{
    if (taps < 1 || taps > LMS_MAX_TAPS || block < 1 || block > LMS_MAX_BLOCK)
        return -1;
    if (!good_mu(mu))
        return -1;
    f->taps = taps;
    f->block = block;
    f->coeffs = coeffs;
    f->state = state;
    f->mu = mu;
    f->frozen = 0;
    clear(state, taps + block - 1);
    return 0;
}

/* Puts the new inputs behind the taps - 1 last ones. */
static void take(lms_filter *f, const float *in, size_t count)
{
    for (size_t i = 0; i < count; i++)
        f->state[f->taps - 1 + i] = in[i];
}

/* Keeps the taps - 1 last inputs at the start. */
static void shift(lms_filter *f, size_t count)
{
    memmove(f->state, f->state + count, (f->taps - 1) * sizeof *f->state);
}

/* The filtered value at position i of the block. */
static float filtered(const lms_filter *f, size_t i)
{
    const float *newest = f->state + f->taps - 1 + i;
    float sum = 0;

    for (size_t k = 0; k < f->taps; k++)
        sum += f->coeffs[k] * newest[-(ptrdiff_t)k];
    return sum;
}

static float energy_at(const lms_filter *f, size_t i)
{
    float sum = 0;

    for (size_t k = 0; k < f->taps; k++)
        sum += f->state[i + k] * f->state[i + k];
    return sum;
}

static void adapt(lms_filter *f, size_t i, float error)
{
    const float *newest = f->state + f->taps - 1 + i;
    float step = f->mu * error / (energy_at(f, i) + SILENCE);

    for (size_t k = 0; k < f->taps; k++)
        f->coeffs[k] += step * newest[-(ptrdiff_t)k];
}

void lms_process(lms_filter *f, const float *in, const float *ref, float *out,
                 float *err, size_t count)
{
    if (count == 0)
        return;
    take(f, in, count);
    for (size_t i = 0; i < count; i++) {
        float value = filtered(f, i), error = ref[i] - value;
        if (!f->frozen)
            adapt(f, i, error);
        out[i] = value;
        err[i] = error;
    }
    shift(f, count);
}

void lms_apply(lms_filter *f, const float *in, float *out, size_t count)
{
    if (count == 0)
        return;
    take(f, in, count);
    for (size_t i = 0; i < count; i++)
        out[i] = filtered(f, i);
    shift(f, count);
}

void lms_freeze(lms_filter *f, int frozen)
{
    f->frozen = frozen != 0;
}

int lms_set_mu(lms_filter *f, float mu)
{
    if (!good_mu(mu))
        return -1;
    f->mu = mu;
    return 0;
}

void lms_reset(lms_filter *f, int coeffs_too)
{
    clear(f->state, f->taps + f->block - 1);
    if (coeffs_too)
        clear(f->coeffs, f->taps);
}

size_t lms_taps(const lms_filter *f)
{
    return f->taps;
}

size_t lms_block(const lms_filter *f)
{
    return f->block;
}
