#include "quantil.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct quantil {
    double *samples;
    size_t count, room;
    int sorted;
};

static int by_value(const void *pa, const void *pb)
{
    double a = *(const double *)pa, b = *(const double *)pb;

    return (a > b) - (a < b);
}

static void sort(quantil *q)
{
    if (!q->sorted && q->count > 1)
        qsort(q->samples, q->count, sizeof *q->samples, by_value);
    q->sorted = 1;
}

/* Makes room for `more` samples. */
static int reserve(quantil *q, size_t more)
{
    size_t room = q->room ? q->room : 4;
    double *samples;

    if (more > QT_MAX - q->count)
        return -1;
    if (q->count + more <= q->room)
        return 0;
    while (room < q->count + more)
        room *= 2;
    samples = realloc(q->samples, room * sizeof *samples);
    if (!samples)
        return -1;
    q->samples = samples;
    q->room = room;
    return 0;
}

quantil *qt_new(void)
{
    quantil *q = calloc(1, sizeof *q);

    if (q)
        q->sorted = 1;
    return q;
}

void qt_free(quantil *q)
{
    if (!q)
        return;
    free(q->samples);
    free(q);
}

static int append(quantil *q, const double *samples, size_t n)
{
    if (n == 0)
        return 0;
    if (reserve(q, n))
        return -1;
    memcpy(q->samples + q->count, samples, n * sizeof *samples);
    q->count += n;
    q->sorted = 0;
    return 0;
}

int qt_add(quantil *q, double sample)
{
    return qt_add_many(q, &sample, 1);
}

int qt_add_many(quantil *q, const double *samples, size_t n)
{
    if (n > QT_MAX - q->count)
        return -1;
    for (size_t i = 0; i < n; i++)
        if (!isfinite(samples[i]))
            return -1;
    return append(q, samples, n);
}

int qt_merge(quantil *q, const quantil *from)
{
    return append(q, from->samples, from->count);
}

void qt_clear(quantil *q)
{
    q->count = 0;
    q->sorted = 1;
}

size_t qt_count(const quantil *q)
{
    return q->count;
}

/* The quantile p of n > 0 sorted samples. */
static double interpolate(const double *sorted, size_t n, double p)
{
    double place = p * (double)(n - 1), part;
    size_t low = (size_t)place;

    if (low >= n - 1)
        return sorted[n - 1];
    part = place - (double)low;
    if (part == 0 || sorted[low] == sorted[low + 1])
        return sorted[low];
    return sorted[low] * (1 - part) + sorted[low + 1] * part;
}

int qt_quantile(quantil *q, double p, double *result)
{
    if (q->count == 0 || !(p >= 0 && p <= 1))
        return -1;
    sort(q);
    *result = interpolate(q->samples, q->count, p);
    return 0;
}

int qt_median(quantil *q, double *result)
{
    return qt_quantile(q, 0.5, result);
}

int qt_trimmed(quantil *q, double cut, double *result)
{
    double mean = 0;
    size_t skip, n;

    if (q->count == 0 || !(cut >= 0 && cut < 0.5))
        return -1;
    sort(q);
    skip = (size_t)(cut * (double)q->count);
    if (2 * skip >= q->count)
        skip = (q->count - 1) / 2;
    n = q->count - 2 * skip;
    for (size_t i = 0; i < n; i++)
        mean += q->samples[skip + i] / (double)n;
    *result = mean;
    return 0;
}

int qt_mad(quantil *q, double *result)
{
    double *deviations, median;

    if (qt_median(q, &median))
        return -1;
    deviations = malloc(q->count * sizeof *deviations);
    if (!deviations)
        return -1;
    for (size_t i = 0; i < q->count; i++)
        deviations[i] = fabs(q->samples[i] - median);
    qsort(deviations, q->count, sizeof *deviations, by_value);
    *result = interpolate(deviations, q->count, 0.5);
    free(deviations);
    return 0;
}
