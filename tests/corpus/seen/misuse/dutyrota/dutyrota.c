#include "dutyrota.h"

#include <assert.h>

/*
 * The circle is doubly linked through the entries; the rota points at the
 * entry whose turn it is.  `left` of that entry counts the turns it still has
 * in this round; it is filled up again when the turn passes to it.
 */

static unsigned full(const struct duty *d)
{
    return d->weight ? d->weight : 1;
}

static void pass_to(struct rota *r, struct duty *d)
{
    r->turn = d;
    if (d)
        d->left = full(d);
}

void rota_init(struct rota *r)
{
    r->turn = NULL;
    r->count = 0;
    r->walking = false;
}

void duty_init(struct duty *d, unsigned weight, void *user)
{
    d->next = NULL;
    d->prev = NULL;
    d->on = NULL;
    d->weight = weight;
    d->left = 0;
    d->user = user;
}

bool duty_linked(const struct duty *d)
{
    return d->on != NULL;
}

void rota_add(struct rota *r, struct duty *d)
{
    assert(!r->walking && "rota changed by a callback");
    assert(!d->on && "entry is on a rota already");

    d->on = r;
    if (!r->turn) {
        d->next = d;
        d->prev = d;
        pass_to(r, d);
    } else {
        d->next = r->turn;
        d->prev = r->turn->prev;
        d->prev->next = d;
        d->next->prev = d;
    }
    r->count++;
}

void rota_remove(struct duty *d)
{
    struct rota *r = d->on;

    if (!r)
        return;
    assert(!r->walking && "rota changed by a callback");

    if (d->next == d) {
        r->turn = NULL;
    } else {
        d->prev->next = d->next;
        d->next->prev = d->prev;
        if (r->turn == d)
            pass_to(r, d->next);
    }
    r->count--;
    d->next = NULL;
    d->prev = NULL;
    d->on = NULL;
}

struct duty *rota_next(struct rota *r)
{
    struct duty *d = r->turn;

    if (!d)
        return NULL;
    if (d->left > 1)
        d->left--;
    else
        pass_to(r, d->next);
    return d;
}

struct duty *rota_peek(const struct rota *r)
{
    return r->turn;
}

void rota_skip(struct rota *r)
{
    if (r->turn)
        pass_to(r, r->turn->next);
}

size_t rota_count(const struct rota *r)
{
    return r->count;
}

void rota_each(struct rota *r, bool (*fn)(struct duty *d, void *arg), void *arg)
{
    struct duty *d = r->turn;
    bool outer = r->walking;

    r->walking = true;
    for (size_t i = r->count; i > 0; i--) {
        if (!fn(d, arg))
            break;
        d = d->next;
    }
    r->walking = outer;
}

void rota_clear(struct rota *r)
{
    while (r->turn)
        rota_remove(r->turn);
}
