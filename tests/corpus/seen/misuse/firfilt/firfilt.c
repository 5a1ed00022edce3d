#include "firfilt.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct firfilt {
    size_t count;
    size_t newest; /* index of the latest sample in `past` */
    float *taps;
    float *past; /* a ring of as many samples as there are taps */
};

static firfilt *make(size_t count)
{
    if (count == 0 || count > FIRFILT_MAX)
        return NULL;
    firfilt *filter = malloc(sizeof *filter);
    if (filter == NULL)
        return NULL;
    filter->count = count;
    filter->newest = 0;
    filter->taps = calloc(count, sizeof filter->taps[0]);
    filter->past = calloc(count, sizeof filter->past[0]);
    if (filter->taps == NULL || filter->past == NULL) {
        firfilt_free(filter);
        return NULL;
    }
    return filter;
}

firfilt *firfilt_new(const float *taps, size_t count)
{
    firfilt *filter = make(count);
    if (filter != NULL)
        memcpy(filter->taps, taps, count * sizeof taps[0]);
    return filter;
}

firfilt *firfilt_new_mean(size_t count)
{
    firfilt *filter = make(count);
    if (filter != NULL)
        for (size_t i = 0; i < count; i++)
            filter->taps[i] = 1.0f / (float)count;
    return filter;
}

void firfilt_free(firfilt *filter)
{
    if (filter == NULL)
        return;
    free(filter->taps);
    free(filter->past);
    free(filter);
}

size_t firfilt_length(const firfilt *filter)
{
    return filter->count;
}

void firfilt_get_taps(const firfilt *filter, float *taps)
{
    memcpy(taps, filter->taps, filter->count * sizeof taps[0]);
}

static void feed(firfilt *filter, float sample)
{
    filter->newest = filter->newest == 0 ? filter->count - 1 : filter->newest - 1;
    filter->past[filter->newest] = sample;
}

static float result(const firfilt *filter)
{
    float sum = 0;
    for (size_t i = 0; i < filter->count; i++)
        sum += filter->taps[i] * filter->past[(filter->newest + i) % filter->count];
    return sum;
}

void firfilt_process(firfilt *filter, const float *in, float *out, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        feed(filter, in[i]);
        out[i] = result(filter);
    }
}

void firfilt_decimate(firfilt *filter, const float *in, float *out, size_t n, size_t factor)
{
    assert(factor > 0 && n % factor == 0);
    for (size_t i = 0; i < n; i++) {
        feed(filter, in[i]);
        if ((i + 1) % factor == 0)
            out[i / factor] = result(filter);
    }
}

void firfilt_reset(firfilt *filter)
{
    memset(filter->past, 0, filter->count * sizeof filter->past[0]);
}
