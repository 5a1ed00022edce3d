#include "semsim.h"

#include <limits.h>
#include <stdlib.h>

struct waiter {
    int task;
    struct waiter *next;
};

struct sem {
    int count;
    struct waiter *head, *tail;
};

struct ss {
    struct sem sems[SS_SEMS];
    int n;
    int on[SS_TASKS]; /* semaphore waited for, or SS_BAD */
};

ss *ss_new(void)
{
    ss *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    for (int i = 0; i < SS_TASKS; i++)
        s->on[i] = SS_BAD;
    return s;
}

void ss_free(ss *s)
{
    if (!s)
        return;
    for (int i = 0; i < s->n; i++) {
        struct waiter *w = s->sems[i].head;
        while (w) {
            struct waiter *next = w->next;
            free(w);
            w = next;
        }
    }
    free(s);
}

static int sem_ok(const ss *s, int sem)
{
    return sem >= 0 && sem < s->n;
}

static int task_ok(int task)
{
    return task >= 0 && task < SS_TASKS;
}

int ss_sem(ss *s, int count)
{
    if (s->n == SS_SEMS || count < 0)
        return SS_BAD;
    s->sems[s->n].count = count;
    return s->n++;
}

int ss_wait(ss *s, int task, int sem)
{
    if (!sem_ok(s, sem) || !task_ok(task) || s->on[task] != SS_BAD)
        return SS_BAD;
    struct sem *q = &s->sems[sem];
    if (q->count > 0) {
        q->count--;
        return SS_GRANTED;
    }
    struct waiter *w = malloc(sizeof *w);
    if (!w)
        return SS_BAD;
    w->task = task;
    w->next = NULL;
    if (q->tail)
        q->tail->next = w;
    else
        q->head = w;
    q->tail = w;
    s->on[task] = sem;
    return SS_BLOCKED;
}

int ss_post(ss *s, int sem)
{
    if (!sem_ok(s, sem))
        return SS_BAD;
    struct sem *q = &s->sems[sem];
    struct waiter *w = q->head;
    if (!w) {
        if (q->count < INT_MAX)
            q->count++;
        return SS_BAD;
    }
    int task = w->task;
    q->head = w->next;
    if (!q->head)
        q->tail = NULL;
    free(w);
    s->on[task] = SS_BAD;
    return task;
}

int ss_cancel(ss *s, int task)
{
    if (!task_ok(task) || s->on[task] == SS_BAD)
        return SS_BAD;
    struct sem *q = &s->sems[s->on[task]];
    struct waiter **at = &q->head;
    while ((*at)->task != task)
        at = &(*at)->next;
    struct waiter *gone = *at;
    *at = gone->next;
    free(gone);
    s->on[task] = SS_BAD;
    return 0;
}

int ss_count(const ss *s, int sem)
{
    return sem_ok(s, sem) ? s->sems[sem].count : SS_BAD;
}

int ss_waiting(const ss *s, int sem)
{
    if (!sem_ok(s, sem))
        return SS_BAD;
    int n = 0;
    for (const struct waiter *w = s->sems[sem].head; w; w = w->next)
        n++;
    return n;
}

int ss_blocked_on(const ss *s, int task)
{
    return task_ok(task) ? s->on[task] : SS_BAD;
}
