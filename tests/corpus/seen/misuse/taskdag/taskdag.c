#include "taskdag.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct taskdag {
    unsigned tasks;
    bool sealed;
    unsigned *order; /* tasks numbers each */
    unsigned *level;
    bool *needs; /* tasks * tasks */
};

static bool *need(const struct taskdag *plan, unsigned task, unsigned before)
{
    assert(task < plan->tasks && before < plan->tasks);
    return &plan->needs[task * plan->tasks + before];
}

struct taskdag *td_new(unsigned tasks)
{
    struct taskdag *plan;

    if (tasks > TD_MAX || !(plan = calloc(1, sizeof *plan)))
        return NULL;
    plan->tasks = tasks;
    plan->order = calloc(tasks + 1, sizeof *plan->order);
    plan->level = calloc(tasks + 1, sizeof *plan->level);
    plan->needs = calloc((size_t)tasks * tasks + 1, sizeof *plan->needs);
    if (!plan->order || !plan->level || !plan->needs) {
        td_free(plan);
        return NULL;
    }
    return plan;
}

void td_free(struct taskdag *plan)
{
    if (!plan)
        return;
    free(plan->order);
    free(plan->level);
    free(plan->needs);
    free(plan);
}

unsigned td_tasks(const struct taskdag *plan)
{
    return plan->tasks;
}

void td_need(struct taskdag *plan, unsigned task, unsigned before)
{
    assert(!plan->sealed);
    *need(plan, task, before) = true;
}

void td_no_need(struct taskdag *plan, unsigned task, unsigned before)
{
    assert(!plan->sealed);
    *need(plan, task, before) = false;
}

bool td_seal(struct taskdag *plan)
{
    unsigned waiting[TD_MAX] = {0}, done = 0, found = 0, i, task;

    assert(!plan->sealed);
    for (task = 0; task < plan->tasks; task++) {
        plan->level[task] = 0;
        for (i = 0; i < plan->tasks; i++)
            waiting[task] += *need(plan, task, i);
        if (waiting[task] == 0)
            plan->order[found++] = task;
    }
    for (; done < found; done++) {
        unsigned before = plan->order[done];

        for (task = 0; task < plan->tasks; task++) {
            if (!*need(plan, task, before))
                continue;
            if (plan->level[task] <= plan->level[before])
                plan->level[task] = plan->level[before] + 1;
            if (--waiting[task] == 0)
                plan->order[found++] = task;
        }
    }
    plan->sealed = found == plan->tasks;
    return plan->sealed;
}

void td_reopen(struct taskdag *plan)
{
    assert(plan->sealed);
    plan->sealed = false;
}

unsigned td_nth(const struct taskdag *plan, unsigned i)
{
    assert(plan->sealed && i < plan->tasks);
    return plan->order[i];
}

unsigned td_level(const struct taskdag *plan, unsigned task)
{
    assert(plan->sealed && task < plan->tasks);
    return plan->level[task];
}

bool td_depends(const struct taskdag *plan, unsigned task, unsigned on)
{
    bool later[TD_MAX] = {false};
    unsigned i, j;

    assert(plan->sealed && task < plan->tasks && on < plan->tasks);
    /* In the order of doing: what needs ON or something that does. */
    for (i = 0; i < plan->tasks; i++)
        for (j = 0; j < plan->tasks && !later[plan->order[i]]; j++)
            later[plan->order[i]] = *need(plan, plan->order[i], j) && (j == on || later[j]);
    return later[task];
}
