#include "jobheap.h"

#include <stdlib.h>

/* A binary heap: the parent of job i is job (i - 1) / 2. */
struct jobheap {
    struct job *jobs;
    size_t count;
    size_t capacity;
    unsigned last_id;
};

static void swap(struct job *a, struct job *b)
{
    struct job kept = *a;
    *a = *b;
    *b = kept;
}

static void rise(struct jobheap *heap, size_t at)
{
    while (at > 0) {
        size_t parent = (at - 1) / 2;
        if (heap->jobs[parent].priority <= heap->jobs[at].priority)
            return;
        swap(&heap->jobs[parent], &heap->jobs[at]);
        at = parent;
    }
}

static void sink(struct jobheap *heap, size_t at)
{
    for (;;) {
        size_t least = at;
        for (size_t child = 2 * at + 1; child <= 2 * at + 2; child++)
            if (child < heap->count && heap->jobs[child].priority < heap->jobs[least].priority)
                least = child;
        if (least == at)
            return;
        swap(&heap->jobs[least], &heap->jobs[at]);
        at = least;
    }
}

/* Fills the place with the last job and mends the order. */
static void take_out(struct jobheap *heap, size_t at)
{
    heap->jobs[at] = heap->jobs[--heap->count];
    sink(heap, at);
}

struct jobheap *jobheap_new(void)
{
    return calloc(1, sizeof(struct jobheap));
}

void jobheap_free(struct jobheap *heap)
{
    if (heap == NULL)
        return;
    free(heap->jobs);
    free(heap);
}

unsigned jobheap_submit(struct jobheap *heap, int priority)
{
    if (heap->count == heap->capacity) {
        size_t capacity = heap->capacity == 0 ? 8 : 2 * heap->capacity;
        struct job *wider = realloc(heap->jobs, capacity * sizeof *wider);
        if (wider == NULL)
            return 0;
        heap->jobs = wider;
        heap->capacity = capacity;
    }
    struct job *job = &heap->jobs[heap->count++];
    job->id = ++heap->last_id;
    job->priority = priority;
    unsigned id = job->id;
    rise(heap, heap->count - 1);
    return id;
}

bool jobheap_peek(const struct jobheap *heap, struct job *job)
{
    if (heap->count == 0)
        return false;
    *job = heap->jobs[0];
    return true;
}

bool jobheap_take(struct jobheap *heap, struct job *job)
{
    if (!jobheap_peek(heap, job))
        return false;
    take_out(heap, 0);
    return true;
}

bool jobheap_cancel(struct jobheap *heap, unsigned id)
{
    for (size_t i = 0; i < heap->count; i++) {
        if (heap->jobs[i].id == id) {
            take_out(heap, i);
            return true;
        }
    }
    return false;
}

void jobheap_clear(struct jobheap *heap)
{
    heap->count = 0;
}

size_t jobheap_count(const struct jobheap *heap)
{
    return heap->count;
}

bool jobheap_valid(const struct jobheap *heap)
{
    for (size_t i = 1; i < heap->count; i++)
        if (heap->jobs[(i - 1) / 2].priority > heap->jobs[i].priority)
            return false;
    return heap->count <= heap->capacity;
}
