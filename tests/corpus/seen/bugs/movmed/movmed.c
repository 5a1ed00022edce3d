#include "movmed.h"

#include <math.h>
#include <string.h>

int movmed_init(movmed *w, double *space, size_t window)
{
    if (w == NULL || space == NULL || window == 0 || window > MOVMED_MAX)
        return -1;
    w->ring = space;
    w->sorted = space + window;
    w->window = window;
    movmed_reset(w);
    return 0;
}

void movmed_reset(movmed *w)
{
    w->count = 0;
    w->oldest = 0;
}

static int before(double a, double b)
{
    if (isnan(a))
        return 0;
    return isnan(b) || a < b;
}

/* Where x belongs among the sorted: behind those that are not greater. */
static size_t place(const movmed *w, double x)
{
    size_t low = 0, high = w->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (before(x, w->sorted[middle]))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* Where x is among the sorted. */
static size_t find(const movmed *w, double x)
{
    size_t i = 0;

    while (i < w->count && w->sorted[i] != x)
        i++;
    return i;
}

int movmed_drop(movmed *w)
{
    size_t at;

    if (w->count == 0)
        return 0;
    at = find(w, w->ring[w->oldest]);
    memmove(w->sorted + at, w->sorted + at + 1, (w->count - at - 1) * sizeof *w->sorted);
    w->oldest = (w->oldest + 1) % w->window;
    w->count--;
    return 1;
}

void movmed_push(movmed *w, double x)
{
    size_t at;

    if (w->count == w->window)
        movmed_drop(w);
    at = place(w, x);
    memmove(w->sorted + at + 1, w->sorted + at, (w->count - at) * sizeof *w->sorted);
    w->sorted[at] = x;
    w->ring[(w->oldest + w->count) % w->window] = x;
    w->count++;
}

size_t movmed_count(const movmed *w)
{
    return w->count;
}

double movmed_median(const movmed *w)
{
    size_t half = w->count / 2;
    double sum;

    if (w->count == 0)
        return NAN;
    if (w->count % 2 == 1)
        return w->sorted[half];
    sum = w->sorted[half - 1] + w->sorted[half];
    if (isfinite(sum))
        return sum / 2;
    return w->sorted[half - 1] / 2 + w->sorted[half] / 2;
}

double movmed_min(const movmed *w)
{
    return w->count == 0 ? NAN : w->sorted[0];
}

double movmed_max(const movmed *w)
{
    return w->count == 0 ? NAN : w->sorted[w->count - 1];
}

double movmed_mean(const movmed *w)
{
    double mean = 0;
    size_t i;

    if (w->count == 0)
        return NAN;
    for (i = 0; i < w->count; i++)
        mean += w->ring[(w->oldest + i) % w->window] / (double)w->count;
    /* rounding must not lead out of the range */
    if (mean < movmed_min(w))
        return movmed_min(w);
    if (mean > movmed_max(w))
        return movmed_max(w);
    return mean;
}

double movmed_quantile(const movmed *w, double q)
{
    double at;
    size_t i;

    if (w->count == 0 || isnan(q))
        return NAN;
    if (q <= 0)
        return movmed_min(w);
    if (q >= 1)
        return movmed_max(w);
    at = floor(q * (double)(w->count - 1) + 0.5);
    i = (size_t)at;
    if (i > w->count - 1)
        i = w->count - 1;
    return w->sorted[i];
}

size_t movmed_values(const movmed *w, double *out, size_t cap)
{
    size_t i;

    for (i = 0; i < w->count && i < cap; i++)
        out[i] = w->ring[(w->oldest + i) % w->window];
    return i;
}
