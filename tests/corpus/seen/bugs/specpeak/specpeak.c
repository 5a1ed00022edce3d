#include "specpeak.h"

#include <stdlib.h>
#include <string.h>

struct spectrum {
    size_t n;
    double *y;
};

spectrum *spectrum_new(const double *samples, size_t n)
{
    if (n == 0 || n > SPECTRUM_MAX)
        return NULL;
    spectrum *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    s->n = n;
    s->y = malloc(n * sizeof *s->y);
    if (s->y == NULL) {
        free(s);
        return NULL;
    }
    memcpy(s->y, samples, n * sizeof *s->y);
    return s;
}

void spectrum_free(spectrum *s)
{
    if (s == NULL)
        return;
    free(s->y);
    free(s);
}

size_t spectrum_size(const spectrum *s)
{
    return s->n;
}

double spectrum_at(const spectrum *s, size_t i)
{
    return i < s->n ? s->y[i] : 0.0;
}

void spectrum_scale(spectrum *s, double factor)
{
    for (size_t i = 0; i < s->n; i++)
        s->y[i] *= factor;
}

void spectrum_smooth(spectrum *s)
{
    double before = 0.0;
    for (size_t i = 0; i < s->n; i++) {
        double here = s->y[i], sum = here;
        int count = 1;
        if (i > 0) {
            sum += before;
            count++;
        }
        if (i + 1 < s->n) {
            sum += s->y[i + 1];
            count++;
        }
        s->y[i] = sum / count;
        before = here;
    }
}

/* Moves on to the next peak at or after *from. */
static bool next_peak(const spectrum *s, size_t *from, struct spectrum_peak *peak)
{
    for (size_t i = *from; i + 1 < s->n; i++) {
        if (!(s->y[i] > s->y[i - 1]))
            continue;
        size_t after = i + 1;
        while (s->y[after] == s->y[i])
            after++;
        if (s->y[after] < s->y[i]) {
            peak->first = i;
            peak->width = after - i;
            peak->height = s->y[i];
            *from = after;
            return true;
        }
        i = after - 1;
    }
    return false;
}

size_t spectrum_peaks(const spectrum *s, struct spectrum_peak *peaks, size_t room)
{
    struct spectrum_peak peak;
    size_t from = 1, count = 0;
    while (next_peak(s, &from, &peak)) {
        if (count < room)
            peaks[count] = peak;
        count++;
    }
    return count;
}

size_t spectrum_peak_count(const spectrum *s)
{
    return spectrum_peaks(s, NULL, 0);
}

bool spectrum_highest(const spectrum *s, struct spectrum_peak *peak)
{
    struct spectrum_peak next;
    size_t from = 1;
    bool found = false;
    while (next_peak(s, &from, &next)) {
        if (!found || next.height > peak->height)
            *peak = next;
        found = true;
    }
    return found;
}
