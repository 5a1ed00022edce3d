#include "taskrdy.h"

#include <assert.h>

void tr_sched_init(struct tr_sched *s)
{
    unsigned level;

    for (level = 0; level < TR_LEVELS; level++) {
        s->first[level] = NULL;
        s->last[level] = NULL;
    }
    s->waiting = 0;
    s->running = 0;
}

void tr_task_init(struct tr_task *t, tr_run_fn *run, void *arg)
{
    t->next = NULL;
    t->prev = NULL;
    t->sched = NULL;
    t->run = run;
    t->arg = arg;
    t->level = 0;
}

static void append(struct tr_sched *s, struct tr_task *t, unsigned level)
{
    struct tr_task *last = s->last[level];

    t->level = level;
    t->sched = s;
    t->next = NULL;
    t->prev = last;
    if (last)
        last->next = t;
    else
        s->first[level] = t;
    s->last[level] = t;
    s->waiting++;
}

static void detach(struct tr_sched *s, struct tr_task *t)
{
    if (t->prev)
        t->prev->next = t->next;
    else
        s->first[t->level] = t->next;
    if (t->next)
        t->next->prev = t->prev;
    else
        s->last[t->level] = t->prev;
    t->next = NULL;
    t->prev = NULL;
    t->sched = NULL;
    s->waiting--;
}

int tr_post(struct tr_sched *s, struct tr_task *t, unsigned level)
{
    assert(level < TR_LEVELS);
    if (t->sched != NULL)
        return -1;
    append(s, t, level);
    return 0;
}

int tr_cancel(struct tr_sched *s, struct tr_task *t)
{
    if (t->sched != s)
        return 0;
    detach(s, t);
    return 1;
}

int tr_relevel(struct tr_sched *s, struct tr_task *t, unsigned level)
{
    assert(level < TR_LEVELS);
    if (t->sched != s)
        return -1;
    detach(s, t);
    append(s, t, level);
    return 0;
}

static struct tr_task *most_urgent(const struct tr_sched *s)
{
    unsigned level;

    for (level = 0; level < TR_LEVELS; level++)
        if (s->first[level])
            return s->first[level];
    return NULL;
}

int tr_step(struct tr_sched *s)
{
    struct tr_task *t;

    assert(!s->running);
    t = most_urgent(s);
    if (t == NULL)
        return 0;
    detach(s, t);
    if (t->run) {
        s->running = 1;
        t->run(s, t, t->arg);
        s->running = 0;
    }
    return 1;
}

size_t tr_drain(struct tr_sched *s, size_t max)
{
    size_t done = 0;

    assert(!s->running);
    while (done < max && tr_step(s))
        done++;
    return done;
}

size_t tr_waiting(const struct tr_sched *s)
{
    return s->waiting;
}

int tr_posted(const struct tr_task *t)
{
    return t->sched != NULL;
}

void tr_clear(struct tr_sched *s)
{
    struct tr_task *t;

    while ((t = most_urgent(s)) != NULL)
        detach(s, t);
}
