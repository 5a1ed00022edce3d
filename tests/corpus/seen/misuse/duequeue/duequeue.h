/* duequeue: run things when they are due.
 *
 * No allocation.  A job is a member of whatever you have that wants to be woken,
 * and it hangs in the queue by its own pointers:
 *
 *      struct lamp { int pin; struct dq_job off; };
 *
 *      dq_job_init(&lamp->off, lamp_off);
 *      dq_after(&q, &lamp->off, 5 * DQ_SEC);
 *
 * All times are microseconds on a clock of your choice that does not go back.
 */
#ifndef DUEQUEUE_H
#define DUEQUEUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define DQ_MS  UINT64_C(1000)
#define DQ_SEC UINT64_C(1000000)

struct dq;
struct dq_job;
typedef void (*dq_fn)(struct dq *q, struct dq_job *job);

struct dq {
    struct dq_job *first;
    uint64_t now;
    bool running;
};

struct dq_job {
    uint64_t due;
    dq_fn fn;
    struct dq_job *next;
    struct dq *on;
};

void dq_init(struct dq *q, uint64_t now);
void dq_job_init(struct dq_job *job, dq_fn fn);     /* not while it is queued */

/* Queue a job that is not queued.  Times in the past are due at once.  Jobs of the
 * same time run in the order in which they came. */
void dq_at(struct dq *q, struct dq_job *job, uint64_t when);
void dq_after(struct dq *q, struct dq_job *job, uint64_t delay);

bool dq_queued(const struct dq_job *job);

/* Take a job out again which is in this queue. */
void dq_cancel(struct dq *q, struct dq_job *job);

/* Run all that is due by now, and return how many it were.  A job is out of the
 * queue when its function is called, which may queue it again for later, free it,
 * or queue and cancel others.  What it queues for now or earlier runs in the same
 * dq_run.  dq_run itself is not for job functions. */
size_t dq_run(struct dq *q, uint64_t now);

/* When the next one is due; false if nothing is queued. */
bool dq_next(const struct dq *q, uint64_t *when);

/* Take all out. */
void dq_drain(struct dq *q);

#endif
