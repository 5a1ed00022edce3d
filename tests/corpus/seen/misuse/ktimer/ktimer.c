#include "ktimer.h"

#include <assert.h>
#include <stdlib.h>

struct ktimer_base {
    struct ktimer *first; /* sorted by when they expire */
    uint64_t now;
};

struct ktimer_base *ktimer_base_new(void)
{
    return calloc(1, sizeof(struct ktimer_base));
}

void ktimer_base_free(struct ktimer_base *base)
{
    if (base == NULL)
        return;
    assert(base->first == NULL && "timers pending");
    free(base);
}

uint64_t ktimer_base_now(const struct ktimer_base *base)
{
    return base->now;
}

void ktimer_setup(struct ktimer *timer, ktimer_fn fn, void *data)
{
    assert(fn != NULL);
    timer->next = NULL;
    timer->link = NULL;
    timer->base = NULL;
    timer->fn = fn;
    timer->data = data;
    timer->expires = 0;
}

void *ktimer_data(const struct ktimer *timer)
{
    return timer->data;
}

bool ktimer_pending(const struct ktimer *timer)
{
    return timer->base != NULL;
}

bool ktimer_del(struct ktimer *timer)
{
    if (!ktimer_pending(timer))
        return false;
    *timer->link = timer->next;
    if (timer->next != NULL)
        timer->next->link = timer->link;
    timer->next = NULL;
    timer->link = NULL;
    timer->base = NULL;
    return true;
}

void ktimer_add(struct ktimer_base *base, struct ktimer *timer, uint32_t delay)
{
    assert(!ktimer_pending(timer));
    struct ktimer **link = &base->first;
    timer->expires = base->now + (delay == 0 ? 1 : delay);
    while (*link != NULL && (*link)->expires <= timer->expires)
        link = &(*link)->next;
    timer->base = base;
    timer->link = link;
    timer->next = *link;
    if (*link != NULL)
        (*link)->link = &timer->next;
    *link = timer;
}

bool ktimer_mod(struct ktimer_base *base, struct ktimer *timer, uint32_t delay)
{
    bool was = ktimer_del(timer);
    ktimer_add(base, timer, delay);
    return was;
}

unsigned ktimer_base_advance(struct ktimer_base *base, uint32_t ticks)
{
    unsigned count = 0;
    base->now += ticks;
    while (base->first != NULL && base->first->expires <= base->now) {
        struct ktimer *timer = base->first;
        ktimer_del(timer);
        count++;
        timer->fn(timer);
    }
    return count;
}
