#include "loanpool.h"

#include <stdlib.h>

/*
 * Idle and lent things together are never more than max, so that there is
 * always room in idle[] for one that is given back.
 */
struct lp_pool {
    lp_maker maker;
    size_t max;
    size_t idle_count;
    size_t lent;
    void **idle;
};

lp_pool *lp_open(size_t max, const lp_maker *maker)
{
    if (max < 1 || max > LP_MAX)
        return NULL;
    lp_pool *p = malloc(sizeof *p);
    if (!p)
        return NULL;
    p->idle = malloc(max * sizeof *p->idle);
    if (!p->idle) {
        free(p);
        return NULL;
    }
    p->maker = *maker;
    p->max = max;
    p->idle_count = 0;
    p->lent = 0;
    return p;
}

static void *make(lp_pool *p)
{
    return p->maker.make(p->maker.arg);
}

static void unmake(lp_pool *p, void *thing)
{
    p->maker.unmake(thing, p->maker.arg);
}

void lp_trim(lp_pool *p, size_t keep)
{
    while (p->idle_count > keep) {
        /* The ones that are idle longest are at the front, but an order is not
         * promised here, and the end is cheaper. */
        void *thing = p->idle[--p->idle_count];
        unmake(p, thing);
    }
}

void lp_close(lp_pool *p)
{
    if (!p)
        return;
    lp_trim(p, 0);
    free(p->idle);
    free(p);
}

void *lp_borrow(lp_pool *p)
{
    void *thing;
    if (p->idle_count > 0) {
        thing = p->idle[--p->idle_count];
    } else {
        if (p->lent == p->max)
            return NULL;
        thing = make(p);
        if (!thing)
            return NULL;
    }
    p->lent++;
    return thing;
}

void lp_give_back(lp_pool *p, void *thing)
{
    int good = !p->maker.reset || p->maker.reset(thing, p->maker.arg);
    p->lent--;
    if (good)
        p->idle[p->idle_count++] = thing;
    else
        unmake(p, thing);
}

void lp_discard(lp_pool *p, void *thing)
{
    p->lent--;
    unmake(p, thing);
}

size_t lp_warm(lp_pool *p, size_t n)
{
    if (n > p->max)
        n = p->max;
    while (p->idle_count + p->lent < n) {
        void *thing = make(p);
        if (!thing)
            break;
        p->idle[p->idle_count++] = thing;
    }
    return p->idle_count;
}

size_t lp_idle(const lp_pool *p)
{
    return p->idle_count;
}

size_t lp_lent(const lp_pool *p)
{
    return p->lent;
}
