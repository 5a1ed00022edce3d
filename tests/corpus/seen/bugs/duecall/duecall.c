#include "duecall.h"

#include <stdbool.h>
#include <stdlib.h>

typedef struct timer timer;

struct timer {
    timer *next;
    due_id id;
    uint64_t when;
    uint32_t period;    // 0: one-shot
    due_fn *fn;
    void *arg;
};

struct due_loop {
    timer *waiting;     // by time, then by age
    timer *batch;       // due, not called yet
    timer *current;     // the repeating timer whose callback runs
    bool current_dead;  // it was cancelled meanwhile
    bool busy;
    size_t count;
    uint64_t now;
    due_id last_id;
};

due_loop *due_open(void)
{
    return calloc(1, sizeof(due_loop));
}

static void drop_all(timer *t)
{
    while (t) {
        timer *next = t->next;
        free(t);
        t = next;
    }
}

void due_close(due_loop *loop)
{
    if (!loop)
        return;
    drop_all(loop->waiting);
    drop_all(loop->batch);
    free(loop);
}

static void insert(due_loop *loop, timer *t)
{
    timer **link = &loop->waiting;

    while (*link && ((*link)->when < t->when || ((*link)->when == t->when && (*link)->id < t->id)))
        link = &(*link)->next;
    t->next = *link;
    *link = t;
}

static due_id add(due_loop *loop, uint32_t ms, uint32_t period, due_fn *fn, void *arg)
{
    timer *t;

    if (loop->count >= DUE_MAX_TIMERS)
        return 0;
    t = calloc(1, sizeof *t);
    if (!t)
        return 0;
    t->id = ++loop->last_id;
    t->when = loop->now + ms;
    t->period = period;
    t->fn = fn;
    t->arg = arg;
    insert(loop, t);
    loop->count++;
    return t->id;
}

due_id due_after(due_loop *loop, uint32_t ms, due_fn *fn, void *arg)
{
    return add(loop, ms, 0, fn, arg);
}

due_id due_every(due_loop *loop, uint32_t ms, due_fn *fn, void *arg)
{
    if (ms == 0)
        ms = 1;
    return add(loop, ms, ms, fn, arg);
}

// Takes the timer out of a list, NULL if it isn't there.
static timer *unlink_id(timer **list, due_id id)
{
    for (timer **link = list; *link; link = &(*link)->next) {
        if ((*link)->id == id) {
            timer *t = *link;
            *link = t->next;
            t->next = NULL;
            return t;
        }
    }
    return NULL;
}

int due_cancel(due_loop *loop, due_id id)
{
    timer *t;

    if (loop->current && loop->current->id == id) {
        if (loop->current_dead)
            return 0;
        loop->current_dead = true;
        loop->count--;
        return 1;
    }
    t = unlink_id(&loop->waiting, id);
    if (!t)
        t = unlink_id(&loop->batch, id);
    if (!t)
        return 0;
    free(t);
    loop->count--;
    return 1;
}

// Moves what is due from the waiting timers to the batch.
static void collect(due_loop *loop)
{
    timer **link = &loop->waiting;

    while (*link && (*link)->when <= loop->now)
        link = &(*link)->next;
    loop->batch = NULL;
    if (link != &loop->waiting) {
        loop->batch = loop->waiting;
        loop->waiting = *link;
        *link = NULL;
    }
}

static void call_once(due_loop *loop, timer *t)
{
    timer copy = *t;

    free(t);
    loop->count--;
    copy.fn(loop, copy.id, copy.arg);
}

static void call_repeating(due_loop *loop, timer *t)
{
    loop->current = t;
    loop->current_dead = false;
    t->fn(loop, t->id, t->arg);
    loop->current = NULL;
    if (loop->current_dead) {
        free(t);
        return;
    }
    t->when = loop->now + t->period;
    insert(loop, t);
}

int due_advance(due_loop *loop, uint32_t ms)
{
    timer *next;
    int calls = 0;

    if (loop->busy)
        return -1;
    loop->busy = true;
    loop->now += ms;
    collect(loop);
    for (timer *t = loop->batch; t; t = next) {
        next = t->next;
        loop->batch = next;
        if (t->period)
            call_repeating(loop, t);
        else
            call_once(loop, t);
        calls++;
    }
    loop->busy = false;
    return calls;
}

uint64_t due_now(const due_loop *loop)
{
    return loop->now;
}

size_t due_pending(const due_loop *loop)
{
    return loop->count;
}
