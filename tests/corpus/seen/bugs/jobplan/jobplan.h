#ifndef JOBPLAN_H
#define JOBPLAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A little job scheduler for main loops.
 *
 * The library has no clock: the program tells it the time, in whatever unit
 * it likes, each time it calls jp_run(). Time may stand still or go back;
 * then nothing (new) is due.
 *
 *     jp_plan *plan = jp_new();
 *     jp_every(plan, 0, 250, blink, &led);
 *     for (;;) {
 *         jp_run(plan, now_in_ms());
 *         sleep_until(...);
 *     }
 */

/* At most this many jobs can be planned at once. */
#define JP_JOBS_MAX 4096

typedef struct jp_plan jp_plan;

/* Number of a job, from 1 on. Numbers are not used again in the same plan. */
typedef uint32_t jp_id;

/* What a job does. It gets its own number and the argument it was planned
 * with. While it runs it may call everything below for its own plan, with the
 * exception of jp_free(): it may plan jobs and cancel any job, be it another
 * one or itself. */
typedef void jp_func(jp_plan *plan, jp_id self, void *arg);

/* A new plan without jobs, or NULL if there is no memory. */
jp_plan *jp_new(void);

/* Gets rid of a plan and its jobs; none of them is run. NULL is fine. */
void jp_free(jp_plan *plan);

/* Plans func(plan, id, arg) for the given time, once. Returns the number of
 * the job, or 0 if there are too many or no memory is left. A time in the
 * past is fine: the job is due at once. */
jp_id jp_once(jp_plan *plan, int64_t at, jp_func *func, void *arg);

/* Same, and then again `period` after each run until it is cancelled. Returns
 * 0 also if period is less than 1. A job whose next time would lie beyond
 * INT64_MAX ends. */
jp_id jp_every(jp_plan *plan, int64_t first, int64_t period,
               jp_func *func, void *arg);

/* Removes a job from the plan. False if there is no such job (any more):
 * one that runs for the last time is still there until it returns. */
bool jp_cancel(jp_plan *plan, jp_id id);

/* Runs the jobs that are due at `now`, in the order of their times, and those
 * of the same time in the order of their numbers. Each runs once at most;
 * jobs that are planned meanwhile wait for the next call. Returns how many
 * were run; 0 when called by a job. */
size_t jp_run(jp_plan *plan, int64_t now);

/* Stores the earliest time at which a job is due; false if there are none.
 * (A job that is running does not count, nor below.) */
bool jp_next(const jp_plan *plan, int64_t *at);

/* Number of jobs in the plan. */
size_t jp_waiting(const jp_plan *plan);

#endif
