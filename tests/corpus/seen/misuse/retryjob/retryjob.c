#include "retryjob.h"

#include <assert.h>
#include <stddef.h>

enum { IDLE = 0x1d1e, WAITING, TAKEN };

void rj_queue_init(struct rj_queue *q, uint64_t delay, uint64_t longest, unsigned max_tries)
{
    q->first = q->last = NULL;
    q->delay = delay;
    q->longest = longest;
    q->max_tries = max_tries > 0 ? max_tries : 1;
    q->waiting = 0;
}

void rj_job_init(struct rj_job *job)
{
    job->prev = job->next = NULL;
    job->queue = NULL;
    job->due = 0;
    job->tries = 0;
    job->state = IDLE;
}

/* Links a job behind all that are due no later. */
static void link_job(struct rj_queue *q, struct rj_job *job, uint64_t due)
{
    struct rj_job *before = q->last;

    while (before && before->due > due)
        before = before->prev;

    job->due = due;
    job->queue = q;
    job->prev = before;
    job->next = before ? before->next : q->first;
    if (job->prev)
        job->prev->next = job;
    else
        q->first = job;
    if (job->next)
        job->next->prev = job;
    else
        q->last = job;
    job->state = WAITING;
    q->waiting++;
}

static void unlink_job(struct rj_job *job)
{
    struct rj_queue *q = job->queue;

    if (job->prev)
        job->prev->next = job->next;
    else
        q->first = job->next;
    if (job->next)
        job->next->prev = job->prev;
    else
        q->last = job->prev;
    job->prev = job->next = NULL;
    q->waiting--;
}

static void make_idle(struct rj_job *job)
{
    job->queue = NULL;
    job->state = IDLE;
}

/* How long to wait after so many tries (at least one). */
static uint64_t wait_after(const struct rj_queue *q, unsigned tries)
{
    uint64_t delay = q->delay;

    if (delay == 0)
        return 0;
    while (--tries > 0 && delay < q->longest) {
        if (delay > UINT64_MAX / 2)
            return q->longest;
        delay *= 2;
    }
    return delay < q->longest ? delay : q->longest;
}

void rj_submit(struct rj_queue *q, struct rj_job *job, uint64_t due)
{
    assert(job->state == IDLE);
    job->tries = 0;
    link_job(q, job, due);
}

struct rj_job *rj_take(struct rj_queue *q, uint64_t now)
{
    struct rj_job *job = q->first;

    if (!job || job->due > now)
        return NULL;
    unlink_job(job);
    job->state = TAKEN;
    job->tries++;
    return job;
}

void rj_done(struct rj_job *job)
{
    assert(job->state == TAKEN);
    make_idle(job);
}

int rj_failed(struct rj_job *job, uint64_t now)
{
    assert(job->state == TAKEN);

    struct rj_queue *q = job->queue;
    if (job->tries >= q->max_tries) {
        make_idle(job);
        return 0;
    }
    uint64_t wait = wait_after(q, job->tries);
    link_job(q, job, wait > UINT64_MAX - now ? UINT64_MAX : now + wait);
    return 1;
}

int rj_cancel(struct rj_job *job)
{
    if (job->state != WAITING)
        return 0;
    unlink_job(job);
    make_idle(job);
    return 1;
}

int rj_next_due(const struct rj_queue *q, uint64_t *due)
{
    if (!q->first)
        return 0;
    *due = q->first->due;
    return 1;
}

unsigned rj_waiting(const struct rj_queue *q)
{
    return q->waiting;
}

unsigned rj_tries(const struct rj_job *job)
{
    return job->tries;
}
