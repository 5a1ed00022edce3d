#include "duequeue.h"

#include <assert.h>

void dq_init(struct dq *q, uint64_t now)
{
    q->first = NULL;
    q->now = now;
    q->running = false;
}

void dq_job_init(struct dq_job *job, dq_fn fn)
{
    job->due = 0;
    job->fn = fn;
    job->next = NULL;
    job->on = NULL;
}

void dq_at(struct dq *q, struct dq_job *job, uint64_t when)
{
    struct dq_job **link = &q->first;

    assert(!job->on);
    while (*link && (*link)->due <= when)
        link = &(*link)->next;
    job->due = when;
    job->on = q;
    job->next = *link;
    *link = job;
}

void dq_after(struct dq *q, struct dq_job *job, uint64_t delay)
{
    dq_at(q, job, delay > UINT64_MAX - q->now ? UINT64_MAX : q->now + delay);
}

bool dq_queued(const struct dq_job *job)
{
    return job->on != NULL;
}

void dq_cancel(struct dq *q, struct dq_job *job)
{
    struct dq_job **link = &q->first;

    assert(job->on == q);
    while (*link != job)
        link = &(*link)->next;
    *link = job->next;
    job->next = NULL;
    job->on = NULL;
}

size_t dq_run(struct dq *q, uint64_t now)
{
    size_t ran = 0;

    assert(!q->running && now >= q->now);
    q->now = now;
    q->running = true;
    while (q->first && q->first->due <= now) {
        struct dq_job *job = q->first;
        dq_cancel(q, job);
        job->fn(q, job);
        ran++;
    }
    q->running = false;
    return ran;
}

bool dq_next(const struct dq *q, uint64_t *when)
{
    if (!q->first)
        return false;
    *when = q->first->due;
    return true;
}

void dq_drain(struct dq *q)
{
    while (q->first)
        dq_cancel(q, q->first);
}
