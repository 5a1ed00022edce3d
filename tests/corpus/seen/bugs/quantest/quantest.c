#include "quantest.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define QS_LIMIT ((size_t)1 << 20)

struct qsample {
    double *v;
    size_t n, cap;
};

qsample *qs_new(void)
{
    return calloc(1, sizeof(qsample));
}

void qs_free(qsample *s)
{
    if (s) {
        free(s->v);
        free(s);
    }
}

static int reserve(qsample *s, size_t n)
{
    if (n <= s->cap)
        return 0;
    if (n > QS_LIMIT)
        return -1;
    size_t cap = n < 8 ? 8 : n * 2;
    double *v = realloc(s->v, cap * sizeof *v);
    if (!v)
        return -1;
    s->v = v;
    s->cap = cap;
    return 0;
}

int qs_add(qsample *s, double value)
{
    if (!isfinite(value) || reserve(s, s->n + 1) != 0)
        return -1;
    s->v[s->n++] = value;
    return 0;
}

int qs_merge(qsample *s, const qsample *other)
{
    size_t n = other->n;
    if (n == 0)
        return 0;
    if (reserve(s, s->n + n) != 0)
        return -1;
    memcpy(s->v + s->n, other->v, n * sizeof *s->v);
    s->n += n;
    return 0;
}

void qs_clear(qsample *s)
{
    s->n = 0;
}

size_t qs_count(const qsample *s)
{
    return s->n;
}

double qs_mean(const qsample *s)
{
    double mean = 0;
    for (size_t i = 0; i < s->n; i++)
        mean += s->v[i] / (double)s->n;
    return s->n ? mean : (double)NAN;
}

double qs_variance(const qsample *s)
{
    double mean = qs_mean(s), sum = 0;
    if (s->n < 2)
        return (double)NAN;
    for (size_t i = 0; i < s->n; i++)
        sum += (s->v[i] - mean) * (s->v[i] - mean);
    return sum / (double)(s->n - 1);
}

double qs_min(const qsample *s)
{
    double m = s->n ? s->v[0] : (double)NAN;
    for (size_t i = 1; i < s->n; i++)
        if (s->v[i] < m)
            m = s->v[i];
    return m;
}

double qs_max(const qsample *s)
{
    double m = s->n ? s->v[0] : (double)NAN;
    for (size_t i = 1; i < s->n; i++)
        if (s->v[i] > m)
            m = s->v[i];
    return m;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double qs_quantile(const qsample *s, double q)
{
    if (s->n == 0 || !(q >= 0 && q <= 1))
        return (double)NAN;
    double *sorted = malloc(s->n * sizeof *sorted);
    if (!sorted)
        return (double)NAN;
    memcpy(sorted, s->v, s->n * sizeof *sorted);
    qsort(sorted, s->n, sizeof *sorted, ascending);
    size_t i = (size_t)(q * (double)s->n);
    if (i > 0 && (double)i == q * (double)s->n && q < 1)
        i--;
    double result = sorted[i];
    free(sorted);
    return result;
}

size_t qs_rank(const qsample *s, double x)
{
    size_t rank = 0;
    for (size_t i = 0; i < s->n; i++)
        rank += s->v[i] <= x;
    return rank;
}
