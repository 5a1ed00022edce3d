#include "xfir.h"

#include <stdlib.h>
#include <string.h>

struct xfir {
    size_t count;
    size_t newest; /* place of the last sample in the history */
    int16_t taps[XFIR_MAX_TAPS];
    int16_t history[XFIR_MAX_TAPS];
};

xfir *xfir_new(const int16_t *taps, size_t count)
{
    if (count == 0 || count > XFIR_MAX_TAPS)
        return NULL;
    xfir *filter = calloc(1, sizeof *filter);
    if (filter == NULL)
        return NULL;
    filter->count = count;
    memcpy(filter->taps, taps, count * sizeof *taps);
    return filter;
}

void xfir_free(xfir *filter)
{
    free(filter);
}

void xfir_reset(xfir *filter)
{
    memset(filter->history, 0, sizeof filter->history);
    filter->newest = 0;
}

static int16_t step(xfir *filter, int16_t sample)
{
    filter->newest = (filter->newest + 1) % filter->count;
    filter->history[filter->newest] = sample;
    int64_t sum = 0;
    size_t at = filter->newest;
    for (size_t i = 0; i < filter->count; i++) {
        sum += (int64_t)filter->taps[i] * filter->history[at];
        at = at > 0 ? at - 1 : filter->count - 1;
    }
    sum /= 32768;
    if (sum > INT16_MAX)
        return INT16_MAX;
    return sum < INT16_MIN ? INT16_MIN : (int16_t)sum;
}

void xfir_process(xfir *filter, const int16_t *in, size_t count, int16_t *out)
{
    for (size_t i = 0; i < count; i++)
        out[i] = step(filter, in[i]);
}

size_t xfir_decimate(xfir *filter, const int16_t *in, size_t count, size_t factor, int16_t *out)
{
    for (size_t i = 0; i < count; i++) {
        int16_t sample = step(filter, in[i]);
        if (i % factor == 0)
            out[i / factor] = sample;
    }
    return count / factor + (count % factor != 0);
}

size_t xfir_interpolate(xfir *filter, const int16_t *in, size_t count, size_t factor, int16_t *out)
{
    size_t made = 0;
    for (size_t i = 0; i < count; i++) {
        out[made++] = step(filter, in[i]);
        for (size_t j = 1; j < factor; j++)
            out[made++] = step(filter, 0);
    }
    return made;
}
