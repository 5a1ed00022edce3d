#include "rollmed.h"

#include <stdlib.h>

struct rollmed {
    int32_t *samples;
    int width;
    int count;
    int next; /* where the next sample goes */
};

static int32_t *room(int width)
{
    if (width < 1 || width > ROLLMED_MAX)
        return NULL;
    return calloc((size_t)width, sizeof(int32_t));
}

rollmed *rollmed_new(int width)
{
    rollmed *w = malloc(sizeof *w);
    if (w == NULL)
        return NULL;
    w->samples = room(width);
    if (w->samples == NULL) {
        free(w);
        return NULL;
    }
    w->width = width;
    rollmed_clear(w);
    return w;
}

void rollmed_free(rollmed *w)
{
    if (w == NULL)
        return;
    free(w->samples);
    free(w);
}

void rollmed_push(rollmed *w, int32_t sample)
{
    w->samples[w->next] = sample;
    w->next = (w->next + 1) % w->width;
    if (w->count < w->width)
        w->count++;
}

int rollmed_count(const rollmed *w)
{
    return w->count;
}

int rollmed_width(const rollmed *w)
{
    return w->width;
}

int32_t rollmed_at(const rollmed *w, int i)
{
    if (i < 0 || i >= w->count)
        return 0;
    int oldest = w->next - w->count;
    if (oldest < 0)
        oldest += w->width;
    return w->samples[(oldest + i) % w->width];
}

static int by_value(const void *a, const void *b)
{
    int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x > y) - (x < y);
}

int32_t rollmed_median(const rollmed *w)
{
    int32_t sorted[ROLLMED_MAX];
    if (w->count == 0)
        return 0;
    for (int i = 0; i < w->count; i++)
        sorted[i] = rollmed_at(w, i);
    qsort(sorted, (size_t)w->count, sizeof *sorted, by_value);
    return sorted[(w->count - 1) / 2];
}

int32_t rollmed_mean(const rollmed *w)
{
    int64_t sum = 0;
    if (w->count == 0)
        return 0;
    for (int i = 0; i < w->count; i++)
        sum += rollmed_at(w, i);
    return (int32_t)(sum / w->count);
}

int32_t rollmed_min(const rollmed *w)
{
    int32_t least = rollmed_at(w, 0);
    for (int i = 1; i < w->count; i++)
        if (rollmed_at(w, i) < least)
            least = rollmed_at(w, i);
    return least;
}

int32_t rollmed_max(const rollmed *w)
{
    int32_t most = rollmed_at(w, 0);
    for (int i = 1; i < w->count; i++)
        if (rollmed_at(w, i) > most)
            most = rollmed_at(w, i);
    return most;
}

bool rollmed_resize(rollmed *w, int width)
{
    int32_t *samples = room(width);
    if (samples == NULL)
        return false;
    int kept = w->count < width ? w->count : width;
    for (int i = 0; i < kept; i++)
        samples[i] = rollmed_at(w, w->count - kept + i);
    free(w->samples);
    w->samples = samples;
    w->width = width;
    w->count = kept;
    w->next = kept;
    return true;
}

void rollmed_clear(rollmed *w)
{
    w->count = 0;
    w->next = 0;
}
