#include "prioshift.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

struct prioshift {
    ps_job **heap;
    size_t count, room;
    uint64_t tickets;
};

void ps_job_init(ps_job *job, long priority, void *user)
{
    job->priority = priority;
    job->user = user;
    job->queue = NULL;
    job->slot = 0;
    job->ticket = 0;
}

int ps_job_queued(const ps_job *job)
{
    return job->queue != NULL;
}

prioshift *prioshift_new(void)
{
    return calloc(1, sizeof(prioshift));
}

void prioshift_free(prioshift *q)
{
    if (!q)
        return;
    for (size_t i = 0; i < q->count; i++)
        q->heap[i]->queue = NULL;
    free(q->heap);
    free(q);
}

size_t prioshift_count(const prioshift *q)
{
    return q->count;
}

static int before(const ps_job *a, const ps_job *b)
{
    if (a->priority != b->priority)
        return a->priority > b->priority;
    return a->ticket < b->ticket;
}

static void place(prioshift *q, size_t slot, ps_job *job)
{
    q->heap[slot] = job;
    job->slot = slot;
}

static void rise(prioshift *q, size_t slot)
{
    ps_job *job = q->heap[slot];

    while (slot > 0) {
        size_t parent = (slot - 1) / 2;

        if (!before(job, q->heap[parent]))
            break;
        place(q, slot, q->heap[parent]);
        slot = parent;
    }
    place(q, slot, job);
}

static void sink(prioshift *q, size_t slot)
{
    ps_job *job = q->heap[slot];

    for (;;) {
        size_t child = slot * 2 + 1;

        if (child >= q->count)
            break;
        if (child + 1 < q->count && before(q->heap[child + 1], q->heap[child]))
            child++;
        if (!before(q->heap[child], job))
            break;
        place(q, slot, q->heap[child]);
        slot = child;
    }
    place(q, slot, job);
}

static int reserve(prioshift *q, size_t more)
{
    size_t room = q->room ? q->room : 16;
    ps_job **heap;

    if (more > PRIOSHIFT_MAX - q->count)
        return -1;
    while (room < q->count + more)
        room *= 2;
    if (room == q->room)
        return 0;
    heap = realloc(q->heap, room * sizeof *heap);
    if (!heap)
        return -1;
    q->heap = heap;
    q->room = room;
    return 0;
}

int prioshift_push(prioshift *q, ps_job *job)
{
    assert(job->queue == NULL);
    if (reserve(q, 1) != 0)
        return -1;
    job->queue = q;
    job->ticket = q->tickets++;
    q->heap[q->count] = job;
    rise(q, q->count++);
    return 0;
}

ps_job *prioshift_peek(const prioshift *q)
{
    return q->count ? q->heap[0] : NULL;
}

static void take_out(prioshift *q, size_t slot)
{
    ps_job *last = q->heap[--q->count];

    q->heap[slot]->queue = NULL;
    if (slot == q->count)
        return;
    place(q, slot, last);
    rise(q, slot);
    sink(q, last->slot);
}

ps_job *prioshift_pop(prioshift *q)
{
    ps_job *job = prioshift_peek(q);

    if (job)
        take_out(q, 0);
    return job;
}

void prioshift_change(prioshift *q, ps_job *job, long priority)
{
    assert(job->queue == q);
    if (job->priority == priority)
        return;
    job->priority = priority;
    job->ticket = q->tickets++;
    rise(q, job->slot);
    sink(q, job->slot);
}

void prioshift_remove(prioshift *q, ps_job *job)
{
    assert(job->queue == q);
    take_out(q, job->slot);
}

static long add(long a, long b)
{
    if (b > 0 && a > LONG_MAX - b)
        return LONG_MAX;
    if (b < 0 && a < LONG_MIN - b)
        return LONG_MIN;
    return a + b;
}

void prioshift_age(prioshift *q, long by)
{
    for (size_t i = 0; i < q->count; i++)
        q->heap[i]->priority = add(q->heap[i]->priority, by);
    /* priorities that met at an end are now ordered by ticket */
    for (size_t i = q->count / 2; i > 0; i--)
        sink(q, i - 1);
}

int prioshift_merge(prioshift *q, prioshift *from)
{
    if (q == from)
        return 0;
    if (reserve(q, from->count) != 0)
        return -1;
    while (from->count > 0)
        prioshift_push(q, prioshift_pop(from));
    return 0;
}
