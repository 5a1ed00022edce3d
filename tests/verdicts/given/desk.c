#include "desk.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct desk {
    int *things;
    size_t count;
    const char *note;
    size_t weights[10];
    size_t others[1];
};

struct desk *desk_new(void)
{
    return calloc(1, sizeof(struct desk));
}

void desk_free(struct desk *d)
{
    if (d)
        free(d->things);
    free(d);
}

void desk_put(struct desk *d, int thing, const char *note)
{
    int *things = realloc(d->things, (d->count + 1) * sizeof *things);
    if (!things)
        return;
    d->things = things;
    d->things[d->count++] = thing;
    d->note = note;
}

size_t desk_note_length(const struct desk *d)
{
    return d->count ? strlen(d->note) : 0;
}

const int *desk_first(const struct desk *d)
{
    const int *last = d->count ? &d->things[d->count - 1] : NULL;
    assert(*last >= 0 || *last < 0);
    return last;
}

void desk_weigh(struct desk *d, int weight)
{
    if (weight < 0)
        d->others[0]++;
    else
        d->weights[weight]++;
}

int desk_pen(const struct desk *d, int at)
{
    return d->things[at];
}

int label_width(const struct label *label, int color)
{
    for (; label->color != 0; label++)
        if (label->color == color)
            return label->width;
    return 0;
}

inch inch_of(int feet)
{
    return feet > 100 ? 1200 : feet < 0 ? 0 : feet * 12;
}

inch inch_double(inch length)
{
    return length + length;
}
