#include "tickax.h"

#include <math.h>
#include <stdio.h>

/* The round number at or next above x. */
static double round_up(double x)
{
    double p = pow(10.0, floor(log10(x)));
    double f = x / p;
    if (f <= 1.0)
        return p;
    if (f <= 2.0)
        return 2.0 * p;
    if (f <= 5.0)
        return 5.0 * p;
    return 10.0 * p;
}

static bool in_limit(double v)
{
    return fabs(v) <= TICKAX_LIMIT;
}

static void order(double *lo, double *hi)
{
    if (*lo > *hi) {
        double t = *lo;
        *lo = *hi;
        *hi = t;
    }
}

/* Ticks from first up to hi; the ends may be off by rounding. */
static int ticks(double first, double step, double hi)
{
    double n = floor((hi - first) / step + 1e-9) + 1.0;
    if (!(n > 0.0))
        return 0;
    return n < 10.0 * TICKAX_WANT ? (int)n : 10 * TICKAX_WANT;
}

bool tickax_linear(double lo, double hi, int want, tickax *ax)
{
    if (!in_limit(lo) || !in_limit(hi) || want < 1 || want > TICKAX_WANT)
        return false;
    order(&lo, &hi);
    if (lo == hi) {
        lo -= 0.5;
        hi += 0.5;
    }
    double largest = fmax(fabs(lo), fabs(hi));
    double step = round_up((hi - lo) / want);
    /* neighbouring ticks have to be different numbers */
    while (largest + step == largest)
        step *= 10.0;
    ax->first = ceil(lo / step - 1e-9) * step;
    ax->step = step;
    ax->count = ticks(ax->first, step, hi);
    return true;
}

bool tickax_decades(double lo, double hi, tickax *ax)
{
    if (!in_limit(lo) || !in_limit(hi) || lo <= 0.0 || hi <= 0.0)
        return false;
    order(&lo, &hi);
    ax->first = ceil(log10(lo) - 1e-9);
    ax->step = 1.0;
    double n = floor(log10(hi) + 1e-9) - ax->first + 1.0;
    ax->count = n > 0.0 ? (int)n : 0;
    return true;
}

tickax tickax_minor(tickax ax, int parts)
{
    if (parts < 1 || parts > 10 || ax.count < 1 || ax.count > 100)
        return ax;
    ax.step /= parts;
    ax.count = (ax.count - 1) * parts + 1;
    return ax;
}

double tickax_value(tickax ax, int i)
{
    if (i < 0 || i >= ax.count)
        return NAN;
    double v = ax.first + i * ax.step;
    return fabs(v) < ax.step * 1e-6 ? 0.0 : v;
}

int tickax_nearest(tickax ax, double v)
{
    if (ax.count < 1 || isnan(v))
        return -1;
    double at = (v - ax.first) / ax.step;
    if (!(at > 0.0))
        return 0;
    if (at >= ax.count - 1)
        return ax.count - 1;
    return (int)(at + 0.5);
}

int tickax_label(tickax ax, int i, char *text, size_t size)
{
    double v = tickax_value(ax, i);
    if (isnan(v)) {
        if (size > 0)
            text[0] = '\0';
        return 0;
    }
    double decimals = -floor(log10(ax.step) + 1e-9);
    if (!(decimals > 0.0))
        decimals = 0.0;
    if (fabs(v) >= 1e15 || decimals > 9.0)
        return snprintf(text, size, "%.12g", v);
    return snprintf(text, size, "%.*f", (int)decimals, v);
}

int tickax_width(tickax ax)
{
    int width = 0;
    for (int i = 0; i < ax.count && i < 1000; i++) {
        int n = tickax_label(ax, i, NULL, 0);
        if (n > width)
            width = n;
    }
    return width;
}
