#include "proctab.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

static pid add(struct proctab *t, pid parent)
{
    if (t->last == INT_MAX)
        return -1;
    struct proc *p = malloc(sizeof *p);
    if (p == NULL)
        return -1;
    p->id = ++t->last;
    p->parent = parent;
    p->state = P_RUN;
    p->status = 0;
    p->next = t->first;
    t->first = p;
    return p->id;
}

int pt_boot(struct proctab *t)
{
    t->first = NULL;
    t->last = 0;
    return add(t, 0) == 1 ? 0 : -1;
}

void pt_halt(struct proctab *t)
{
    while (t->first != NULL) {
        struct proc *p = t->first;
        t->first = p->next;
        free(p);
    }
}

struct proc *pt_find(const struct proctab *t, pid id)
{
    struct proc *p = t->first;
    while (p != NULL && p->id != id)
        p = p->next;
    return p;
}

static struct proc *alive(const struct proctab *t, pid id)
{
    struct proc *p = pt_find(t, id);
    assert(p != NULL && p->state != P_ZOMBIE);
    return p;
}

pid pt_fork(struct proctab *t, pid parent)
{
    return add(t, alive(t, parent)->id);
}

void pt_exit(struct proctab *t, pid id, int status)
{
    struct proc *p = alive(t, id);
    assert(id != 1);
    p->state = P_ZOMBIE;
    p->status = status;
    for (struct proc *c = t->first; c != NULL; c = c->next)
        if (c->parent == id)
            c->parent = 1;
}

pid pt_wait(struct proctab *t, pid parent, int *status)
{
    int children = 0;
    for (struct proc **at = &t->first; *at != NULL; at = &(*at)->next) {
        struct proc *p = *at;
        if (p->parent != parent || p->id == 1)
            continue;
        children++;
        if (p->state == P_ZOMBIE) {
            pid id = p->id;
            *status = p->status;
            *at = p->next;
            free(p);
            return id;
        }
    }
    return children > 0 ? 0 : -1;
}

void pt_sleep(struct proctab *t, pid id)
{
    alive(t, id)->state = P_SLEEP;
}

void pt_wake(struct proctab *t, pid id)
{
    alive(t, id)->state = P_RUN;
}

int pt_count(const struct proctab *t, enum pstate state)
{
    int n = 0;
    for (const struct proc *p = t->first; p != NULL; p = p->next)
        n += p->state == state;
    return n;
}

int pt_children(const struct proctab *t, pid parent)
{
    int n = 0;
    for (const struct proc *p = t->first; p != NULL; p = p->next)
        n += p->parent == parent && p->id != 1;
    return n;
}
