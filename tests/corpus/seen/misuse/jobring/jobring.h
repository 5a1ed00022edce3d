#ifndef JOBRING_H
#define JOBRING_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Run queues of a scheduler: one ring for each priority, 0 being the most urgent.
 *
 * The links are within the jobs, which belong to the caller; nothing is allocated.
 * A job is in one queue at a time, and must neither be freed nor initialised anew
 * while it is in one.
 */

#define JOB_PRIORITIES 4

typedef struct job {
    struct job *next, *prev; /* private */
    int priority;            /* 0 to JOB_PRIORITIES - 1; not to be changed in a queue */
    unsigned ticks;          /* how often it was picked */
} job_t;

typedef struct {
    job_t *heads[JOB_PRIORITIES];
    size_t count;
} runq_t;

void runq_init(runq_t *q);

/* Sets up a job that is in no queue.  False when there is no such priority. */
bool job_init(job_t *job, int priority);
bool job_queued(const job_t *job);

/* Appends a job, initialised and in no queue. */
void runq_add(runq_t *q, job_t *job);
/* Takes a job out of the queue that it is in. */
void runq_remove(runq_t *q, job_t *job);

/* The first job of the most urgent ring; it is counted and goes to the end of its
 * ring.  NULL when the queue is empty. */
job_t *runq_pick(runq_t *q);
/* The same job, but it stays where it is. */
job_t *runq_peek(const runq_t *q);

/* Takes a job out, changes its priority and puts it back.  False, and nothing
 * happens, when there is no such priority. */
bool runq_renice(runq_t *q, job_t *job, int priority);

size_t runq_count(const runq_t *q);

/* Calls visit for all jobs, the most urgent first.  visit must not add or remove
 * jobs. */
void runq_each(const runq_t *q, void (*visit)(job_t *job, void *data), void *data);

#endif
