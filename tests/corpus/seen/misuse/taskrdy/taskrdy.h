/* taskrdy.h - ready queues of cooperative tasks, without any allocation
 *
 * The caller owns the memory of schedulers and tasks.  A scheduler has
 * TR_LEVELS queues; level 0 is the most urgent.  Tasks of the same level run
 * in the order in which they were posted.
 */
#ifndef TASKRDY_H
#define TASKRDY_H

#include <stddef.h>

#define TR_LEVELS 8

struct tr_task;
struct tr_sched;

typedef void tr_run_fn(struct tr_sched *s, struct tr_task *t, void *arg);

/* The members of both structs are private. */
struct tr_task {
    struct tr_task *next, *prev;
    struct tr_sched *sched; /* NULL when in no queue */
    tr_run_fn *run;
    void *arg;
    unsigned level;
};

struct tr_sched {
    struct tr_task *first[TR_LEVELS], *last[TR_LEVELS];
    size_t waiting;
    int running;
};

/* Every scheduler and every task is initialised once before anything else is
 * done with it.  A task must not be initialised again while it is posted. */
void tr_sched_init(struct tr_sched *s);
void tr_task_init(struct tr_task *t, tr_run_fn *run, void *arg);

/* Put a task at the end of a queue; level < TR_LEVELS.  The task's memory
 * must stay until the task was run or cancelled.  Returns 0, or -1 if the task
 * is posted already (then it stays where it is). */
int tr_post(struct tr_sched *s, struct tr_task *t, unsigned level);

/* Take a task out of its queue.  1, or 0 if it is not posted with s. */
int tr_cancel(struct tr_sched *s, struct tr_task *t);

/* Move a posted task to the end of the queue of another level < TR_LEVELS.
 * 0, or -1 if it is not posted with s. */
int tr_relevel(struct tr_sched *s, struct tr_task *t, unsigned level);

/* Run the first of the most urgent tasks: 1, or 0 if there is none.  The task
 * has left the queue when its function is called.  The function may post and
 * cancel tasks, itself too, and may release the memory of its own task; but
 * tr_step() and tr_drain() must not be called from it. */
int tr_step(struct tr_sched *s);

/* Step until no task is left or max tasks were run; the number of tasks run. */
size_t tr_drain(struct tr_sched *s, size_t max);

/* The number of posted tasks, and whether a given one is posted (anywhere). */
size_t tr_waiting(const struct tr_sched *s);
int tr_posted(const struct tr_task *t);

/* Cancel everything.  Call it before the memory of a scheduler with posted
 * tasks goes. */
void tr_clear(struct tr_sched *s);

#endif
