#include "kfplan.h"

#include <assert.h>
#include <stdlib.h>

struct kf_plan {
    int n;
    int log2n;
    int inverse;
    kf_cpx twiddle[]; /* n / 2 */
};

/* 0 <= x <= pi */
static double series(double x, double term, int k)
{
    double sum = 0;
    for (; k < 40; k += 2) {
        sum += term;
        term *= -x * x / ((k + 1) * (k + 2));
    }
    return sum;
}

static int valid(int n)
{
    return n >= 2 && n <= 65536 && (n & (n - 1)) == 0;
}

size_t kf_plan_bytes(int n)
{
    return valid(n) ? sizeof(kf_plan) + (size_t)(n / 2) * sizeof(kf_cpx) : 0;
}

kf_plan *kf_plan_place(void *mem, size_t len, int n, int inverse)
{
    kf_plan *p = mem;
    if (!valid(n) || len < kf_plan_bytes(n))
        return NULL;
    p->n = n;
    p->inverse = inverse != 0;
    p->log2n = 0;
    while (1 << p->log2n < n)
        p->log2n++;
    for (int i = 0; i < n / 2; i++) {
        double angle = 2 * 3.14159265358979323846 * i / n;
        double s = series(angle, angle, 1);
        p->twiddle[i].re = (float)series(angle, 1, 0);
        p->twiddle[i].im = (float)(inverse ? s : -s);
    }
    return p;
}

kf_plan *kf_plan_new(int n, int inverse)
{
    size_t len = kf_plan_bytes(n);
    void *mem = len > 0 ? malloc(len) : NULL;
    return mem != NULL ? kf_plan_place(mem, len, n, inverse) : NULL;
}

void kf_plan_free(kf_plan *p)
{
    free(p);
}

int kf_length(const kf_plan *p)
{
    return p->n;
}

int kf_is_inverse(const kf_plan *p)
{
    return p->inverse;
}

static size_t reversed(size_t i, int bits)
{
    size_t r = 0;
    while (bits-- > 0) {
        r = r << 1 | (i & 1);
        i >>= 1;
    }
    return r;
}

static void butterflies(const kf_plan *p, kf_cpx *v)
{
    for (int half = 1; half < p->n; half *= 2) {
        int step = p->n / (2 * half);
        for (int base = 0; base < p->n; base += 2 * half)
            for (int i = 0; i < half; i++) {
                kf_cpx w = p->twiddle[i * step];
                kf_cpx *a = &v[base + i], *b = &v[base + i + half], t;
                t.re = b->re * w.re - b->im * w.im;
                t.im = b->re * w.im + b->im * w.re;
                b->re = a->re - t.re;
                b->im = a->im - t.im;
                a->re += t.re;
                a->im += t.im;
            }
    }
}

void kf_run_stride(const kf_plan *p, const kf_cpx *in, size_t stride, kf_cpx *out)
{
    assert(stride > 0);
    assert(in != out);
    for (size_t i = 0; i < (size_t)p->n; i++)
        out[reversed(i, p->log2n)] = in[i * stride];
    butterflies(p, out);
}

void kf_run(const kf_plan *p, const kf_cpx *in, kf_cpx *out)
{
    kf_run_stride(p, in, 1, out);
}

void kf_power(const kf_plan *p, const float *samples, kf_cpx *work, float *power)
{
    assert(!p->inverse);
    for (size_t i = 0; i < (size_t)p->n; i++)
        work[reversed(i, p->log2n)] = (kf_cpx){samples[i], 0};
    butterflies(p, work);
    for (int i = 0; i <= p->n / 2; i++)
        power[i] = work[i].re * work[i].re + work[i].im * work[i].im;
}

void kf_scale(kf_cpx *v, size_t n, float f)
{
    for (size_t i = 0; i < n; i++) {
        v[i].re *= f;
        v[i].im *= f;
    }
}

size_t kf_peak(const float *v, size_t n)
{
    size_t best = 0;
    assert(n > 0);
    for (size_t i = 1; i < n; i++)
        if (v[i] > v[best])
            best = i;
    return best;
}
