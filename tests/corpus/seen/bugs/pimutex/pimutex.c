#include "pimutex.h"

#include <stdlib.h>

#define NONE (-1)

struct mutex {
    int owner;
    int depth;
    int prev, next;             /* in the list of what the owner has */
};

struct task {
    int base, prio;
    int first;                  /* of the mutexes it owns */
    int waits;
    unsigned long long since;
};

struct pim_model {
    int tasks, mutexes;
    unsigned long long clock;
    struct task task[PIM_MAX_TASKS];
    struct mutex mutex[PIM_MAX_MUTEXES];
};

static int bad_task(const pim_model *model, int task)
{
    return task < 0 || task >= model->tasks;
}

static int bad_mutex(const pim_model *model, int mutex)
{
    return mutex < 0 || mutex >= model->mutexes;
}

pim_model *pim_new(int tasks, int mutexes)
{
    pim_model *model;

    if (tasks < 1 || tasks > PIM_MAX_TASKS || mutexes < 1 || mutexes > PIM_MAX_MUTEXES)
        return NULL;
    model = calloc(1, sizeof *model);
    if (!model)
        return NULL;
    model->tasks = tasks;
    model->mutexes = mutexes;
    for (int t = 0; t < tasks; t++) {
        model->task[t].first = NONE;
        model->task[t].waits = NONE;
    }
    for (int m = 0; m < mutexes; m++) {
        model->mutex[m].owner = NONE;
        model->mutex[m].prev = NONE;
        model->mutex[m].next = NONE;
    }
    return model;
}

void pim_free(pim_model *model)
{
    free(model);
}

static int wanted_prio(const pim_model *model, int task)
{
    int prio = model->task[task].base;

    for (int m = model->task[task].first; m != NONE; m = model->mutex[m].next)
        for (int t = 0; t < model->tasks; t++)
            if (model->task[t].waits == m && model->task[t].prio > prio)
                prio = model->task[t].prio;
    return prio;
}

/* Brings the task's priority up to date, and those along the chain of owners
 * that it waits for. */
static void propagate(pim_model *model, int task)
{
    for (;;) {
        struct task *t = &model->task[task];
        int prio = wanted_prio(model, task);

        if (prio == t->prio)
            return;
        t->prio = prio;
        if (t->waits == NONE)
            return;
        task = model->mutex[t->waits].owner;
    }
}

static void take(pim_model *model, int task, int mutex)
{
    struct task *t = &model->task[task];
    struct mutex *m = &model->mutex[mutex];

    m->owner = task;
    m->depth = 1;
    m->next = t->first;
    if (m->next != NONE)
        model->mutex[m->next].prev = mutex;
    t->first = mutex;
}

static void drop(pim_model *model, int task, int mutex)
{
    struct mutex *m = &model->mutex[mutex];

    if (m->next != NONE)
        model->mutex[m->next].prev = m->prev;
    if (m->prev != NONE)
        model->mutex[m->prev].next = m->next;
    else
        model->task[task].first = m->next;
    m->owner = NONE;
    m->depth = 0;
}

static int next_owner(const pim_model *model, int mutex)
{
    int best = NONE;

    for (int t = 0; t < model->tasks; t++) {
        const struct task *task = &model->task[t];

        if (task->waits != mutex)
            continue;
        if (best == NONE || task->prio > model->task[best].prio ||
            (task->prio == model->task[best].prio && task->since < model->task[best].since))
            best = t;
    }
    return best;
}

int pim_set_priority(pim_model *model, int task, int prio)
{
    if (bad_task(model, task) || prio < 0 || prio > PIM_MAX_PRIO)
        return PIM_EINVAL;
    model->task[task].base = prio;
    propagate(model, task);
    return PIM_OK;
}

int pim_priority(const pim_model *model, int task)
{
    return bad_task(model, task) ? PIM_EINVAL : model->task[task].prio;
}

int pim_lock(pim_model *model, int task, int mutex)
{
    struct task *t;
    struct mutex *m;

    if (bad_task(model, task) || bad_mutex(model, mutex))
        return PIM_EINVAL;
    t = &model->task[task];
    m = &model->mutex[mutex];
    if (t->waits != NONE)
        return PIM_EBUSY;
    if (m->owner == NONE) {
        take(model, task, mutex);
        return PIM_OK;
    }
    if (m->owner == task) {
        if (m->depth >= PIM_MAX_DEPTH)
            return PIM_EDEPTH;
        m->depth++;
        return PIM_OK;
    }
    for (int w = mutex; w != NONE; w = model->task[model->mutex[w].owner].waits)
        if (model->mutex[w].owner == task)
            return PIM_EDEADLK;
    t->waits = mutex;
    t->since = model->clock++;
    propagate(model, m->owner);
    return PIM_WAITING;
}

int pim_unlock(pim_model *model, int task, int mutex)
{
    struct mutex *m;
    int heir;

    if (bad_task(model, task) || bad_mutex(model, mutex))
        return PIM_EINVAL;
    m = &model->mutex[mutex];
    if (model->task[task].waits != NONE)
        return PIM_EBUSY;
    if (m->owner != task)
        return PIM_EPERM;
    if (m->depth > 1) {
        m->depth--;
        return PIM_OK;
    }
    heir = next_owner(model, mutex);
    drop(model, task, mutex);
    if (heir != NONE) {
        model->task[heir].waits = NONE;
        take(model, heir, mutex);
        propagate(model, heir);
    }
    propagate(model, task);
    return PIM_OK;
}

int pim_cancel(pim_model *model, int task)
{
    int mutex;

    if (bad_task(model, task))
        return PIM_EINVAL;
    mutex = model->task[task].waits;
    if (mutex == NONE)
        return PIM_EPERM;
    model->task[task].waits = NONE;
    propagate(model, model->mutex[mutex].owner);
    return PIM_OK;
}

int pim_owner(const pim_model *model, int mutex)
{
    if (bad_mutex(model, mutex))
        return PIM_EINVAL;
    return model->mutex[mutex].owner == NONE ? PIM_EPERM : model->mutex[mutex].owner;
}

int pim_waits_for(const pim_model *model, int task)
{
    if (bad_task(model, task))
        return PIM_EINVAL;
    return model->task[task].waits == NONE ? PIM_EPERM : model->task[task].waits;
}

int pim_held(const pim_model *model, int task)
{
    int count = 0;

    if (bad_task(model, task))
        return PIM_EINVAL;
    for (int m = model->task[task].first; m != NONE; m = model->mutex[m].next)
        count++;
    return count;
}
