#include "zerocrv.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static bool rate_ok(double z)
{
    return z >= -ZC_RATE && z <= ZC_RATE;
}

// The curve takes over the arrays.
static void adopt(zerocrv *c, double *t, double *z, size_t n)
{
    free(c->t);
    free(c->z);
    c->t = t;
    c->z = z;
    c->n = n;
}

void zc_init(zerocrv *c)
{
    c->n = 0;
    c->t = NULL;
    c->z = NULL;
}

void zc_release(zerocrv *c)
{
    adopt(c, NULL, NULL, 0);
}

// Room for n > 0 nodes in two arrays.
static bool room(size_t n, double **t, double **z)
{
    *t = malloc(n * sizeof **t);
    *z = malloc(n * sizeof **z);
    if (*t != NULL && *z != NULL)
        return true;
    free(*t);
    free(*z);
    return false;
}

bool zc_node(zerocrv *c, double t, double z)
{
    if (!(t > 0.0) || !isfinite(t) || !rate_ok(z))
        return false;
    size_t at = 0;
    while (at < c->n && c->t[at] < t)
        at++;
    if (at < c->n && c->t[at] == t) {
        c->z[at] = z;
        return true;
    }
    double *ts, *zs;
    if (c->n >= ZC_NODES || !room(c->n + 1, &ts, &zs))
        return false;
    for (size_t i = 0; i < c->n; i++) {
        ts[i < at ? i : i + 1] = c->t[i];
        zs[i < at ? i : i + 1] = c->z[i];
    }
    ts[at] = t;
    zs[at] = z;
    adopt(c, ts, zs, c->n + 1);
    return true;
}

bool zc_remove(zerocrv *c, size_t index)
{
    if (index >= c->n)
        return false;
    size_t after = c->n - index - 1;
    memmove(c->t + index, c->t + index + 1, after * sizeof *c->t);
    memmove(c->z + index, c->z + index + 1, after * sizeof *c->z);
    c->n--;
    return true;
}

bool zc_copy(zerocrv *to, const zerocrv *from)
{
    if (to == from)
        return true;
    double *t = NULL, *z = NULL;
    if (from->n > 0) {
        if (!room(from->n, &t, &z))
            return false;
        memcpy(t, from->t, from->n * sizeof *t);
        memcpy(z, from->z, from->n * sizeof *z);
    }
    adopt(to, t, z, from->n);
    return true;
}

bool zc_shift(zerocrv *c, double bp)
{
    double by = bp * 1e-4;
    if (isnan(by))
        return false;
    for (size_t i = 0; i < c->n; i++)
        if (!rate_ok(c->z[i] + by))
            return false;
    for (size_t i = 0; i < c->n; i++)
        c->z[i] += by;
    return true;
}

bool zc_bootstrap(zerocrv *c, const double *par, size_t n)
{
    if (n > ZC_NODES)
        return false;
    if (n == 0) {
        zc_release(c);
        return true;
    }
    for (size_t k = 0; k < n; k++)
        if (!(par[k] > -1.0) || !isfinite(par[k]))
            return false;
    double *t, *z;
    if (!room(n, &t, &z))
        return false;
    double annuity = 0.0;
    for (size_t k = 0; k < n; k++) {
        double d = (1.0 - par[k] * annuity) / (1.0 + par[k]);
        t[k] = (double)(k + 1);
        z[k] = -log(d) / t[k];
        if (!(d > 0.0) || !rate_ok(z[k]))
            return false;
        annuity += d;
    }
    adopt(c, t, z, n);
    return true;
}

double zc_rate(const zerocrv *c, double t)
{
    if (!(t >= 0.0))
        return NAN;
    if (c->n == 0)
        return 0.0;
    if (t <= c->t[0])
        return c->z[0];
    for (size_t i = 1; i < c->n; i++) {
        if (t > c->t[i])
            continue;
        double w = (t - c->t[i - 1]) / (c->t[i] - c->t[i - 1]);
        return c->z[i - 1] + w * (c->z[i] - c->z[i - 1]);
    }
    return c->z[c->n - 1];
}

double zc_discount(const zerocrv *c, double t)
{
    return exp(-zc_rate(c, t) * t);
}

double zc_forward(const zerocrv *c, double t1, double t2)
{
    if (!(t1 >= 0.0) || !(t2 > t1))
        return NAN;
    return (zc_rate(c, t2) * t2 - zc_rate(c, t1) * t1) / (t2 - t1);
}
