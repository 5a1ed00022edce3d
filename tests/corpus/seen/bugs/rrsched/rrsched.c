#include "rrsched.h"

#include <stdlib.h>

struct slot {
    rr_func func; /* NULL: free */
    void *arg;
    int paused;
    unsigned long turns;
};

struct rr_sched {
    struct slot slots[RR_MAX_TASKS];
    int count;
    int turn; /* index of the slot that was run last */
};

rr_sched *rr_create(void)
{
    rr_sched *s = calloc(1, sizeof *s);
    if (s)
        s->turn = RR_MAX_TASKS - 1;
    return s;
}

void rr_destroy(rr_sched *s)
{
    free(s);
}

static int valid(const rr_sched *s, rr_task t)
{
    return t >= 1 && t <= RR_MAX_TASKS && s->slots[t - 1].func;
}

rr_task rr_add(rr_sched *s, rr_func func, void *arg)
{
    if (!func)
        return 0;
    for (int i = 0; i < RR_MAX_TASKS; i++) {
        struct slot *slot = &s->slots[i];
        if (!slot->func) {
            slot->func = func;
            slot->arg = arg;
            slot->paused = 0;
            slot->turns = 0;
            s->count++;
            return i + 1;
        }
    }
    return 0;
}

int rr_remove(rr_sched *s, rr_task t)
{
    if (!valid(s, t))
        return 0;
    s->slots[t - 1].func = NULL;
    s->count--;
    return 1;
}

int rr_pause(rr_sched *s, rr_task t)
{
    if (!valid(s, t))
        return 0;
    s->slots[t - 1].paused = 1;
    return 1;
}

int rr_resume(rr_sched *s, rr_task t)
{
    if (!valid(s, t))
        return 0;
    s->slots[t - 1].paused = 0;
    return 1;
}

int rr_ready(const rr_sched *s, rr_task t)
{
    return valid(s, t) && !s->slots[t - 1].paused;
}

rr_task rr_step(rr_sched *s)
{
    if (s->count == 0)
        return 0;
    do {
        s->turn = (s->turn + 1) % RR_MAX_TASKS;
    } while (!rr_ready(s, s->turn + 1));

    /* the task may remove itself */
    struct slot *slot = &s->slots[s->turn];
    rr_task t = s->turn + 1;
    slot->turns++;
    slot->func(slot->arg);
    return t;
}

unsigned long rr_turns(const rr_sched *s, rr_task t)
{
    return valid(s, t) ? s->slots[t - 1].turns : 0;
}

int rr_count(const rr_sched *s)
{
    return s->count;
}
