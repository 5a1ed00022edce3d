/*
 * prioshift.h - a queue of jobs whose priorities may change while they wait
 *
 * The queue stores pointers to ps_job structures that belong to you; embed one
 * in your own structure or set `user`.  Highest priority comes out first, jobs
 * of equal priority in the order in which they got it.
 *
 * A job is in one queue at most.  While it is in a queue, its structure has
 * to stay allocated and in its place.
 */
#ifndef PRIOSHIFT_H
#define PRIOSHIFT_H

#include <stddef.h>
#include <stdint.h>

typedef struct prioshift prioshift;

typedef struct ps_job {
    long priority;              /* read it; prioshift_change() writes it */
    void *user;                 /* yours */
    /* private: */
    prioshift *queue;
    size_t slot;
    uint64_t ticket;
} ps_job;

#define PRIOSHIFT_MAX ((size_t)100000)   /* jobs in a queue */

/* Every job has to be initialised once before anything else is done with it. */
void ps_job_init(ps_job *job, long priority, void *user);

/* Whether it is in a queue. */
int ps_job_queued(const ps_job *job);

/* prioshift_new(): NULL when out of memory.
 * prioshift_free(): the jobs still in the queue are taken out of it; they are
 * not freed, of course.  NULL is ignored. */
prioshift *prioshift_new(void);
void prioshift_free(prioshift *q);

size_t prioshift_count(const prioshift *q);

/* Puts in a job that is in no queue.  Returns 0, or -1 when the queue is full
 * or out of memory. */
int prioshift_push(prioshift *q, ps_job *job);

/* The job that is next, left in the queue or taken out; NULL if there is
 * none. */
ps_job *prioshift_peek(const prioshift *q);
ps_job *prioshift_pop(prioshift *q);

/* Both for a job that is in this queue.  A changed job comes after those that
 * had its new priority before. */
void prioshift_change(prioshift *q, ps_job *job, long priority);
void prioshift_remove(prioshift *q, ps_job *job);

/* Adds `by` to the priorities of all jobs, up to LONG_MAX and down to
 * LONG_MIN. */
void prioshift_age(prioshift *q, long by);

/* Moves all jobs of `from` to `q`; nothing happens if they are the same.
 * Returns 0, or -1 as prioshift_push(), then no job has moved. */
int prioshift_merge(prioshift *q, prioshift *from);

#endif
