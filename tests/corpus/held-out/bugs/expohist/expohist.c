#include "expohist.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct eh_hist {
    size_t buckets;     /* room in count[] */
    int scale;
    int low, high;      /* indexes in use, when positives > 0 */
    uint64_t positives;
    uint64_t zeros;
    double min, max;
    uint64_t count[];   /* count[i - low] */
};

/* floor(i / 2) */
static int half(int i)
{
    return i >= 0 ? i / 2 : -((1 - i) / 2);
}

static int shrunk(int i, unsigned steps)
{
    while (steps-- > 0)
        i = half(i);
    return i;
}

/* The bucket of a positive number at scale EH_SCALE_MAX. */
static int finest_index(double value)
{
    const int parts = 1 << EH_SCALE_MAX;
    int exponent, part;
    double mantissa = frexp(value, &exponent) * 2;      /* 1 to 2 */

    part = (int)floor(log2(mantissa) * parts);
    if (part < 0)
        part = 0;
    if (part > parts - 1)
        part = parts - 1;
    return (exponent - 1) * parts + part;
}

/* How often the scale must be lowered until low..high fit. */
static unsigned steps_to_fit(int low, int high, size_t buckets)
{
    unsigned steps = 0;

    while ((size_t)(high - low) >= buckets) {
        low = half(low);
        high = half(high);
        steps++;
    }
    return steps;
}

/* Lowers the scale by that many steps. */
static void coarsen(eh_hist *h, unsigned steps)
{
    for (; steps > 0; steps--) {
        if (h->positives > 0) {
            int low = half(h->low), high = half(h->high), i;

            for (i = h->low; i <= h->high; i++) {
                uint64_t n = h->count[i - h->low];

                h->count[i - h->low] = 0;
                h->count[half(i) - low] += n;
            }
            h->low = low;
            h->high = high;
        }
        h->scale--;
    }
}

/* Makes room for low..high, indexes at the present scale that fit. */
static void widen(eh_hist *h, int low, int high)
{
    if (h->positives == 0) {
        h->low = low;
        h->high = high;
        return;
    }
    if (low < h->low) {
        size_t used = (size_t)(h->high - h->low) + 1, by = (size_t)(h->low - low);

        memmove(h->count + by, h->count, used * sizeof *h->count);
        memset(h->count, 0, by * sizeof *h->count);
        h->low = low;
    }
    if (high > h->high)
        h->high = high;
}

/* Lowers the scale and moves the window so that low..high, indexes at the
 * present scale, have their buckets too.  Returns the steps down. */
static unsigned make_room(eh_hist *h, int low, int high)
{
    unsigned steps;
    int all_low = low, all_high = high;

    if (h->positives > 0) {
        if (h->low < all_low)
            all_low = h->low;
        if (h->high > all_high)
            all_high = h->high;
    }
    steps = steps_to_fit(all_low, all_high, h->buckets);
    coarsen(h, steps);
    widen(h, shrunk(low, steps), shrunk(high, steps));
    return steps;
}

static void note_extremes(eh_hist *h, double min, double max)
{
    if (h->positives + h->zeros == 0) {
        h->min = min;
        h->max = max;
        return;
    }
    if (min < h->min)
        h->min = min;
    if (max > h->max)
        h->max = max;
}

eh_hist *eh_create(size_t buckets)
{
    eh_hist *h;

    if (buckets == 0 || buckets > EH_BUCKETS_MAX)
        return NULL;
    h = malloc(sizeof *h + buckets * sizeof h->count[0]);
    if (h) {
        h->buckets = buckets;
        eh_clear(h);
    }
    return h;
}

void eh_free(eh_hist *h)
{
    free(h);
}

void eh_clear(eh_hist *h)
{
    h->scale = EH_SCALE_MAX;
    h->low = h->high = 0;
    h->positives = h->zeros = 0;
    h->min = h->max = 0;
    memset(h->count, 0, h->buckets * sizeof h->count[0]);
}

int eh_add(eh_hist *h, double value)
{
    return eh_add_n(h, value, 1);
}

int eh_add_n(eh_hist *h, double value, uint64_t n)
{
    int index;

    if (!(value >= 0) || isinf(value) || n > UINT64_MAX - eh_count(h))
        return -1;
    if (n == 0)
        return 0;
    if (value == 0) {
        note_extremes(h, 0, 0);
        h->zeros += n;
        return 0;
    }
    index = shrunk(finest_index(value), (unsigned)(EH_SCALE_MAX - h->scale));
    index = shrunk(index, make_room(h, index, index));
    note_extremes(h, value, value);
    h->count[index - h->low] += n;
    h->positives += n;
    return 0;
}

int eh_merge(eh_hist *dst, const eh_hist *src)
{
    unsigned down = 0;
    int i;

    if (eh_count(src) > UINT64_MAX - eh_count(dst))
        return -1;
    if (eh_count(src) == 0)
        return 0;
    if (src == dst) {
        for (i = 0; i <= dst->high - dst->low; i++)
            dst->count[i] *= 2;
        dst->positives *= 2;
        dst->zeros *= 2;
        return 0;
    }
    note_extremes(dst, src->min, src->max);
    if (src->positives > 0) {
        if (dst->scale > src->scale)
            coarsen(dst, (unsigned)(dst->scale - src->scale));
        else
            down = (unsigned)(src->scale - dst->scale);
        down += make_room(dst, shrunk(src->low, down), shrunk(src->high, down));
        for (i = src->low; i <= src->high; i++)
            dst->count[shrunk(i, down) - dst->low] += src->count[i - src->low];
        dst->positives += src->positives;
    }
    dst->zeros += src->zeros;
    return 0;
}

uint64_t eh_count(const eh_hist *h)
{
    return h->positives + h->zeros;
}

uint64_t eh_zeros(const eh_hist *h)
{
    return h->zeros;
}

int eh_scale(const eh_hist *h)
{
    return h->scale;
}

/* The number at a place on the axis of indexes. */
static double at_index(const eh_hist *h, double index)
{
    return exp2(ldexp(index, -h->scale));
}

double eh_quantile(const eh_hist *h, double q)
{
    uint64_t total = eh_count(h), seen = h->zeros;
    double rank, guess = h->max;
    int i;

    if (total == 0 || !(q >= 0 && q <= 1))
        return NAN;
    if (q == 0)
        return h->min;
    if (q == 1)
        return h->max;
    rank = q * (double)total;
    if (h->zeros > 0 && rank <= (double)seen)
        return 0;
    for (i = h->low; h->positives > 0 && i <= h->high; i++) {
        seen += h->count[i - h->low];
        if (rank <= (double)seen) {
            guess = at_index(h, i + 0.5);
            break;
        }
    }
    return guess < h->min ? h->min : guess > h->max ? h->max : guess;
}

int eh_each(const eh_hist *h, eh_visit *visit, void *arg)
{
    int i, result = 0;

    for (i = h->low; h->positives > 0 && i <= h->high && result == 0; i++) {
        uint64_t n = h->count[i - h->low];

        if (n > 0)
            result = visit(arg, at_index(h, i), at_index(h, i + 1.0), n);
    }
    return result;
}
