#include "ulawpcm.h"

#define BIAS 132
#define CLIP 32635

static const int16_t base[8] = {0, 132, 396, 924, 1980, 4092, 8316, 16764};

static int magnitude(int16_t s)
{
    return s < 0 ? -(int)s : s;
}

/* number of the highest bit of a biased sample, bit 7 is chord 0 */
static int highest(int biased)
{
    int chord = 0;
    for (biased >>= 8; biased != 0; biased >>= 1)
        chord++;
    return chord;
}

uint8_t ulaw_enc(int16_t s)
{
    int m = magnitude(s);
    if (m > CLIP)
        m = CLIP;
    m += BIAS;
    int chord = highest(m);
    int step = m >> (chord + 3) & 15;
    return (uint8_t)~((s < 0 ? 0x80 : 0) | chord << 4 | step);
}

int16_t ulaw_dec(uint8_t u)
{
    u = (uint8_t)~u;
    int chord = u >> 4 & 7, step = u & 15;
    int m = base[chord] + step * (1 << (chord + 3));
    return (int16_t)(u & 0x80 ? -m : m);
}

void ulaw_enc_block(const int16_t *in, uint8_t *out, size_t n)
{
    for (size_t i = 0; i < n; i++)
        out[i] = ulaw_enc(in[i]);
}

void ulaw_dec_block(const uint8_t *in, int16_t *out, size_t n)
{
    for (size_t i = 0; i < n; i++)
        out[i] = ulaw_dec(in[i]);
}

int pcm_peak(const int16_t *in, size_t n)
{
    int peak = 0;
    for (size_t i = 0; i < n; i++)
        if (magnitude(in[i]) > peak)
            peak = magnitude(in[i]);
    return peak;
}

double pcm_power(const int16_t *in, size_t n)
{
    double sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += (double)in[i] * in[i];
    return n == 0 ? 0 : sum / (double)n;
}

int ulaw_chord(int16_t s)
{
    int m = magnitude(s);
    return highest((m > CLIP ? CLIP : m) + BIAS);
}

int ulaw_silent(const int16_t *in, size_t n, int chord)
{
    for (size_t i = 0; i < n; i++)
        if (ulaw_chord(in[i]) >= chord)
            return 0;
    return 1;
}

void ulaw_chords(const int16_t *in, size_t n, unsigned long h[8])
{
    unsigned long found[8] = {0};
    for (size_t i = 0; i < n; i++)
        found[highest(magnitude(in[i]) + BIAS)]++;
    for (int c = 0; c < 8; c++)
        h[c] = found[c];
}

int16_t pcm_mix(int16_t a, int16_t b)
{
    int sum = a + b;
    if (sum > INT16_MAX)
        return INT16_MAX;
    return (int16_t)(sum < INT16_MIN ? INT16_MIN : sum);
}
