#ifndef MKORDER_H
#define MKORDER_H

#include <stddef.h>

/* ---------------------------------------------------------------------------
   mkorder: tasks that need other tasks, and an order to do them in.
   ------------------------------------------------------------------------ */

#define MK_MAX_TASKS 256        /* in a plan */
#define MK_MAX_NEEDS 64         /* of a task, repeated ones included */
#define MK_MAX_NAME  63

enum mk_result {
    MK_OK = 0,
    MK_FULL,        /* one of the limits above */
    MK_NOMEM,
    MK_CYCLE,       /* tasks need each other, or one needs itself */
    MK_FOREIGN,     /* the tasks belong to different plans */
    MK_NOTFOUND
};

struct mk_plan;
struct mk_task;

/* ---- plans --------------------------------------------------------------- */

/* NULL if out of memory. */
struct mk_plan *mk_plan_new(void);

/* Frees the plan and all of its tasks.  NULL is ignored. */
void mk_plan_free(struct mk_plan *plan);

/* ---- tasks: they belong to their plan ------------------------------------ */

/* Adds a task.  Names need not be unique.  NULL if the name is empty or too
   long, the plan is full or memory is short. */
struct mk_task *mk_add(struct mk_plan *plan, const char *name);

/* The task of that name that was added first, or NULL. */
struct mk_task *mk_find(const struct mk_plan *plan, const char *name);

/* Removes a task from its plan and frees it; whatever needed it does so no
   longer. */
void mk_remove(struct mk_task *task);

/* Its name; lives as long as the task. */
const char *mk_name(const struct mk_task *task);

/* ---- needs --------------------------------------------------------------- */

/* `task` needs `on` to be done before it.  This may be said more than once
   (makefiles do) and may lead to a cycle, which mk_order finds. */
enum mk_result mk_need(struct mk_task *task, struct mk_task *on);

/* Takes one mk_need back; MK_NOTFOUND if there was none. */
enum mk_result mk_unneed(struct mk_task *task, struct mk_task *on);

/* How often mk_need was said of the task, for tasks that still exist. */
size_t mk_needs(const struct mk_task *task);

/* ---- order --------------------------------------------------------------- */

/* Calls visit(task, arg) once for every task, each after those it needs.  If
   there is a cycle the result is MK_CYCLE and visit is not called at all.
   visit must not change the plan. */
enum mk_result mk_order(struct mk_plan *plan, void (*visit)(struct mk_task *task, void *arg), void *arg);

#endif
