#ifndef JOBFIFO_H
#define JOBFIFO_H

#include <stddef.h>

/*
 * First in, first out queue of jobs for main loops. No allocation, no threads.
 *
 *     static struct jobfifo_slot slots[8];
 *     struct jobfifo q;
 *     jobfifo_init(&q, slots, 8);
 *     jobfifo_submit(&q, blink, &led);
 *     jobfifo_run_all(&q);
 */

/* A job. It may submit further jobs to the queue, but must not run or reset
 * the queue. */
typedef void (*jobfifo_fn)(void *ctx);

struct jobfifo_slot {
    jobfifo_fn fn;
    void *ctx;
};

struct jobfifo {
    struct jobfifo_slot *slots;
    size_t capacity;
    size_t first;
    size_t pending;
    int running;
};

#define JOBFIFO_OK 0
#define JOBFIFO_FULL (-1)

/* slots: storage for `capacity` jobs (at least one), provided by the caller
 * for as long as the queue is in use. Must come before everything else. */
void jobfifo_init(struct jobfifo *q, struct jobfifo_slot *slots, size_t capacity);

/* fn must not be NULL. ctx is handed to it and must be valid until the job
 * has run. */
int jobfifo_submit(struct jobfifo *q, jobfifo_fn fn, void *ctx);

/* Runs the next job. Returns 1, or 0 if there was none. */
int jobfifo_run_one(struct jobfifo *q);

/* Runs the jobs that are pending now, not those which they submit. Returns how
 * many. */
size_t jobfifo_run_all(struct jobfifo *q);

/* Removes the pending jobs with that ctx, returns how many. */
size_t jobfifo_cancel(struct jobfifo *q, const void *ctx);

size_t jobfifo_pending(const struct jobfifo *q);

/* Removes all jobs. */
void jobfifo_reset(struct jobfifo *q);

#endif
