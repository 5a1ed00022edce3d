#include "mkorder.h"

#include <stdlib.h>
#include <string.h>

enum mark { FRESH, OPEN, DONE };

struct mk_task {
    struct mk_plan *plan;
    struct mk_task **need;
    size_t needs, room;
    enum mark mark;
    char name[MK_MAX_NAME + 1];
};

struct mk_plan {
    struct mk_task *task[MK_MAX_TASKS];
    size_t tasks;
};

struct listing {
    struct mk_task *task[MK_MAX_TASKS];
    size_t tasks;
};

struct mk_plan *mk_plan_new(void)
{
    return calloc(1, sizeof(struct mk_plan));
}

static void task_free(struct mk_task *task)
{
    free(task->need);
    free(task);
}

void mk_plan_free(struct mk_plan *plan)
{
    if (plan == NULL)
        return;
    for (size_t i = 0; i < plan->tasks; i++)
        task_free(plan->task[i]);
    free(plan);
}

struct mk_task *mk_add(struct mk_plan *plan, const char *name)
{
    size_t len = strlen(name);
    struct mk_task *task;

    if (len == 0 || len > MK_MAX_NAME || plan->tasks == MK_MAX_TASKS)
        return NULL;
    task = calloc(1, sizeof *task);
    if (task == NULL)
        return NULL;
    task->plan = plan;
    memcpy(task->name, name, len + 1);
    plan->task[plan->tasks++] = task;
    return task;
}

struct mk_task *mk_find(const struct mk_plan *plan, const char *name)
{
    for (size_t i = 0; i < plan->tasks; i++) {
        if (strcmp(plan->task[i]->name, name) == 0)
            return plan->task[i];
    }
    return NULL;
}

/* Deletes the element at `at` of an array of *count pointers. */
static void delete_at(struct mk_task **array, size_t *count, size_t at)
{
    memmove(array + at, array + at + 1, (*count - at - 1) * sizeof *array);
    --*count;
}

void mk_remove(struct mk_task *task)
{
    struct mk_plan *plan = task->plan;
    size_t place = 0;

    for (size_t i = 0; i < plan->tasks; i++) {
        struct mk_task *other = plan->task[i];

        if (other == task) {
            place = i;
            continue;
        }
        for (size_t k = 0; k < other->needs; k++) {
            if (other->need[k] == task)
                delete_at(other->need, &other->needs, k);
        }
    }
    delete_at(plan->task, &plan->tasks, place);
    task_free(task);
}

const char *mk_name(const struct mk_task *task)
{
    return task->name;
}

enum mk_result mk_need(struct mk_task *task, struct mk_task *on)
{
    if (task->plan != on->plan)
        return MK_FOREIGN;
    if (task->needs == MK_MAX_NEEDS)
        return MK_FULL;
    if (task->needs == task->room) {
        size_t room = task->room == 0 ? 4 : task->room * 2;
        struct mk_task **need = realloc(task->need, room * sizeof *need);

        if (need == NULL)
            return MK_NOMEM;
        task->need = need;
        task->room = room;
    }
    task->need[task->needs++] = on;
    return MK_OK;
}

enum mk_result mk_unneed(struct mk_task *task, struct mk_task *on)
{
    for (size_t k = task->needs; k > 0; k--) {
        if (task->need[k - 1] == on) {
            delete_at(task->need, &task->needs, k - 1);
            return MK_OK;
        }
    }
    return MK_NOTFOUND;
}

size_t mk_needs(const struct mk_task *task)
{
    return task->needs;
}

/* Lists the task behind everything it needs. */
static enum mk_result list(struct listing *l, struct mk_task *task)
{
    if (task->mark == DONE)
        return MK_OK;
    if (task->mark == OPEN)
        return MK_CYCLE;
    task->mark = OPEN;
    for (size_t k = 0; k < task->needs; k++) {
        enum mk_result result = list(l, task->need[k]);

        if (result != MK_OK)
            return result;
    }
    task->mark = DONE;
    l->task[l->tasks++] = task;
    return MK_OK;
}

enum mk_result mk_order(struct mk_plan *plan, void (*visit)(struct mk_task *task, void *arg), void *arg)
{
    struct listing l;
    enum mk_result result = MK_OK;

    l.tasks = 0;
    for (size_t i = 0; i < plan->tasks; i++)
        plan->task[i]->mark = FRESH;
    for (size_t i = 0; i < plan->tasks && result == MK_OK; i++)
        result = list(&l, plan->task[i]);
    if (result != MK_OK)
        return result;
    for (size_t i = 0; i < l.tasks; i++)
        visit(l.task[i], arg);
    return MK_OK;
}
