#include "weakcell.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* What weak references point to.  The cell itself owns one of `refs`. */
struct wc_weak_ref {
    unsigned refs;
    wc_cell *cell;
};

struct wc_cell {
    unsigned refs;
    size_t size;
    wc_dtor *dtor;
    wc_weak_ref *weak;      /* NULL until somebody asks for one */
    void *payload;
};

wc_cell *wc_new(size_t size, wc_dtor *dtor)
{
    wc_cell *c;

    if (size > WC_MAX_SIZE)
        return NULL;
    c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->payload = calloc(1, size > 0 ? size : 1);
    if (!c->payload) {
        free(c);
        return NULL;
    }
    c->refs = 1;
    c->size = size;
    c->dtor = dtor;
    return c;
}

wc_cell *wc_new_from(const void *data, size_t size, wc_dtor *dtor)
{
    wc_cell *c = wc_new(size, dtor);

    if (c && size > 0)
        memcpy(c->payload, data, size);
    return c;
}

void *wc_data(wc_cell *c)
{
    return c->payload;
}

size_t wc_size(const wc_cell *c)
{
    return c->size;
}

wc_cell *wc_hold(wc_cell *c)
{
    if (c->refs == UINT_MAX)
        return NULL;
    c->refs++;
    return c;
}

/* The end of a cell without references. */
static void destroy(wc_cell *c)
{
    wc_weak_ref *weak = c->weak;

    if (weak) {
        c->weak = NULL;
        weak->cell = NULL;
        wc_weak_drop(weak);
    }
    if (c->dtor)
        c->dtor(c->payload, c->size);
    free(c->payload);
    free(c);
}

void wc_drop(wc_cell *c)
{
    if (!c)
        return;
    if (--c->refs == 0)
        destroy(c);
}

unsigned wc_count(const wc_cell *c)
{
    return c->refs;
}

wc_weak_ref *wc_weak(wc_cell *c)
{
    if (!c->weak) {
        wc_weak_ref *weak = malloc(sizeof *weak);

        if (!weak)
            return NULL;
        weak->refs = 1;
        weak->cell = c;
        c->weak = weak;
    }
    return wc_weak_hold(c->weak);
}

wc_weak_ref *wc_weak_hold(wc_weak_ref *w)
{
    if (w->refs == UINT_MAX)
        return NULL;
    w->refs++;
    return w;
}

void wc_weak_drop(wc_weak_ref *w)
{
    if (!w)
        return;
    if (--w->refs == 0)
        free(w);
}

wc_cell *wc_lock(wc_weak_ref *w)
{
    return w->cell ? wc_hold(w->cell) : NULL;
}

int wc_expired(const wc_weak_ref *w)
{
    return w->cell == NULL;
}
