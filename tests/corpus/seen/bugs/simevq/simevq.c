#include "simevq.h"

#include <stdlib.h>

struct event {
    uint64_t due;
    uint64_t order;
    simev_id id;
    int code;
};

struct simevq {
    struct event **heap;
    size_t count, capacity;
    uint64_t now;
    uint64_t order;
    simev_id last;
};

simevq *simevq_create(void)
{
    return calloc(1, sizeof(simevq));
}

void simevq_destroy(simevq *q)
{
    if (q == NULL)
        return;
    for (size_t i = 0; i < q->count; i++)
        free(q->heap[i]);
    free(q->heap);
    free(q);
}

static bool before(const struct event *a, const struct event *b)
{
    return a->due != b->due ? a->due < b->due : a->order < b->order;
}

static void swap(simevq *q, size_t i, size_t j)
{
    struct event *event = q->heap[i];
    q->heap[i] = q->heap[j];
    q->heap[j] = event;
}

static size_t sift_up(simevq *q, size_t i)
{
    while (i > 0 && before(q->heap[i], q->heap[(i - 1) / 2])) {
        swap(q, i, (i - 1) / 2);
        i = (i - 1) / 2;
    }
    return i;
}

static void sift_down(simevq *q, size_t i)
{
    for (;;) {
        size_t least = i, child = 2 * i + 1;
        for (size_t c = child; c < child + 2 && c < q->count; c++)
            if (before(q->heap[c], q->heap[least]))
                least = c;
        if (least == i)
            return;
        swap(q, i, least);
        i = least;
    }
}

/* The position of an event; count when it is not there. */
static size_t position(const simevq *q, simev_id id)
{
    size_t i = 0;
    while (i < q->count && q->heap[i]->id != id)
        i++;
    return i;
}

simev_id simevq_post(simevq *q, uint32_t delay, int code)
{
    struct event *event;
    if (q->last == UINT32_MAX)
        return 0;
    if (q->count == q->capacity) {
        size_t capacity = q->capacity == 0 ? 8 : 2 * q->capacity;
        struct event **heap = realloc(q->heap, capacity * sizeof(struct event *));
        if (heap == NULL)
            return 0;
        q->heap = heap;
        q->capacity = capacity;
    }
    event = malloc(sizeof *event);
    if (event == NULL)
        return 0;
    event->due = q->now + delay;
    event->order = q->order++;
    event->id = ++q->last;
    event->code = code;
    q->heap[q->count] = event;
    sift_up(q, q->count++);
    return event->id;
}

bool simevq_cancel(simevq *q, simev_id id)
{
    size_t i = position(q, id);
    if (i == q->count)
        return false;
    free(q->heap[i]);
    q->heap[i] = q->heap[--q->count];
    sift_down(q, sift_up(q, i));
    return true;
}

bool simevq_reschedule(simevq *q, simev_id id, uint32_t delay)
{
    size_t i = position(q, id);
    if (i == q->count)
        return false;
    q->heap[i]->due = q->now + delay;
    q->heap[i]->order = q->order++;
    sift_down(q, sift_up(q, i));
    return true;
}

bool simevq_next(simevq *q, int *code)
{
    if (q->count == 0)
        return false;
    q->now = q->heap[0]->due;
    *code = q->heap[0]->code;
    free(q->heap[0]);
    q->heap[0] = q->heap[--q->count];
    sift_down(q, 0);
    return true;
}

bool simevq_pending(const simevq *q, simev_id id)
{
    return position(q, id) < q->count;
}

uint64_t simevq_now(const simevq *q)
{
    return q->now;
}

size_t simevq_count(const simevq *q)
{
    return q->count;
}
