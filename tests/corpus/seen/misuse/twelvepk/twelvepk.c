#include "twelvepk.h"

#include <assert.h>

size_t tp_bytes(size_t n)
{
    return n / 2 * 3 + n % 2 * 2;
}

static unsigned clamp(unsigned sample)
{
    return sample > TP_MAX ? TP_MAX : sample;
}

uint16_t tp_get(const uint8_t *packed, size_t at)
{
    const uint8_t *p = packed + at / 2 * 3;
    if (at % 2 == 0)
        return (uint16_t)(p[0] | (p[1] & 15u) << 8);
    return (uint16_t)(p[1] >> 4 | p[2] << 4);
}

void tp_put(uint8_t *packed, size_t at, uint16_t sample)
{
    uint8_t *p = packed + at / 2 * 3;
    unsigned s = clamp(sample);
    if (at % 2 == 0) {
        p[0] = (uint8_t)(s & 255u);
        p[1] = (uint8_t)((p[1] & 0xf0u) | s >> 8);
    } else {
        p[1] = (uint8_t)((p[1] & 15u) | (s & 15u) << 4);
        p[2] = (uint8_t)(s >> 4);
    }
}

static void put_pair(uint8_t *p, unsigned a, unsigned b)
{
    p[0] = (uint8_t)(a & 255u);
    p[1] = (uint8_t)(a >> 8 | (b & 15u) << 4);
    p[2] = (uint8_t)(b >> 4);
}

static void put_last(uint8_t *p, unsigned a)
{
    p[0] = (uint8_t)(a & 255u);
    p[1] = (uint8_t)(a >> 8);
}

/* Also in place: it reads ahead of where it writes. */
static void pack(uint8_t *packed, const uint16_t *samples, size_t n)
{
    for (size_t i = 0; i < n / 2; i++) {
        unsigned a = clamp(samples[2 * i]), b = clamp(samples[2 * i + 1]);
        put_pair(packed + 3 * i, a, b);
    }
    if (n % 2 == 1)
        put_last(packed + n / 2 * 3, clamp(samples[n - 1]));
}

void tp_pack(uint8_t *packed, const uint16_t *samples, size_t n)
{
    if (n > 0)
        pack(packed, samples, n);
}

void tp_unpack(uint16_t *samples, const uint8_t *packed, size_t n)
{
    for (size_t i = 0; i < n; i++)
        samples[i] = tp_get(packed, i);
}

void tp_expand(uint16_t *buffer, size_t n)
{
    const uint8_t *packed = (const uint8_t *)buffer;
    for (size_t i = n; i-- > 0;) {
        uint16_t sample = tp_get(packed, i);
        buffer[i] = sample;
    }
}

size_t tp_squeeze(uint16_t *buffer, size_t n)
{
    if (n > 0)
        pack((uint8_t *)buffer, buffer, n);
    return tp_bytes(n);
}

void tp_copy(uint8_t *to, size_t to_at, const uint8_t *from, size_t from_at, size_t n)
{
    if (to_at <= from_at) {
        for (size_t i = 0; i < n; i++)
            tp_put(to, to_at + i, tp_get(from, from_at + i));
    } else {
        for (size_t i = n; i-- > 0;)
            tp_put(to, to_at + i, tp_get(from, from_at + i));
    }
}

void tp_histogram(const uint8_t *packed, size_t n, unsigned shift, uint32_t *bins)
{
    assert(shift <= 12);
    for (unsigned bin = 0; bin <= TP_MAX >> shift; bin++)
        bins[bin] = 0;
    for (size_t i = 0; i < n; i++)
        bins[tp_get(packed, i) >> shift]++;
}

void tp_curve(uint8_t *packed, size_t n, const uint16_t *curve)
{
    for (size_t i = 0; i < n; i++)
        tp_put(packed, i, curve[tp_get(packed, i)]);
}
