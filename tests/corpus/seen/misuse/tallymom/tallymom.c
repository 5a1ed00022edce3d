#include "tallymom.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

void tally_init(tally *t)
{
    t->samples = NULL;
    t->n = t->room = 0;
    t->sorted = 0;
}

void tally_done(tally *t)
{
    free(t->samples);
    tally_init(t);
}

int tally_add(tally *t, double x)
{
    if (isnan(x) || t->n >= TALLY_MAX)
        return -1;
    if (t->n == t->room) {
        size_t room = t->room < 8 ? 8 : t->room * 2;
        double *samples = realloc(t->samples, room * sizeof *samples);
        if (samples == NULL)
            return -1;
        t->samples = samples;
        t->room = room;
    }
    t->samples[t->n++] = x;
    t->sorted = 0;
    return 0;
}

size_t tally_count(const tally *t)
{
    return t->n;
}

double tally_mean(const tally *t)
{
    double mean = 0;
    assert(t->n > 0);
    for (size_t i = 0; i < t->n; i++)
        mean += t->samples[i] / (double)t->n;
    return mean;
}

double tally_variance(const tally *t)
{
    double sum = 0;
    if (t->n < 2)
        return 0;
    double mean = tally_mean(t);
    for (size_t i = 0; i < t->n; i++)
        sum += (t->samples[i] - mean) * (t->samples[i] - mean);
    return sum / (double)(t->n - 1);
}

static int by_value(const void *left, const void *right)
{
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

const double *tally_sorted(tally *t)
{
    if (!t->sorted && t->n > 1)
        qsort(t->samples, t->n, sizeof *t->samples, by_value);
    t->sorted = 1;
    return t->samples;
}

double tally_quantile(tally *t, double q)
{
    assert(t->n > 0 && q >= 0 && q <= 1);
    const double *x = tally_sorted(t);
    double at = q * (double)(t->n - 1);
    size_t low = (size_t)at;
    double part = at - (double)low;
    if (low + 1 >= t->n || part == 0)
        return x[low];
    return x[low] * (1 - part) + x[low + 1] * part;
}

double *tally_take(tally *t, size_t *n)
{
    double *samples = t->samples;
    *n = t->n;
    if (t->n == 0) {
        free(samples);
        samples = NULL;
    }
    tally_init(t);
    return samples;
}

void tally_give(tally *t, double *samples, size_t n)
{
    tally_done(t);
    t->samples = samples;
    t->n = t->room = n;
}
