#include "subtick.h"

#include <limits.h>
#include <stddef.h>

int st_init(struct st_clock *clock, uint32_t tick_us)
{
    if (tick_us < 1 || tick_us > 1000000)
        return -1;
    clock->first = NULL;
    clock->now = 0;
    clock->tick_us = tick_us;
    clock->rest_us = 0;
    clock->busy = 0;
    return 0;
}

static uint32_t ticks_up(const struct st_clock *clock, uint32_t us)
{
    return us / clock->tick_us + (us % clock->tick_us != 0);
}

static uint32_t ticks_near(const struct st_clock *clock, uint32_t us)
{
    return (uint32_t)(((uint64_t)us + clock->tick_us / 2) / clock->tick_us);
}

/* The link that points to a timer; NULL when the timer is not in the list. */
static struct st_timer **link_to(struct st_clock *clock, const struct st_timer *timer)
{
    struct st_timer **link = &clock->first;

    while (*link && *link != timer)
        link = &(*link)->next;
    return *link ? link : NULL;
}

/* Puts a timer into the list, behind those that are due at the same time. */
static void enqueue(struct st_clock *clock, struct st_timer *timer)
{
    struct st_timer **link = &clock->first;

    while (*link && (*link)->due <= timer->due)
        link = &(*link)->next;
    timer->next = *link;
    *link = timer;
}

void st_start(struct st_clock *clock, struct st_timer *timer, uint32_t delay_us,
              uint32_t period_us, st_callback *fn, void *arg)
{
    uint32_t delay = ticks_up(clock, delay_us);

    st_stop(clock, timer);
    timer->due = clock->now + (delay ? delay : 1);
    timer->repeats = period_us != 0;
    timer->period = ticks_near(clock, period_us);
    if (timer->repeats && timer->period == 0)
        timer->period = 1;
    timer->fn = fn;
    timer->arg = arg;
    enqueue(clock, timer);
}

int st_set_period(struct st_clock *clock, struct st_timer *timer, uint32_t period_us)
{
    if (!link_to(clock, timer))
        return -1;
    timer->repeats = period_us != 0;
    timer->period = ticks_near(clock, period_us);
    return 0;
}

int st_stop(struct st_clock *clock, struct st_timer *timer)
{
    struct st_timer **link = link_to(clock, timer);

    if (!link)
        return -1;
    *link = timer->next;
    timer->next = NULL;
    return 0;
}

int st_running(const struct st_clock *clock, const struct st_timer *timer)
{
    const struct st_timer *t = clock->first;

    while (t && t != timer)
        t = t->next;
    return t != NULL;
}

int st_advance(struct st_clock *clock, uint32_t us)
{
    uint64_t passed = (uint64_t)us + clock->rest_us;
    int called = 0;

    if (clock->busy)
        return -1;
    clock->busy = 1;
    clock->now += passed / clock->tick_us;
    clock->rest_us = (uint32_t)(passed % clock->tick_us);
    while (clock->first && clock->first->due <= clock->now) {
        struct st_timer *timer = clock->first;
        uint64_t times = 1;

        clock->first = timer->next;
        timer->next = NULL;
        if (timer->repeats) {
            times += (clock->now - timer->due) / timer->period;
            timer->due += times * timer->period;
            enqueue(clock, timer);
        }
        if (timer->fn) {
            if (called < INT_MAX)
                called++;
            timer->fn(timer, times, timer->arg);
        }
    }
    clock->busy = 0;
    return called;
}

uint64_t st_ticks(const struct st_clock *clock)
{
    return clock->now;
}

int64_t st_idle(const struct st_clock *clock)
{
    if (!clock->first)
        return -1;
    if (clock->first->due <= clock->now)
        return 0;
    return (int64_t)((clock->first->due - clock->now) * clock->tick_us);
}
