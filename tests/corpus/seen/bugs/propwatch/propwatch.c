#include "propwatch.h"

#include <stdlib.h>

struct watcher {
    struct watcher *next, *prev;
    uint64_t ticket;
    int prop;
    propwatch_fn *fn;
    void *arg;
};

struct propwatch {
    long value[PW_PROPS];
    struct watcher *first, *last;
    size_t count;
    uint64_t issued;    /* the newest ticket */
    int depth;
};

propwatch *propwatch_new(void)
{
    return calloc(1, sizeof(propwatch));
}

void propwatch_free(propwatch *bag)
{
    struct watcher *w, *next;

    if (!bag)
        return;
    for (w = bag->first; w; w = next) {
        next = w->next;
        free(w);
    }
    free(bag);
}

static int exists(int prop)
{
    return prop >= 0 && prop < PW_PROPS;
}

long propwatch_get(const propwatch *bag, int prop)
{
    return exists(prop) ? bag->value[prop] : 0;
}

static void unlink_watcher(propwatch *bag, struct watcher *w)
{
    if (w->prev)
        w->prev->next = w->next;
    else
        bag->first = w->next;
    if (w->next)
        w->next->prev = w->prev;
    else
        bag->last = w->prev;
    bag->count--;
    free(w);
}

static void tell(propwatch *bag, int prop, long before, long now)
{
    struct watcher *w, *next;
    uint64_t newest = bag->issued;

    for (w = bag->first; w; w = next) {
        /* the callback may remove its own watcher */
        next = w->next;
        if (w->ticket > newest)
            break;
        if (w->prop == -1 || w->prop == prop)
            w->fn(bag, prop, before, now, w->arg);
    }
}

int propwatch_set(propwatch *bag, int prop, long value)
{
    long before;

    if (!exists(prop))
        return PW_EPROP;
    if (bag->depth >= PW_NESTING)
        return PW_EDEPTH;
    before = bag->value[prop];
    if (before == value)
        return PW_OK;
    bag->value[prop] = value;
    bag->depth++;
    tell(bag, prop, before, value);
    bag->depth--;
    return PW_OK;
}

uint64_t propwatch_add(propwatch *bag, int prop, propwatch_fn *fn, void *arg)
{
    struct watcher *w;

    if (!fn || (prop != -1 && !exists(prop)) || bag->count >= PW_WATCHERS)
        return 0;
    w = malloc(sizeof *w);
    if (!w)
        return 0;
    w->ticket = ++bag->issued;
    w->prop = prop;
    w->fn = fn;
    w->arg = arg;
    w->next = NULL;
    w->prev = bag->last;
    if (bag->last)
        bag->last->next = w;
    else
        bag->first = w;
    bag->last = w;
    bag->count++;
    return w->ticket;
}

int propwatch_remove(propwatch *bag, uint64_t ticket)
{
    struct watcher *w;

    for (w = bag->first; w; w = w->next)
        if (w->ticket == ticket) {
            unlink_watcher(bag, w);
            return 1;
        }
    return 0;
}

int propwatch_remove_arg(propwatch *bag, const void *arg)
{
    struct watcher *w, *next;
    int removed = 0;

    for (w = bag->first; w; w = next) {
        next = w->next;
        if (w->arg == arg) {
            unlink_watcher(bag, w);
            removed++;
        }
    }
    return removed;
}

size_t propwatch_count(const propwatch *bag)
{
    return bag->count;
}
