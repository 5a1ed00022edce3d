#include "tickloop.h"

#include <assert.h>
#include <stdlib.h>

struct tl_loop {
    tl_timer *first; /* by due; those due together as they were started */
    uint64_t now;
    uint64_t round; /* of tl_advance */
    size_t count;
    bool running;
};

static uint64_t sum(uint64_t a, uint64_t b)
{
    return a > UINT64_MAX - b ? UINT64_MAX : a + b;
}

tl_loop *tl_new(void)
{
    return calloc(1, sizeof(tl_loop));
}

void tl_free(tl_loop *loop)
{
    if (!loop)
        return;
    while (loop->first)
        tl_stop(loop->first);
    free(loop);
}

void tl_init(tl_timer *timer, tl_callback *callback, void *arg)
{
    timer->callback = callback;
    timer->arg = arg;
    timer->loop = NULL;
    timer->prev = timer->next = NULL;
    timer->due = timer->period = timer->round = 0;
}

static void insert(tl_loop *loop, tl_timer *timer)
{
    tl_timer *before = NULL, *after = loop->first;

    while (after && after->due <= timer->due) {
        before = after;
        after = after->next;
    }
    timer->prev = before;
    timer->next = after;
    if (before)
        before->next = timer;
    else
        loop->first = timer;
    if (after)
        after->prev = timer;
    timer->loop = loop;
    timer->round = loop->round;
    loop->count++;
}

void tl_start(tl_loop *loop, tl_timer *timer, uint64_t delay, uint64_t period)
{
    assert(timer->callback);
    tl_stop(timer);
    timer->due = sum(loop->now, delay);
    timer->period = period;
    insert(loop, timer);
}

void tl_stop(tl_timer *timer)
{
    tl_loop *loop = timer->loop;

    if (!loop)
        return;
    if (timer->prev)
        timer->prev->next = timer->next;
    else
        loop->first = timer->next;
    if (timer->next)
        timer->next->prev = timer->prev;
    timer->prev = timer->next = NULL;
    timer->loop = NULL;
    loop->count--;
}

bool tl_is_active(const tl_timer *timer)
{
    return timer->loop != NULL;
}

/* The first timer that is due and was not started in this round. */
static tl_timer *next_due(const tl_loop *loop)
{
    tl_timer *timer = loop->first;

    while (timer && timer->due <= loop->now && timer->round == loop->round)
        timer = timer->next;
    return timer && timer->due <= loop->now ? timer : NULL;
}

/* The next time after now that is a whole number of periods after due. */
static void postpone(tl_timer *timer, uint64_t now)
{
    uint64_t periods = (now - timer->due) / timer->period;
    uint64_t last = timer->due + periods * timer->period; /* not after now */

    timer->due = sum(last, timer->period);
}

size_t tl_advance(tl_loop *loop, uint64_t ticks)
{
    size_t calls = 0;
    tl_timer *timer;

    assert(!loop->running);
    loop->running = true;
    loop->round++;
    loop->now = sum(loop->now, ticks);
    while ((timer = next_due(loop))) {
        tl_stop(timer);
        if (timer->period > 0) {
            postpone(timer, loop->now);
            insert(loop, timer);
        }
        calls++;
        /* It may free the timer. */
        timer->callback(timer, timer->arg);
    }
    loop->running = false;
    return calls;
}

uint64_t tl_now(const tl_loop *loop)
{
    return loop->now;
}

uint64_t tl_wait(const tl_loop *loop)
{
    if (!loop->first)
        return UINT64_MAX;
    return loop->first->due > loop->now ? loop->first->due - loop->now : 0;
}

size_t tl_count(const tl_loop *loop)
{
    return loop->count;
}
