#include "cuedesk.h"

#include <stdlib.h>
#include <string.h>

struct cue {
    unsigned number;
    bool on_desk;
    unsigned char levels[CUE_CHANNELS];
};

struct cuedesk {
    cue *cues[CUEDESK_CUES]; /* by number */
    size_t count;
    bool started;
    unsigned last; /* what GO gave last, once started */
};

cue *cue_new(unsigned number)
{
    cue *c = calloc(1, sizeof *c);
    if (c != NULL)
        c->number = number;
    return c;
}

cue *cue_clone(const cue *c)
{
    cue *copy = cue_new(c->number);
    if (copy != NULL)
        memcpy(copy->levels, c->levels, sizeof copy->levels);
    return copy;
}

void cue_free(cue *c)
{
    free(c);
}

unsigned cue_number(const cue *c)
{
    return c->number;
}

bool cue_set(cue *c, unsigned channel, unsigned level)
{
    if (channel >= CUE_CHANNELS)
        return false;
    c->levels[channel] = (unsigned char)(level > 100 ? 100 : level);
    return true;
}

unsigned cue_level(const cue *c, unsigned channel)
{
    return channel < CUE_CHANNELS ? c->levels[channel] : 0;
}

cuedesk *cuedesk_new(void)
{
    return calloc(1, sizeof(cuedesk));
}

void cuedesk_free(cuedesk *d)
{
    if (d == NULL)
        return;
    for (size_t i = 0; i < d->count; i++)
        cue_free(d->cues[i]);
    free(d);
}

/* Index of the first cue whose number is not below this one. */
static size_t place_of(const cuedesk *d, unsigned number)
{
    size_t low = 0, high = d->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (d->cues[middle]->number < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool holds(const cuedesk *d, size_t place, unsigned number)
{
    return place < d->count && d->cues[place]->number == number;
}

static void insert(cuedesk *d, size_t place, cue *c)
{
    memmove(d->cues + place + 1, d->cues + place, (d->count - place) * sizeof *d->cues);
    d->cues[place] = c;
    d->count++;
    c->on_desk = true;
}

static cue *cut(cuedesk *d, size_t place)
{
    cue *c = d->cues[place];
    d->count--;
    memmove(d->cues + place, d->cues + place + 1, (d->count - place) * sizeof *d->cues);
    c->on_desk = false;
    return c;
}

bool cuedesk_add(cuedesk *d, cue *c)
{
    if (c->on_desk || d->count == CUEDESK_CUES)
        return false;
    size_t place = place_of(d, c->number);
    if (holds(d, place, c->number)) {
        cue_free(c);
        return false;
    }
    insert(d, place, c);
    return true;
}

cue *cuedesk_take(cuedesk *d, unsigned number)
{
    size_t place = place_of(d, number);
    return holds(d, place, number) ? cut(d, place) : NULL;
}

const cue *cuedesk_find(const cuedesk *d, unsigned number)
{
    size_t place = place_of(d, number);
    return holds(d, place, number) ? d->cues[place] : NULL;
}

size_t cuedesk_count(const cuedesk *d)
{
    return d->count;
}

bool cuedesk_renumber(cuedesk *d, unsigned from, unsigned to)
{
    size_t place = place_of(d, from);
    if (!holds(d, place, from))
        return false;
    if (from == to)
        return true;
    if (holds(d, place_of(d, to), to))
        return false;
    cue *c = cut(d, place);
    c->number = to;
    insert(d, place_of(d, to), c);
    return true;
}

const cue *cuedesk_go(cuedesk *d)
{
    size_t place = 0;
    if (d->started) {
        place = place_of(d, d->last);
        if (holds(d, place, d->last))
            place++;
    }
    if (place == d->count)
        return NULL;
    d->started = true;
    d->last = d->cues[place]->number;
    return d->cues[place];
}

void cuedesk_back_to_top(cuedesk *d)
{
    d->started = false;
}

unsigned cuedesk_peak(const cuedesk *d, unsigned channel)
{
    unsigned peak = 0;
    for (size_t i = 0; i < d->count; i++)
        if (cue_level(d->cues[i], channel) > peak)
            peak = cue_level(d->cues[i], channel);
    return peak;
}
