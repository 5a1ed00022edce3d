#include "kisswht.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct kw_state {
    int n;
    bool inverse;
    double scratch[];
};

int kw_next_size(int n)
{
    int size = 1;
    if (n > KW_MAX_POINTS)
        return 0;
    while (size < n)
        size *= 2;
    return size;
}

kw_cfg kw_alloc(int n, bool inverse)
{
    if (n < 1 || kw_next_size(n) != n)
        return NULL;
    kw_cfg cfg = malloc(sizeof *cfg + (size_t)n * sizeof cfg->scratch[0]);
    if (cfg == NULL)
        return NULL;
    cfg->n = n;
    cfg->inverse = inverse;
    return cfg;
}

void kw_free(kw_cfg cfg)
{
    free(cfg);
}

int kw_points(kw_cfg cfg)
{
    return cfg->n;
}

static void butterflies(double *data, int n)
{
    for (int half = 1; half < n; half *= 2)
        for (int i = 0; i < n; i += 2 * half)
            for (int j = i; j < i + half; j++) {
                double x = data[j], y = data[j + half];
                data[j] = x + y;
                data[j + half] = x - y;
            }
}

void kw_forward(kw_cfg cfg, const double *in, double *out)
{
    assert(!cfg->inverse);
    memmove(out, in, (size_t)cfg->n * sizeof *out);
    butterflies(out, cfg->n);
}

void kw_inverse(kw_cfg cfg, const double *in, double *out)
{
    assert(cfg->inverse);
    memmove(out, in, (size_t)cfg->n * sizeof *out);
    butterflies(out, cfg->n);
    for (int i = 0; i < cfg->n; i++)
        out[i] /= cfg->n;
}

void kw_convolve(kw_cfg forward, kw_cfg inverse, const double *a, const double *b, double *c)
{
    assert(forward->n == inverse->n);
    assert(!forward->inverse && inverse->inverse);
    double *other = inverse->scratch;
    kw_forward(forward, b, other);
    kw_forward(forward, a, c);
    for (int i = 0; i < forward->n; i++)
        c[i] *= other[i];
    kw_inverse(inverse, c, c);
}

/* Row of the natural order that has so many sign changes. */
static int natural(int sequency, int n)
{
    int gray = sequency ^ sequency >> 1, row = 0;
    for (int bit = 1; bit < n; bit *= 2) {
        row = row * 2 + (gray & 1);
        gray >>= 1;
    }
    return row;
}

void kw_sequency(kw_cfg cfg, double *data)
{
    memcpy(cfg->scratch, data, (size_t)cfg->n * sizeof *data);
    for (int i = 0; i < cfg->n; i++)
        data[i] = cfg->scratch[natural(i, cfg->n)];
}
