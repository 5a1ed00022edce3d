#include "winmedn.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct wm_window {
    double *ring;   /* in order of arrival, oldest at `head` when full */
    double *sorted; /* the same samples by rank */
    size_t width;
    size_t count;
    size_t head; /* where the next sample goes */
};

struct wm_window *wm_open(size_t width)
{
    struct wm_window *w;

    if (width == 0 || width > WM_MAX_WIDTH)
        return NULL;
    w = calloc(1, sizeof *w);
    if (!w)
        return NULL;
    w->ring = calloc(width, sizeof *w->ring);
    w->sorted = calloc(width, sizeof *w->sorted);
    if (!w->ring || !w->sorted) {
        wm_close(w);
        return NULL;
    }
    w->width = width;
    return w;
}

struct wm_window *wm_dup(const struct wm_window *w)
{
    struct wm_window *copy = wm_open(w->width);

    if (!copy)
        return NULL;
    memcpy(copy->ring, w->ring, w->width * sizeof *w->ring);
    memcpy(copy->sorted, w->sorted, w->width * sizeof *w->sorted);
    copy->count = w->count;
    copy->head = w->head;
    return copy;
}

void wm_close(struct wm_window *w)
{
    if (!w)
        return;
    free(w->ring);
    free(w->sorted);
    free(w);
}

/* Whether a ranks above b. */
static int above(double a, double b)
{
    if (isnan(a))
        return !isnan(b);
    return a > b;
}

static void sorted_insert(struct wm_window *w, double sample)
{
    size_t lo = 0, hi = w->count;

    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (above(w->sorted[mid], sample))
            hi = mid;
        else
            lo = mid + 1;
    }
    memmove(w->sorted + lo + 1, w->sorted + lo, (w->count - lo) * sizeof *w->sorted);
    w->sorted[lo] = sample;
    w->count++;
}

/* Takes out a sample that is known to be there. */
static void sorted_remove(struct wm_window *w, double sample)
{
    size_t i = 0;

    while (w->sorted[i] != sample)
        i++;
    w->count--;
    memmove(w->sorted + i, w->sorted + i + 1, (w->count - i) * sizeof *w->sorted);
}

int wm_push(struct wm_window *w, double sample, double *gone)
{
    int left = 0;

    if (w->count == w->width) {
        double oldest = w->ring[w->head];
        sorted_remove(w, oldest);
        if (gone)
            *gone = oldest;
        left = 1;
    }
    sorted_insert(w, sample);
    w->ring[w->head] = sample;
    w->head = (w->head + 1) % w->width;
    return left;
}

void wm_reset(struct wm_window *w)
{
    w->count = 0;
    w->head = 0;
}

size_t wm_count(const struct wm_window *w)
{
    return w->count;
}

double wm_rank(const struct wm_window *w, size_t k)
{
    return k < w->count ? w->sorted[k] : NAN;
}

double wm_median(const struct wm_window *w)
{
    size_t half = w->count / 2;
    double a, b;

    if (w->count == 0)
        return NAN;
    if (w->count % 2)
        return w->sorted[half];
    a = w->sorted[half - 1];
    b = w->sorted[half];
    return a == b ? a : a / 2 + b / 2;
}

double wm_quantile(const struct wm_window *w, double q)
{
    size_t k;

    if (w->count == 0 || isnan(q))
        return NAN;
    if (q < 0)
        q = 0;
    if (q > 1)
        q = 1;
    k = (size_t)floor(q * (double)(w->count - 1));
    return w->sorted[k];
}

double wm_mean(const struct wm_window *w)
{
    double sum = 0;

    for (size_t i = 0; i < w->count; i++)
        sum += w->sorted[i] / (double)w->count;
    return w->count ? sum : NAN;
}
