#include "rtsched.h"

#include <assert.h>

void rts_init(struct rts *s)
{
    for (int p = 0; p < RTS_PRIORITIES; p++) {
        s->head[p] = NULL;
        s->tail[p] = NULL;
    }
    s->ready = 0;
}

void rts_task_init(struct rts_task *t, rts_fn *fn, unsigned priority)
{
    assert(fn != NULL);
    assert(priority < RTS_PRIORITIES);
    t->next = NULL;
    t->home = NULL;
    t->fn = fn;
    t->priority = priority;
}

void rts_add(struct rts *s, struct rts_task *t)
{
    assert(t->home == NULL);
    unsigned p = t->priority;
    t->home = s;
    t->next = NULL;
    if (s->tail[p] != NULL)
        s->tail[p]->next = t;
    else
        s->head[p] = t;
    s->tail[p] = t;
    s->ready++;
}

void rts_remove(struct rts *s, struct rts_task *t)
{
    assert(t->home == s);
    unsigned p = t->priority;
    struct rts_task *before = NULL, *at = s->head[p];
    while (at != t) {
        before = at;
        at = at->next;
    }
    if (before != NULL)
        before->next = t->next;
    else
        s->head[p] = t->next;
    if (s->tail[p] == t)
        s->tail[p] = before;
    t->next = NULL;
    t->home = NULL;
    s->ready--;
}

bool rts_has(const struct rts *s, const struct rts_task *t)
{
    return t->home == s;
}

void rts_set_priority(struct rts_task *t, unsigned priority)
{
    assert(priority < RTS_PRIORITIES);
    struct rts *home = t->home;
    if (home != NULL)
        rts_remove(home, t);
    t->priority = priority;
    if (home != NULL)
        rts_add(home, t);
}

size_t rts_ready(const struct rts *s)
{
    return s->ready;
}

struct rts_task *rts_next(const struct rts *s)
{
    assert(s->ready > 0);
    int p = 0;
    while (s->head[p] == NULL)
        p++;
    return s->head[p];
}

bool rts_run_one(struct rts *s)
{
    if (s->ready == 0)
        return false;
    struct rts_task *t = rts_next(s);
    rts_remove(s, t);
    if (t->fn(t) && t->home == NULL)
        rts_add(s, t);
    return true;
}

size_t rts_run(struct rts *s, size_t most)
{
    size_t count = 0;
    if (most > s->ready)
        most = s->ready;
    while (count < most && rts_run_one(s))
        count++;
    return count;
}
