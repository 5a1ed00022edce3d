#include "cosched.h"

#include <stdlib.h>
#include <string.h>

struct task {
    struct task *next;
    int number;
    int priority;
    cos_state state;
};

struct cosched {
    struct task *all;
    int total;
    int last; /* number given last */
    int max_ready;
    int ready_count;
    struct task *ready[]; /* longest waiting first */
};

static struct task *find(const cosched_t *s, int number)
{
    struct task *t = s->all;
    while (t != NULL && t->number != number)
        t = t->next;
    return t;
}

static void make_ready(cosched_t *s, struct task *t)
{
    t->state = COS_READY;
    s->ready[s->ready_count++] = t;
}

static void take_from_ready(cosched_t *s, const struct task *t)
{
    for (int i = 0; i < s->ready_count; i++) {
        if (s->ready[i] != t)
            continue;
        s->ready_count--;
        memmove(&s->ready[i], &s->ready[i + 1], (size_t)(s->ready_count - i) * sizeof s->ready[0]);
        return;
    }
}

cosched_t *cosched_new(int max_ready)
{
    if (max_ready < 1 || max_ready > 64)
        return NULL;
    cosched_t *s = calloc(1, sizeof *s + (size_t)max_ready * sizeof s->ready[0]);
    if (s != NULL)
        s->max_ready = max_ready;
    return s;
}

void cosched_free(cosched_t *s)
{
    if (s == NULL)
        return;
    while (s->all != NULL) {
        struct task *t = s->all;
        s->all = t->next;
        free(t);
    }
    free(s);
}

int cosched_spawn(cosched_t *s, int priority)
{
    if (s->ready_count == s->max_ready || s->total == COS_TASKS)
        return COS_EFULL;
    struct task *t = malloc(sizeof *t);
    if (t == NULL)
        return COS_ENOMEM;
    t->number = ++s->last;
    t->priority = priority;
    t->next = s->all;
    s->all = t;
    s->total++;
    make_ready(s, t);
    return t->number;
}

int cosched_sleep(cosched_t *s, int task)
{
    struct task *t = find(s, task);
    if (t == NULL)
        return COS_ENOENT;
    if (t->state != COS_READY)
        return COS_ESTATE;
    take_from_ready(s, t);
    t->state = COS_SLEEPING;
    return COS_OK;
}

int cosched_wake(cosched_t *s, int task)
{
    struct task *t = find(s, task);
    if (t == NULL)
        return COS_ENOENT;
    if (t->state != COS_SLEEPING)
        return COS_ESTATE;
    make_ready(s, t);
    return COS_OK;
}

int cosched_kill(cosched_t *s, int task)
{
    struct task **link = &s->all;
    while (*link != NULL && (*link)->number != task)
        link = &(*link)->next;
    struct task *t = *link;
    if (t == NULL)
        return COS_ENOENT;
    if (t->state == COS_READY)
        take_from_ready(s, t);
    *link = t->next;
    s->total--;
    free(t);
    return COS_OK;
}

int cosched_next(cosched_t *s)
{
    if (s->ready_count == 0)
        return 0;
    int best = 0;
    for (int i = 1; i < s->ready_count; i++)
        if (s->ready[i]->priority > s->ready[best]->priority)
            best = i;
    struct task *t = s->ready[best];
    take_from_ready(s, t);
    make_ready(s, t);
    return t->number;
}

cos_state cosched_state(const cosched_t *s, int task)
{
    const struct task *t = find(s, task);
    return t == NULL ? COS_NONE : t->state;
}

int cosched_ready(const cosched_t *s)
{
    return s->ready_count;
}

int cosched_sleeping(const cosched_t *s)
{
    return s->total - s->ready_count;
}
