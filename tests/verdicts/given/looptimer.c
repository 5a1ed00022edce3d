#include "looptimer.h"

#include <stddef.h>

void evl_loop_init(evl_loop *loop)
{
    loop->timers = NULL;
    loop->count = 0;
}

void evl_timer_init(evl_loop *loop, evl_timer *timer)
{
    timer->loop = loop;
    timer->next = loop->timers;
    loop->timers = timer;
    loop->count++;
}

unsigned evl_count(const evl_loop *loop)
{
    return loop->count;
}

unsigned evl_beside(const evl_timer *timer)
{
    return timer->loop->count;
}
