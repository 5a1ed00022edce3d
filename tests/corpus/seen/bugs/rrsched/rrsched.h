#ifndef RRSCHED_H
#define RRSCHED_H

/** Round robin scheduler for cooperative tasks (think: main loop of firmware).
 *
 *  All tasks that are not paused get their turn one after the other. A task
 *  may call any function of the scheduler it runs in except rr_destroy() and
 *  rr_step().
 */

#define RR_MAX_TASKS 32

typedef struct rr_sched rr_sched;
typedef int rr_task;                 /**< 1 to RR_MAX_TASKS, 0 is none */
typedef void (*rr_func)(void *arg);

rr_sched *rr_create(void);
void rr_destroy(rr_sched *s);

/** Adds a task, ready to run. Returns 0 if there are too many or func is NULL. */
rr_task rr_add(rr_sched *s, rr_func func, void *arg);

/** These return 1, or 0 if there is no such task. Pausing a paused task and
 *  resuming a running one is fine. */
int rr_remove(rr_sched *s, rr_task t);
int rr_pause(rr_sched *s, rr_task t);
int rr_resume(rr_sched *s, rr_task t);

/** Whether the task exists and is not paused. */
int rr_ready(const rr_sched *s, rr_task t);

/** Runs the task whose turn it is. Returns it, or 0 if there was none to run. */
rr_task rr_step(rr_sched *s);

/** How many times the task has been run, 0 if there is no such task. */
unsigned long rr_turns(const rr_sched *s, rr_task t);

/** Number of tasks, paused or not. */
int rr_count(const rr_sched *s);

#endif
