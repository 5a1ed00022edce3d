#include "tmrlist.h"

#include <assert.h>

void tmrlist_init(tmrlist_t *l)
{
    l->first = NULL;
    l->now = 0;
}

void tmr_init(tmr_t *t, tmr_fn fn, void *arg)
{
    t->next = NULL;
    t->list = NULL;
    t->left = 0;
    t->period = 0;
    t->fn = fn;
    t->arg = arg;
}

static void insert(tmrlist_t *l, tmr_t *t, uint32_t ticks)
{
    tmr_t **at = &l->first;
    assert(t->list == NULL);
    if (ticks == 0)
        ticks = 1;
    while (*at != NULL && (*at)->left <= ticks) {
        ticks -= (*at)->left;
        at = &(*at)->next;
    }
    t->left = ticks;
    t->next = *at;
    t->list = l;
    if (t->next != NULL)
        t->next->left -= ticks;
    *at = t;
}

void tmr_arm(tmrlist_t *l, tmr_t *t, uint32_t ticks)
{
    insert(l, t, ticks);
    t->period = 0;
}

void tmr_arm_every(tmrlist_t *l, tmr_t *t, uint32_t ticks)
{
    insert(l, t, ticks);
    t->period = ticks == 0 ? 1 : ticks;
}

void tmr_disarm(tmr_t *t)
{
    if (t->list == NULL)
        return;
    tmr_t **at = &t->list->first;
    while (*at != t)
        at = &(*at)->next;
    *at = t->next;
    if (t->next != NULL)
        t->next->left += t->left;
    t->next = NULL;
    t->list = NULL;
}

bool tmr_armed(const tmr_t *t)
{
    return t->list != NULL;
}

uint64_t tmr_left(const tmr_t *t)
{
    uint64_t left = 0;
    if (t->list == NULL)
        return 0;
    for (const tmr_t *at = t->list->first; at != t; at = at->next)
        left += at->left;
    return left + t->left;
}

unsigned tmrlist_tick(tmrlist_t *l)
{
    unsigned called = 0;
    l->now++;
    if (l->first == NULL)
        return 0;
    l->first->left--;
    while (l->first != NULL && l->first->left == 0) {
        tmr_t *t = l->first;
        uint32_t period = t->period;
        tmr_disarm(t);
        if (period > 0)
            tmr_arm_every(l, t, period);
        t->fn(t, t->arg);
        called++;
    }
    return called;
}

uint32_t tmrlist_next(const tmrlist_t *l)
{
    return l->first == NULL ? 0 : l->first->left;
}

size_t tmrlist_armed(const tmrlist_t *l)
{
    size_t armed = 0;
    for (const tmr_t *t = l->first; t != NULL; t = t->next)
        armed++;
    return armed;
}
