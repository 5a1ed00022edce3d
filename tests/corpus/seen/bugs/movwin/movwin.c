#include "movwin.h"

#include <stdlib.h>

struct movwin {
    int32_t *ring;
    size_t size;
    size_t count;
    size_t next;    /* where the next sample goes */
    int64_t sum;
};

static bool good_size(size_t size)
{
    return size > 0 && size <= MW_SIZE_MAX;
}

/* The place of the sample pushed `back` samples ago; back < count. */
static size_t place(const struct movwin *w, size_t back)
{
    return (w->next + w->size - 1 - back) % w->size;
}

struct movwin *mw_new(size_t size)
{
    struct movwin *w;

    if (!good_size(size))
        return NULL;
    w = calloc(1, sizeof *w);
    if (w == NULL)
        return NULL;
    w->ring = calloc(size, sizeof *w->ring);
    if (w->ring == NULL) {
        free(w);
        return NULL;
    }
    w->size = size;
    return w;
}

void mw_free(struct movwin *w)
{
    if (w == NULL)
        return;
    free(w->ring);
    free(w);
}

void mw_push(struct movwin *w, int32_t sample)
{
    if (w->count == w->size)
        w->sum -= w->ring[w->next];
    else
        w->count++;
    w->ring[w->next] = sample;
    w->sum += sample;
    if (++w->next == w->size)
        w->next = 0;
}

bool mw_resize(struct movwin *w, size_t size)
{
    int32_t *ring;
    size_t keep, i;
    int64_t sum = 0;

    if (!good_size(size))
        return false;
    if (size == w->size)
        return true;
    ring = calloc(size, sizeof *ring);
    if (ring == NULL)
        return false;

    keep = w->count < size ? w->count : size;
    for (i = 0; i < keep; i++) {
        ring[i] = w->ring[place(w, keep - 1 - i)];
        sum += ring[i];
    }
    /* when samples had to go the window is full, and the oldest is first */
    w->next = keep < w->count ? 0 : keep;
    free(w->ring);
    w->ring = ring;
    w->size = size;
    w->count = keep;
    w->sum = sum;
    return true;
}

void mw_clear(struct movwin *w)
{
    w->count = 0;
    w->next = 0;
    w->sum = 0;
}

size_t mw_size(const struct movwin *w)
{
    return w->size;
}

size_t mw_count(const struct movwin *w)
{
    return w->count;
}

bool mw_at(const struct movwin *w, size_t back, int32_t *sample)
{
    if (back >= w->count)
        return false;
    *sample = w->ring[place(w, back)];
    return true;
}

double mw_mean(const struct movwin *w)
{
    return w->count == 0 ? 0.0 : (double)w->sum / (double)w->count;
}

bool mw_range(const struct movwin *w, int32_t *least, int32_t *greatest)
{
    int32_t low, high;
    size_t back;

    if (w->count == 0)
        return false;
    low = high = w->ring[place(w, 0)];
    for (back = 1; back < w->count; back++) {
        int32_t sample = w->ring[place(w, back)];

        if (sample < low)
            low = sample;
        if (sample > high)
            high = sample;
    }
    *least = low;
    *greatest = high;
    return true;
}
