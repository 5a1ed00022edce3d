#include "swtimer.h"

#include <assert.h>
#include <stddef.h>

void swt_clock_init(swt_clock *clock)
{
    clock->first = NULL;
    clock->now = 0;
}

void swt_timer_init(swt_timer *timer, swt_fn fn, void *arg)
{
    timer->next = NULL;
    timer->due = 0;
    timer->period = 0;
    timer->running = false;
    timer->fn = fn;
    timer->arg = arg;
}

/* Behind those that are due at the same time. */
static void enqueue(swt_clock *clock, swt_timer *timer, uint32_t ticks)
{
    swt_timer **at = &clock->first;
    timer->due = clock->now + (ticks > 0 ? ticks : 1);
    timer->running = true;
    while (*at != NULL && (*at)->due <= timer->due)
        at = &(*at)->next;
    timer->next = *at;
    *at = timer;
}

void swt_start(swt_clock *clock, swt_timer *timer, uint32_t ticks)
{
    assert(!timer->running);
    timer->period = 0;
    enqueue(clock, timer, ticks);
}

void swt_start_periodic(swt_clock *clock, swt_timer *timer, uint32_t period)
{
    assert(!timer->running);
    assert(period > 0);
    timer->period = period;
    enqueue(clock, timer, period);
}

void swt_stop(swt_clock *clock, swt_timer *timer)
{
    if (!timer->running)
        return;
    swt_timer **at = &clock->first;
    while (*at != NULL && *at != timer)
        at = &(*at)->next;
    assert(*at == timer);
    *at = timer->next;
    timer->next = NULL;
    timer->running = false;
}

bool swt_running(const swt_timer *timer)
{
    return timer->running;
}

unsigned swt_advance(swt_clock *clock, uint32_t ticks)
{
    unsigned expired = 0;
    clock->now += ticks;
    uint64_t until = clock->now;
    while (clock->first != NULL && clock->first->due <= until) {
        swt_timer *timer = clock->first;
        clock->first = timer->next;
        timer->next = NULL;
        timer->running = false;
        if (timer->period > 0)
            enqueue(clock, timer, timer->period);
        expired++;
        if (timer->fn != NULL)
            timer->fn(timer->arg);
    }
    return expired;
}

uint64_t swt_next(const swt_clock *clock)
{
    if (clock->first == NULL)
        return UINT64_MAX;
    return clock->first->due > clock->now ? clock->first->due - clock->now : 0;
}
