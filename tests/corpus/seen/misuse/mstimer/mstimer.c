#include "mstimer.h"

#include <assert.h>
#include <stdlib.h>

struct mstimer {
    mstimer *next; /* NULL when it is not pending */
    mstimer *previous;
    mstimer_clock *clock;
    uint64_t due;
    mstimer_callback *callback;
    void *context;
};

/* A ring through `ring`, in the order of the times. */
struct mstimer_clock {
    mstimer ring;
    uint64_t now;
    size_t pending;
};

static void link_before(mstimer *place, mstimer *timer)
{
    timer->next = place;
    timer->previous = place->previous;
    place->previous->next = timer;
    place->previous = timer;
}

static void unlink_timer(mstimer *timer)
{
    timer->next->previous = timer->previous;
    timer->previous->next = timer->next;
    timer->next = NULL;
    timer->previous = NULL;
}

mstimer_clock *mstimer_clock_new(void)
{
    mstimer_clock *clock = calloc(1, sizeof *clock);
    if (clock != NULL)
        clock->ring.next = clock->ring.previous = &clock->ring;
    return clock;
}

void mstimer_clock_free(mstimer_clock *clock)
{
    free(clock);
}

uint64_t mstimer_clock_now(const mstimer_clock *clock)
{
    return clock->now;
}

size_t mstimer_clock_pending(const mstimer_clock *clock)
{
    return clock->pending;
}

size_t mstimer_clock_advance(mstimer_clock *clock, unsigned milliseconds)
{
    clock->now += milliseconds;
    /* What is due goes to a ring of its own; from there it can be stopped as
       from the other one. */
    mstimer due = {.next = &due, .previous = &due};
    while (clock->ring.next != &clock->ring && clock->ring.next->due <= clock->now) {
        mstimer *timer = clock->ring.next;
        unlink_timer(timer);
        link_before(&due, timer);
    }
    size_t fired = 0;
    while (due.next != &due) {
        mstimer *timer = due.next;
        unlink_timer(timer);
        clock->pending--;
        fired++;
        if (timer->callback != NULL)
            timer->callback(timer, timer->context);
    }
    return fired;
}

mstimer *mstimer_new(mstimer_callback *callback, void *context)
{
    mstimer *timer = calloc(1, sizeof *timer);
    if (timer != NULL) {
        timer->callback = callback;
        timer->context = context;
    }
    return timer;
}

void mstimer_free(mstimer *timer)
{
    free(timer);
}

void mstimer_start(mstimer *timer, mstimer_clock *clock, unsigned milliseconds)
{
    assert(timer->next == NULL);
    timer->clock = clock;
    timer->due = clock->now + milliseconds;
    mstimer *place = &clock->ring;
    while (place->previous != &clock->ring && place->previous->due > timer->due)
        place = place->previous;
    link_before(place, timer);
    clock->pending++;
}

void mstimer_stop(mstimer *timer)
{
    if (timer->next == NULL)
        return;
    unlink_timer(timer);
    timer->clock->pending--;
}

bool mstimer_is_pending(const mstimer *timer)
{
    return timer->next != NULL;
}

uint64_t mstimer_left(const mstimer *timer)
{
    return timer->due <= timer->clock->now ? 0 : timer->due - timer->clock->now;
}
