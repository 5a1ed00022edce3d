#include "sampstat.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct sampstat {
    double *values;
    size_t count;
    size_t capacity;
};

sampstat *sampstat_create(void)
{
    return calloc(1, sizeof(sampstat));
}

void sampstat_destroy(sampstat *s)
{
    if (s == NULL)
        return;
    free(s->values);
    free(s);
}

bool sampstat_add(sampstat *s, double value)
{
    if (!isfinite(value) || s->count == SAMPSTAT_MAX)
        return false;
    if (s->count == s->capacity) {
        size_t capacity = s->capacity == 0 ? 8 : 2 * s->capacity;
        double *values = realloc(s->values, capacity * sizeof *values);
        if (values == NULL)
            return false;
        s->values = values;
        s->capacity = capacity;
    }
    s->values[s->count++] = value;
    return true;
}

void sampstat_reset(sampstat *s)
{
    s->count = 0;
}

size_t sampstat_count(const sampstat *s)
{
    return s->count;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double sampstat_median(const sampstat *s)
{
    if (s->count == 0)
        return 0;
    double *sorted = malloc(s->count * sizeof *sorted);
    if (sorted == NULL)
        return 0;
    memcpy(sorted, s->values, s->count * sizeof *sorted);
    qsort(sorted, s->count, sizeof *sorted, ascending);
    size_t middle = s->count / 2;
    double median = sorted[middle];
    if (s->count % 2 == 0)
        median = sorted[middle - 1] / 2 + median / 2;
    free(sorted);
    return median;
}

bool sampstat_summarize(const sampstat *s, sampstat_summary *out)
{
    if (s->count == 0)
        return false;
    double mean = 0, squares = 0;
    out->count = s->count;
    out->min = out->max = s->values[0];
    for (size_t i = 0; i < s->count; i++) {
        double value = s->values[i], off = value - mean;
        mean += off / (double)(i + 1);
        squares += off * (value - mean);
        if (value < out->min)
            out->min = value;
        if (value > out->max)
            out->max = value;
    }
    out->mean = mean;
    if (s->count > 1)
        out->stddev = sqrt(squares / (double)(s->count - 1));
    return true;
}

double sampstat_range(const sampstat_summary *summary)
{
    return summary->max - summary->min;
}

bool sampstat_is_outlier(const sampstat_summary *summary, double value, double limit)
{
    double off = fabs(value - summary->mean);
    if (summary->stddev > 0)
        return off / summary->stddev > limit;
    return off > 0;
}
