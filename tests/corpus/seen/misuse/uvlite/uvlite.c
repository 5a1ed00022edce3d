#include "uvlite.h"

#include <assert.h>
#include <stddef.h>

void uvl_loop_init(uvl_loop_t *loop)
{
    loop->timers = NULL;
    loop->now = 0;
}

int uvl_loop_close(uvl_loop_t *loop)
{
    return loop->timers != NULL ? UVL_EBUSY : 0;
}

uint64_t uvl_now(const uvl_loop_t *loop)
{
    return loop->now;
}

static uint64_t later(uint64_t now, uint64_t by)
{
    return by > UINT64_MAX - now ? UINT64_MAX : now + by;
}

static bool close_one(uvl_loop_t *loop)
{
    for (uvl_timer_t **link = &loop->timers; *link != NULL; link = &(*link)->next)
        if ((*link)->closing) {
            uvl_timer_t *timer = *link;
            *link = timer->next;
            timer->next = NULL;
            timer->loop = NULL;
            if (timer->close_cb != NULL)
                timer->close_cb(timer);
            return true;
        }
    return false;
}

bool uvl_run_once(uvl_loop_t *loop)
{
    uvl_timer_t *first = NULL;
    if (close_one(loop))
        return true;
    for (uvl_timer_t *timer = loop->timers; timer != NULL; timer = timer->next)
        if (timer->active && (first == NULL || timer->due < first->due))
            first = timer;
    if (first == NULL)
        return false;
    if (first->due > loop->now)
        loop->now = first->due;
    if (first->repeat > 0)
        first->due = later(loop->now, first->repeat);
    else
        first->active = false;
    first->cb(first);
    return true;
}

void uvl_timer_init(uvl_loop_t *loop, uvl_timer_t *timer)
{
    timer->data = NULL;
    timer->loop = loop;
    timer->cb = NULL;
    timer->close_cb = NULL;
    timer->due = 0;
    timer->repeat = 0;
    timer->active = false;
    timer->closing = false;
    timer->next = loop->timers;
    loop->timers = timer;
}

int uvl_timer_start(uvl_timer_t *timer, uvl_timer_cb cb, uint64_t timeout, uint64_t repeat)
{
    if (timer->closing || cb == NULL)
        return UVL_EINVAL;
    timer->cb = cb;
    timer->due = later(timer->loop->now, timeout);
    timer->repeat = repeat;
    timer->active = true;
    return 0;
}

void uvl_timer_stop(uvl_timer_t *timer)
{
    timer->active = false;
}

bool uvl_is_active(const uvl_timer_t *timer)
{
    return timer->active;
}

void uvl_close(uvl_timer_t *timer, uvl_timer_cb close_cb)
{
    assert(!timer->closing);
    timer->active = false;
    timer->closing = true;
    timer->close_cb = close_cb;
}
