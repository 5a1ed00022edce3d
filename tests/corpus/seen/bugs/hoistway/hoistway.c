#include "hoistway.h"

#include <limits.h>
#include <stdlib.h>

struct call {
    struct call *next, *prev;
    int id, floor;
    int fresh; // placed while the door is open
};

struct hoistway {
    int floors, floor, direction;
    int pending, last_id;
    int serving;
    struct call *first, *last;
    hoist_handler *handler;
    void *arg;
};

hoistway *hoist_open(int floors, hoist_handler *handler, void *arg)
{
    if (floors < 1 || floors > HOIST_MAX_FLOORS)
        return NULL;
    hoistway *h = calloc(1, sizeof *h);
    if (h) {
        h->floors = floors;
        h->handler = handler;
        h->arg = arg;
    }
    return h;
}

void hoist_close(hoistway *h)
{
    if (!h)
        return;
    struct call *c = h->first;
    while (c) {
        struct call *next = c->next;
        free(c);
        c = next;
    }
    free(h);
}

int hoist_call(hoistway *h, int floor)
{
    if (floor < 0 || floor >= h->floors)
        return -1;
    if (h->pending >= HOIST_MAX_CALLS || h->last_id == INT_MAX)
        return -1;
    struct call *c = malloc(sizeof *c);
    if (!c)
        return -1;
    c->id = ++h->last_id;
    c->floor = floor;
    c->fresh = h->serving;
    c->next = NULL;
    c->prev = h->last;
    if (h->last)
        h->last->next = c;
    else
        h->first = c;
    h->last = c;
    h->pending++;
    return c->id;
}

// Takes a call off the list and frees it.
static void discard(hoistway *h, struct call *c)
{
    if (c->prev)
        c->prev->next = c->next;
    else
        h->first = c->next;
    if (c->next)
        c->next->prev = c->prev;
    else
        h->last = c->prev;
    h->pending--;
    free(c);
}

static struct call *find(const hoistway *h, int id)
{
    struct call *c = h->first;
    while (c && c->id != id)
        c = c->next;
    return c;
}

int hoist_cancel(hoistway *h, int id)
{
    struct call *c = find(h, id);
    if (!c)
        return 0;
    discard(h, c);
    return 1;
}

// Which calls are there: below, here, above.
static void survey(const hoistway *h, int *below, int *here, int *above)
{
    *below = *here = *above = 0;
    for (const struct call *c = h->first; c; c = c->next) {
        if (c->floor < h->floor)
            ++*below;
        else if (c->floor > h->floor)
            ++*above;
        else
            ++*here;
    }
}

static void travel(hoistway *h)
{
    int below, here, above;
    survey(h, &below, &here, &above);
    if (here)
        return;
    if (!below && !above) {
        h->direction = 0;
        return;
    }
    if (h->direction > 0)
        h->direction = above ? 1 : -1;
    else if (h->direction < 0)
        h->direction = below ? -1 : 1;
    else
        h->direction = above >= below ? 1 : -1;
    h->floor += h->direction;
}

static int serve(hoistway *h)
{
    int served = 0;
    struct call *c, *next;

    h->serving = 1;
    for (c = h->first; c; c = next) {
        next = c->next;
        if (c->floor != h->floor || c->fresh)
            continue;
        int id = c->id;
        discard(h, c);
        served++;
        if (h->handler)
            h->handler(h, id, h->floor, h->arg);
    }
    h->serving = 0;
    for (c = h->first; c; c = c->next)
        c->fresh = 0;
    return served;
}

int hoist_tick(hoistway *h)
{
    travel(h);
    return serve(h);
}

int hoist_floor(const hoistway *h)
{
    return h->floor;
}

int hoist_direction(const hoistway *h)
{
    return h->direction;
}

int hoist_pending(const hoistway *h)
{
    return h->pending;
}

int hoist_where(const hoistway *h, int id)
{
    const struct call *c = find(h, id);
    return c ? c->floor : -1;
}
