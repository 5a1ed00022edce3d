#ifndef RETRYJOB_H
#define RETRYJOB_H

#include <stdint.h>

/*
 * retryjob -- a queue of jobs which are tried again, later and later, until
 * they succeed or have failed often enough.
 *
 * Jobs are embedded in structures of yours; the queue links them and allocates
 * nothing. A job is either idle, waiting in a queue, or being tried (taken).
 * Assertions catch the calls that do not suit the state of a job, where
 * the state can be known.
 */

struct rj_job {
    struct rj_job *prev, *next;     /* all private */
    struct rj_queue *queue;
    uint64_t due;
    unsigned tries;
    int state;
};

struct rj_queue {
    struct rj_job *first, *last;    /* private; by due time */
    uint64_t delay, longest;
    unsigned max_tries, waiting;
};

/* Prepares a queue: the first retry comes after delay, each one after that waits
 * twice as long as the one before, but never longer than longest. A job is
 * given up after max_tries tries (0 is taken for 1). The queue has to stay where it
 * is until no job of it waits or is being tried. */
void rj_queue_init(struct rj_queue *q, uint64_t delay, uint64_t longest, unsigned max_tries);

/* Prepares a job, before anything else is done with it. Not for one that waits. */
void rj_job_init(struct rj_job *job);

/* Submits an idle job, to be tried from time due on. The job's memory must
 * remain until the job is idle again. */
void rj_submit(struct rj_queue *q, struct rj_job *job, uint64_t due);

/* Takes the first job that is due at time now out of the queue, to be tried.
 * NULL if there is none. Those due at the same time come in order. The caller
 * says later how it went, with rj_done() or rj_failed(). */
struct rj_job *rj_take(struct rj_queue *q, uint64_t now);

/* A taken job has succeeded: it is idle now. */
void rj_done(struct rj_job *job);

/* A taken job has failed. Returns 1 if it waits for another try in the queue it
 * was taken from, 0 if it was given up and is idle. */
int rj_failed(struct rj_job *job, uint64_t now);

/* Takes back a waiting job: it is idle then. Returns 1, or 0 if it was not
 * waiting (and nothing happens). */
int rj_cancel(struct rj_job *job);

/* When is the next job due? Returns 1 and stores the time, 0 if none waits. */
int rj_next_due(const struct rj_queue *q, uint64_t *due);

/* The number of waiting jobs; the number of tries a job has had since it was
 * submitted. */
unsigned rj_waiting(const struct rj_queue *q);
unsigned rj_tries(const struct rj_job *job);

#endif
