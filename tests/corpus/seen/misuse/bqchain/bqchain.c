#include "bqchain.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

void bq_init(struct bq_chain *chain, size_t stages, const float *coeffs, float *state)
{
    chain->stages = stages;
    chain->coeffs = coeffs;
    chain->state = state;
    bq_reset(chain);
}

void bq_reset(struct bq_chain *chain)
{
    for (size_t i = 0; i < chain->stages * BQ_STATE; i++)
        chain->state[i] = 0;
}

float bq_step(struct bq_chain *chain, float in)
{
    for (size_t i = 0; i < chain->stages; i++) {
        const float *c = chain->coeffs + i * BQ_COEFFS;
        float *s = chain->state + i * BQ_STATE;
        float out = c[0] * in + s[0];
        s[0] = c[1] * in - c[3] * out + s[1];
        s[1] = c[2] * in - c[4] * out;
        in = out;
    }
    return in;
}

void bq_process(struct bq_chain *chain, const float *in, float *out, size_t n)
{
    for (size_t i = 0; i < n; i++)
        out[i] = bq_step(chain, in[i]);
}

/* Numerators differ in the sign of the cosine only. */
static bool design(float *coeffs, double frequency, double q, double sign)
{
    if (!(frequency > 0 && frequency < 0.5 && q > 0))
        return false;
    double w = 2 * pi * frequency;
    double alpha = sin(w) / (2 * q), a0 = 1 + alpha;
    double b = (1 - sign * cos(w)) / 2 / a0;
    coeffs[0] = (float)b;
    coeffs[1] = (float)(sign * 2 * b);
    coeffs[2] = (float)b;
    coeffs[3] = (float)(-2 * cos(w) / a0);
    coeffs[4] = (float)((1 - alpha) / a0);
    return true;
}

bool bq_lowpass(float *coeffs, double frequency, double q)
{
    return design(coeffs, frequency, q, 1);
}

bool bq_highpass(float *coeffs, double frequency, double q)
{
    return design(coeffs, frequency, q, -1);
}

double bq_dc_gain(const struct bq_chain *chain)
{
    double gain = 1;
    for (size_t i = 0; i < chain->stages; i++) {
        const float *c = chain->coeffs + i * BQ_COEFFS;
        gain *= ((double)c[0] + c[1] + c[2]) / (1 + (double)c[3] + c[4]);
    }
    return gain;
}
