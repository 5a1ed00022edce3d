#include "rrsched.h"

#include <stddef.h>

static rr_sched *sched;

static void count(void *arg)
{
    ++*(int *)arg;
}

static void once(void *arg)
{
    rr_remove(sched, *(rr_task *)arg);
}

int main(void)
{
    int a = 0, b = 0;
    rr_task t1, t2, t3;
    sched = rr_create();
    if (rr_step(sched) != 0 || rr_add(sched, NULL, NULL) != 0)
        return 2;
    t1 = rr_add(sched, count, &a);
    t2 = rr_add(sched, count, &b);
    t3 = rr_add(sched, once, &t3);
    if (rr_step(sched) != t1 || rr_step(sched) != t2 || rr_step(sched) != t3 || rr_step(sched) != t1)
        return 2;
    if (rr_count(sched) != 2 || rr_turns(sched, t3) != 0 || rr_turns(sched, t1) != 2 || a != 2 || b != 1)
        return 2;
    if (!rr_pause(sched, t2) || rr_step(sched) != t1 || rr_ready(sched, t2) || !rr_resume(sched, t2) ||
        rr_step(sched) != t2)
        return 2;
    if (rr_pause(sched, -1) || rr_resume(sched, 33) || rr_remove(sched, t3) || !rr_remove(sched, t1))
        return 2;
    for (int i = 1; i < RR_MAX_TASKS; i++)
        if (!rr_add(sched, count, &a))
            return 2;
    if (rr_add(sched, count, &a))
        return 2;
    for (int i = 1; i <= RR_MAX_TASKS; i++)
        if (i != t2 && !rr_remove(sched, i))
            return 2;
#ifndef LEGAL
    rr_pause(sched, t2);
    rr_step(sched);
#endif
    rr_destroy(sched);
    return 0;
}
