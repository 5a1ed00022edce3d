#include "jobfifo.h"

#include <assert.h>

void jobfifo_init(struct jobfifo *q, struct jobfifo_slot *slots, size_t capacity)
{
    assert(slots != NULL && capacity > 0);
    q->slots = slots;
    q->capacity = capacity;
    q->first = 0;
    q->pending = 0;
    q->running = 0;
}

/* The slot of the i-th pending job. */
static struct jobfifo_slot *slot(const struct jobfifo *q, size_t i)
{
    size_t room = q->capacity - q->first;
    return &q->slots[i < room ? q->first + i : i - room];
}

int jobfifo_submit(struct jobfifo *q, jobfifo_fn fn, void *ctx)
{
    assert(fn != NULL);
    if (q->pending == q->capacity)
        return JOBFIFO_FULL;
    *slot(q, q->pending) = (struct jobfifo_slot){fn, ctx};
    q->pending++;
    return JOBFIFO_OK;
}

int jobfifo_run_one(struct jobfifo *q)
{
    assert(!q->running);
    if (q->pending == 0)
        return 0;
    struct jobfifo_slot job = *slot(q, 0);
    q->first = q->first + 1 == q->capacity ? 0 : q->first + 1;
    q->pending--;
    q->running = 1;
    job.fn(job.ctx);
    q->running = 0;
    return 1;
}

size_t jobfifo_run_all(struct jobfifo *q)
{
    size_t count = q->pending, done = 0;
    while (done < count && jobfifo_run_one(q))
        done++;
    return done;
}

size_t jobfifo_cancel(struct jobfifo *q, const void *ctx)
{
    size_t kept = 0, count = q->pending;
    for (size_t i = 0; i < count; i++) {
        struct jobfifo_slot job = *slot(q, i);
        if (job.ctx != ctx)
            *slot(q, kept++) = job;
    }
    q->pending = kept;
    return count - kept;
}

size_t jobfifo_pending(const struct jobfifo *q)
{
    return q->pending;
}

void jobfifo_reset(struct jobfifo *q)
{
    assert(!q->running);
    q->first = 0;
    q->pending = 0;
}
