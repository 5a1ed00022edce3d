#include "kinkline.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

struct kl_curve {
    const double *x, *y;
    size_t n;
};

struct kl_cursor {
    const kl_curve *curve;
    size_t at;                  /* a piece of the curve */
};

kl_curve *kl_new(const double *x, const double *y, size_t n)
{
    if (n < 2)
        return NULL;
    for (size_t i = 0; i < n; i++)
        assert(isfinite(x[i]) && (i == 0 || x[i - 1] < x[i]));
    kl_curve *c = malloc(sizeof *c);
    if (c != NULL) {
        c->x = x;
        c->y = y;
        c->n = n;
    }
    return c;
}

void kl_free(kl_curve *c)
{
    free(c);
}

/* The piece i, from point i to i + 1, with x[i] <= x < x[i + 1], of those from
 * `low` on; x is within the points and not left of piece `low`. */
static size_t find(const kl_curve *c, double x, size_t low)
{
    size_t high = c->n - 1;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (c->x[middle] <= x)
            low = middle;
        else
            high = middle;
    }
    return low;
}

/* Halves where the difference of two large numbers would be infinite. */
static double quotient(double a1, double a0, double b1, double b0)
{
    return isfinite(a1 - a0) && isfinite(b1 - b0) ? (a1 - a0) / (b1 - b0) : (a1 / 2 - a0 / 2) / (b1 / 2 - b0 / 2);
}

static double on_piece(const kl_curve *c, size_t i, double x)
{
    double t = quotient(x, c->x[i], c->x[i + 1], c->x[i]);
    return t == 0 ? c->y[i] : c->y[i] * (1 - t) + c->y[i + 1] * t;
}

double kl_value(const kl_curve *c, double x)
{
    if (isnan(x))
        return x;
    if (x <= c->x[0])
        return c->y[0];
    if (x >= c->x[c->n - 1])
        return c->y[c->n - 1];
    return on_piece(c, find(c, x, 0), x);
}

double kl_slope(const kl_curve *c, double x)
{
    if (isnan(x))
        return x;
    if (x < c->x[0] || x >= c->x[c->n - 1])
        return 0;
    size_t i = find(c, x, 0);
    return quotient(c->y[i + 1], c->y[i], c->x[i + 1], c->x[i]);
}

double kl_integral(const kl_curve *c)
{
    double sum = 0;
    for (size_t i = 0; i + 1 < c->n; i++)
        sum += (c->y[i] / 2 + c->y[i + 1] / 2) * (c->x[i + 1] / 2 - c->x[i] / 2) * 2;
    return sum;
}

double kl_first(const kl_curve *c)
{
    return c->x[0];
}

double kl_last(const kl_curve *c)
{
    return c->x[c->n - 1];
}

kl_cursor *kl_cursor_new(const kl_curve *c)
{
    kl_cursor *k = malloc(sizeof *k);
    if (k != NULL) {
        k->curve = c;
        k->at = 0;
    }
    return k;
}

double kl_cursor_value(kl_cursor *k, double x)
{
    const kl_curve *c = k->curve;
    if (!(x > c->x[0] && x < c->x[c->n - 1]))
        return kl_value(c, x);
    if (x < c->x[k->at])
        k->at = 0;
    if (x >= c->x[k->at + 1])
        k->at = find(c, x, k->at + 1);
    return on_piece(c, k->at, x);
}

void kl_cursor_free(kl_cursor *k)
{
    free(k);
}
