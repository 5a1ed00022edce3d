#include "dspq15.h"

#include <assert.h>

static q15_t sat(int64_t v)
{
    if (v > INT16_MAX)
        return INT16_MAX;
    if (v < INT16_MIN)
        return INT16_MIN;
    return (q15_t)v;
}

void q15_vadd(const q15_t *a, const q15_t *b, q15_t *dst, size_t n)
{
    for (size_t i = 0; i < n; i++)
        dst[i] = sat((int32_t)a[i] + b[i]);
}

void q15_vsub(const q15_t *a, const q15_t *b, q15_t *dst, size_t n)
{
    for (size_t i = 0; i < n; i++)
        dst[i] = sat((int32_t)a[i] - b[i]);
}

void q15_vmul(const q15_t *a, const q15_t *b, q15_t *dst, size_t n)
{
    for (size_t i = 0; i < n; i++)
        dst[i] = sat((int32_t)a[i] * b[i] / 32768);
}

void q15_vshift(const q15_t *src, int shift, q15_t *dst, size_t n)
{
    assert(shift >= -15 && shift <= 15);
    if (shift >= 0) {
        int32_t factor = (int32_t)1 << shift;
        for (size_t i = 0; i < n; i++)
            dst[i] = sat((int64_t)src[i] * factor);
    } else {
        int32_t divisor = (int32_t)1 << -shift;
        for (size_t i = 0; i < n; i++)
            dst[i] = (q15_t)(src[i] / divisor);
    }
}

void q15_vabs(const q15_t *src, q15_t *dst, size_t n)
{
    for (size_t i = 0; i < n; i++)
        dst[i] = sat(src[i] < 0 ? -(int32_t)src[i] : src[i]);
}

int64_t q15_dot(const q15_t *a, const q15_t *b, size_t n)
{
    int64_t acc = 0;

    for (size_t i = 0; i < n; i++)
        acc += (int32_t)a[i] * b[i];
    return acc;
}

q15_t q15_mean(const q15_t *src, size_t n)
{
    int64_t acc = 0;

    for (size_t i = 0; i < n; i++)
        acc += src[i];
    return (q15_t)(acc / (int64_t)n);
}

q15_t q15_max(const q15_t *src, size_t n, size_t *index)
{
    size_t best = 0;

    assert(n > 0);
    for (size_t i = 1; i < n; i++)
        if (src[i] > src[best])
            best = i;
    if (index != NULL)
        *index = best;
    return src[best];
}

q15_t q15_div(q15_t num, q15_t den)
{
    return sat((int64_t)num * 32768 / den);
}

void q15_conv(const q15_t *a, size_t na, const q15_t *b, size_t nb, q15_t *dst)
{
    assert(na > 0 && nb > 0);
    for (size_t k = 0; k < na + nb - 1; k++) {
        size_t from = k < nb ? 0 : k - nb + 1;
        size_t to = k < na ? k : na - 1;
        int64_t acc = 0;

        for (size_t i = from; i <= to; i++)
            acc += (int32_t)a[i] * b[k - i];
        dst[k] = sat(acc / 32768);
    }
}

size_t q15_decimate(const q15_t *src, size_t n, size_t factor, q15_t *dst)
{
    size_t count;

    assert(factor > 0);
    count = n / factor + (n % factor != 0);
    for (size_t i = 0; i < count; i++)
        dst[i] = src[i * factor];
    return count;
}
