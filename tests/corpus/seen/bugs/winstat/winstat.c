#include "winstat.h"

#include <stdlib.h>

struct winstat {
    size_t size;
    size_t next; /* where the next sample goes */
    bool full;   /* all places hold a sample, otherwise those before `next` */
    int *samples;
};

winstat *winstat_new(size_t size)
{
    if (size == 0 || size > WINSTAT_MAX)
        return NULL;
    winstat *window = malloc(sizeof *window);
    if (window == NULL)
        return NULL;
    window->size = size;
    window->next = 0;
    window->full = false;
    window->samples = malloc(size * sizeof *window->samples);
    if (window->samples == NULL) {
        free(window);
        return NULL;
    }
    return window;
}

void winstat_free(winstat *window)
{
    if (window == NULL)
        return;
    free(window->samples);
    free(window);
}

void winstat_add(winstat *window, int sample)
{
    window->samples[window->next] = sample;
    if (++window->next == window->size) {
        window->next = 0;
        window->full = true;
    }
}

/* The i-th of the samples, the newest one first. */
static int newest(const winstat *window, size_t i)
{
    return window->samples[(window->next + window->size - 1 - i) % window->size];
}

bool winstat_resize(winstat *window, size_t size)
{
    if (size == 0 || size > WINSTAT_MAX)
        return false;
    int *samples = malloc(size * sizeof *samples);
    if (samples == NULL)
        return false;
    size_t kept = winstat_count(window);
    if (kept >= size) {
        kept = size;
        window->full = true;
    }
    for (size_t i = 0; i < kept; i++)
        samples[kept - 1 - i] = newest(window, i);
    free(window->samples);
    window->samples = samples;
    window->size = size;
    window->next = kept % size;
    return true;
}

void winstat_reset(winstat *window)
{
    window->next = 0;
    window->full = false;
}

size_t winstat_size(const winstat *window)
{
    return window->size;
}

size_t winstat_count(const winstat *window)
{
    return window->full ? window->size : window->next;
}

long long winstat_sum(const winstat *window)
{
    long long sum = 0;
    for (size_t i = 0; i < winstat_count(window); i++)
        sum += window->samples[i];
    return sum;
}

bool winstat_min(const winstat *window, int *out)
{
    size_t count = winstat_count(window);
    if (count == 0)
        return false;
    int found = window->samples[0];
    for (size_t i = 1; i < count; i++)
        if (window->samples[i] < found)
            found = window->samples[i];
    *out = found;
    return true;
}

bool winstat_max(const winstat *window, int *out)
{
    size_t count = winstat_count(window);
    if (count == 0)
        return false;
    int found = window->samples[0];
    for (size_t i = 1; i < count; i++)
        if (window->samples[i] > found)
            found = window->samples[i];
    *out = found;
    return true;
}

bool winstat_last(const winstat *window, int *out)
{
    if (winstat_count(window) == 0)
        return false;
    *out = newest(window, 0);
    return true;
}
