#include "jobring.h"

#include <assert.h>

void runq_init(runq_t *q)
{
    for (int i = 0; i < JOB_PRIORITIES; i++)
        q->heads[i] = NULL;
    q->count = 0;
}

static bool valid(int priority)
{
    return priority >= 0 && priority < JOB_PRIORITIES;
}

bool job_init(job_t *job, int priority)
{
    if (!valid(priority))
        return false;
    *job = (job_t){NULL, NULL, priority, 0};
    return true;
}

bool job_queued(const job_t *job)
{
    return job->next != NULL;
}

void runq_add(runq_t *q, job_t *job)
{
    assert(!job_queued(job));
    assert(valid(job->priority));
    job_t *head = q->heads[job->priority];
    if (head == NULL) {
        job->next = job->prev = job;
        q->heads[job->priority] = job;
    } else {
        job->next = head;
        job->prev = head->prev;
        head->prev->next = job;
        head->prev = job;
    }
    q->count++;
}

void runq_remove(runq_t *q, job_t *job)
{
    assert(job_queued(job));
    assert(valid(job->priority) && q->count > 0);
    if (job->next == job) {
        assert(q->heads[job->priority] == job);
        q->heads[job->priority] = NULL;
    } else {
        job->prev->next = job->next;
        job->next->prev = job->prev;
        if (q->heads[job->priority] == job)
            q->heads[job->priority] = job->next;
    }
    job->next = job->prev = NULL;
    q->count--;
}

job_t *runq_peek(const runq_t *q)
{
    for (int i = 0; i < JOB_PRIORITIES; i++)
        if (q->heads[i] != NULL)
            return q->heads[i];
    return NULL;
}

job_t *runq_pick(runq_t *q)
{
    job_t *job = runq_peek(q);
    if (job == NULL)
        return NULL;
    job->ticks++;
    q->heads[job->priority] = job->next;
    return job;
}

bool runq_renice(runq_t *q, job_t *job, int priority)
{
    if (!valid(priority))
        return false;
    runq_remove(q, job);
    job->priority = priority;
    runq_add(q, job);
    return true;
}

size_t runq_count(const runq_t *q)
{
    return q->count;
}

void runq_each(const runq_t *q, void (*visit)(job_t *job, void *data), void *data)
{
    for (int i = 0; i < JOB_PRIORITIES; i++) {
        job_t *job = q->heads[i];
        if (job == NULL)
            continue;
        do {
            visit(job, data);
            job = job->next;
        } while (job != q->heads[i]);
    }
}
