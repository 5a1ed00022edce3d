#include "sampbag.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void sampbag_init(struct sampbag *b)
{
    *b = (struct sampbag)SAMPBAG_INIT;
}

void sampbag_clear(struct sampbag *b)
{
    free(b->samples);
    sampbag_init(b);
}

static bool reserve(struct sampbag *b, size_t count)
{
    size_t room = b->room;

    if (count > SAMPBAG_MAX)
        return false;
    if (count <= room)
        return true;
    if (room == 0)
        room = 2;
    while (room < count)
        room *= 2;
    double *samples = realloc(b->samples, room * sizeof *samples);
    if (samples == NULL)
        return false;
    b->samples = samples;
    b->room = room;
    return true;
}

/* Welford's step; reserve() has been called. */
static void put(struct sampbag *b, double x)
{
    if (b->count > 0 && x < b->samples[b->count - 1])
        b->sorted = false;
    b->samples[b->count++] = x;
    double delta = x - b->mean;
    b->mean += delta / (double)b->count;
    b->m2 += delta * (x - b->mean);
}

bool sampbag_add(struct sampbag *b, double x)
{
    if (!(fabs(x) <= SAMPBAG_LIMIT) || !reserve(b, b->count + 1))
        return false;
    put(b, x);
    return true;
}

bool sampbag_merge(struct sampbag *into, const struct sampbag *from)
{
    const double *samples = from->samples;
    size_t count = from->count;

    if (count == 0)
        return true;
    if (!reserve(into, into->count + count))
        return false;
    for (size_t i = 0; i < count; i++)
        put(into, samples[i]);
    return true;
}

double sampbag_variance(const struct sampbag *b)
{
    if (b->count < 2)
        return 0.0;
    return b->m2 / (double)(b->count - 1);
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

double sampbag_quantile(struct sampbag *b, double q)
{
    if (b->count == 0)
        return 0.0;
    if (isnan(q))
        q = 0.5;
    else if (q < 0.0)
        q = 0.0;
    else if (q > 1.0)
        q = 1.0;
    if (!b->sorted) {
        qsort(b->samples, b->count, sizeof b->samples[0], by_value);
        b->sorted = true;
    }
    double place = q * (double)(b->count - 1);
    size_t left = (size_t)place;
    if (left + 1 >= b->count)
        return b->samples[b->count - 1];
    double share = place - (double)left;
    return b->samples[left] * (1.0 - share) + b->samples[left + 1] * share;
}

size_t sampbag_between(const struct sampbag *b, double lo, double hi)
{
    size_t n = 0;

    for (size_t i = 0; i < b->count; i++)
        if (b->samples[i] >= lo && b->samples[i] < hi)
            n++;
    return n;
}

/* After a removal the moments are computed anew: no rounding piles up. */
static void recompute(struct sampbag *b)
{
    double mean = 0.0, m2 = 0.0;

    for (size_t i = 0; i < b->count; i++) {
        double delta = b->samples[i] - mean;
        mean += delta / (double)(i + 1);
        m2 += delta * (b->samples[i] - mean);
    }
    b->mean = mean;
    b->m2 = m2;
}

bool sampbag_remove(struct sampbag *b, double x)
{
    for (size_t i = 0; i < b->count; i++) {
        if (b->samples[i] == x) {
            size_t after = b->count - i - 1;
            if (after > 0)
                memmove(b->samples + i, b->samples + i + 1, after * sizeof b->samples[0]);
            b->count--;
            if (b->count == 0)
                sampbag_clear(b);
            else
                recompute(b);
            return true;
        }
    }
    return false;
}
