#include "onebit.h"

#include <assert.h>

#define PRECISION 10
#define STRENGTH_MIN 8
#define STRENGTH_MAX ((1 << PRECISION) - 1)

/* value / 2^bits, rounded down */
static int shifted(int value, int bits)
{
    int divisor = 1 << bits, quotient = value / divisor;
    return value % divisor < 0 ? quotient - 1 : quotient;
}

void onebit_init(onebit_coder *c)
{
    c->charge = 0;
    c->strength = STRENGTH_MIN;
    c->last_bit = 0;
    c->last_charge = 0;
    c->filter = 0;
}

static void update(onebit_coder *c, int bit)
{
    int target = bit ? 127 : -128;
    int next = c->charge + shifted(c->strength * (target - c->charge) + (1 << (PRECISION - 1)), PRECISION);
    if (next == c->charge && next != target)
        next += bit ? 1 : -1;
    if (bit == c->last_bit) {
        if (c->strength < STRENGTH_MAX)
            c->strength++;
    } else if (c->strength > STRENGTH_MIN) {
        c->strength--;
    }
    c->charge = next;
    c->last_bit = bit;
}

void onebit_encode(onebit_coder *c, uint8_t *out, const int8_t *pcm, size_t samples)
{
    assert(samples % 8 == 0);
    for (; samples > 0; samples -= 8) {
        unsigned byte = 0;
        for (int i = 0; i < 8; i++) {
            int level = *pcm++;
            int bit = level > c->charge || (level == c->charge && level == 127);
            byte |= (unsigned)bit << i;
            update(c, bit);
        }
        *out++ = (uint8_t)byte;
    }
}

void onebit_decode(onebit_coder *c, int8_t *pcm, const uint8_t *in, size_t bytes)
{
    for (; bytes > 0; bytes--) {
        unsigned byte = *in++;
        for (int i = 0; i < 8; i++) {
            int bit = (int)(byte >> i & 1), before = c->last_bit, level;
            update(c, bit);
            /* antijerk, then a low-pass filter */
            level = bit == before ? c->charge : shifted(c->charge + c->last_charge + 1, 1);
            c->last_charge = c->charge;
            c->filter += shifted(140 * (level - c->filter) + 128, 8);
            *pcm++ = (int8_t)c->filter;
        }
    }
}

unsigned onebit_pad(size_t samples)
{
    return (unsigned)((8 - samples % 8) % 8);
}

void onebit_gain(int8_t *pcm, size_t samples, uint16_t gain)
{
    for (size_t i = 0; i < samples; i++) {
        int level = pcm[i] * gain / 256;
        pcm[i] = (int8_t)(level > 127 ? 127 : level < -128 ? -128 : level);
    }
}
