#include "lerpacc.h"

#include <assert.h>
#include <math.h>

void lerp_init(lerpacc *l, const double *x, const double *y, size_t n)
{
    assert(n >= 2);
    for (size_t i = 0; i + 1 < n; i++)
        assert(x[i] < x[i + 1]);
    assert(isfinite(x[0]) && isfinite(x[n - 1]));
    l->x = x;
    l->y = y;
    l->n = n;
    l->last = 0;
}

size_t lerp_interval(lerpacc *l, double v)
{
    const double *x = l->x;
    size_t i = l->last;
    if (v >= x[i] && v < x[i + 1])
        return i;
    if (!(v >= x[1]))
        return l->last = 0;
    size_t low = 1, high = l->n - 1;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (v >= x[middle])
            low = middle;
        else
            high = middle;
    }
    if (low > l->n - 2)
        low = l->n - 2;
    return l->last = low;
}

static double slope(const lerpacc *l, size_t i)
{
    return (l->y[i + 1] - l->y[i]) / (l->x[i + 1] - l->x[i]);
}

double lerp_eval(lerpacc *l, double v)
{
    size_t i = lerp_interval(l, v);
    return l->y[i] + (v - l->x[i]) * slope(l, i);
}

double lerp_slope(lerpacc *l, double v)
{
    return slope(l, lerp_interval(l, v));
}

double lerp_integral(lerpacc *l, double a, double b)
{
    if (b < a)
        return -lerp_integral(l, b, a);
    size_t i = lerp_interval(l, a), end = lerp_interval(l, b);
    double sum = 0.0, from = a, at_from = lerp_eval(l, a);
    for (; i < end; i++) {
        sum += (l->x[i + 1] - from) * 0.5 * (at_from + l->y[i + 1]);
        from = l->x[i + 1];
        at_from = l->y[i + 1];
    }
    return sum + (b - from) * 0.5 * (at_from + lerp_eval(l, b));
}

void lerp_map(lerpacc *l, const double *v, double *out, size_t m)
{
    for (size_t k = 0; k < m; k++)
        out[k] = lerp_eval(l, v[k]);
}

double lerp_deviation(const lerpacc *l, lerpacc *other)
{
    double most = 0.0;
    for (size_t i = 0; i < l->n; i++)
        most = fmax(most, fabs(l->y[i] - lerp_eval(other, l->x[i])));
    return most;
}
