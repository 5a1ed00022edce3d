#include "pqueue.h"

#include <stdlib.h>

struct pqueue {
    pqueue_compare *compare;
    void *context;
    long *items;
    size_t size;
    size_t capacity;
};

pqueue *pqueue_create(pqueue_compare *compare, void *context)
{
    pqueue *queue = calloc(1, sizeof *queue);
    if (queue != NULL) {
        queue->compare = compare;
        queue->context = context;
    }
    return queue;
}

void pqueue_destroy(pqueue *queue)
{
    if (queue == NULL)
        return;
    free(queue->items);
    free(queue);
}

bool pqueue_empty(const pqueue *queue)
{
    return queue->size == 0;
}

size_t pqueue_size(const pqueue *queue)
{
    return queue->size;
}

static bool reserve(pqueue *queue, size_t size)
{
    if (size <= queue->capacity)
        return true;
    size_t capacity = queue->capacity * 2 > size ? queue->capacity * 2 : size;
    long *items = realloc(queue->items, capacity * sizeof *items);
    if (items == NULL)
        return false;
    queue->items = items;
    queue->capacity = capacity;
    return true;
}

static void sift_up(pqueue *queue, size_t at)
{
    long item = queue->items[at];
    while (at > 0) {
        size_t parent = (at - 1) / 2;
        if (queue->compare(queue->context, queue->items[parent], item) <= 0)
            break;
        queue->items[at] = queue->items[parent];
        at = parent;
    }
    queue->items[at] = item;
}

static void sift_down(pqueue *queue, size_t at)
{
    long item = queue->items[at];
    for (size_t child = 2 * at + 1; child < queue->size; child = 2 * at + 1) {
        if (child + 1 < queue->size &&
            queue->compare(queue->context, queue->items[child + 1], queue->items[child]) < 0)
            child++;
        if (queue->compare(queue->context, item, queue->items[child]) <= 0)
            break;
        queue->items[at] = queue->items[child];
        at = child;
    }
    queue->items[at] = item;
}

bool pqueue_push(pqueue *queue, long item)
{
    if (!reserve(queue, queue->size + 1))
        return false;
    queue->items[queue->size] = item;
    sift_up(queue, queue->size++);
    return true;
}

long pqueue_top(const pqueue *queue)
{
    return queue->items[0];
}

long pqueue_pop(pqueue *queue)
{
    long top = queue->items[0];
    long last = queue->items[--queue->size];
    if (queue->size > 0) {
        queue->items[0] = last;
        sift_down(queue, 0);
    }
    return top;
}

long pqueue_replace(pqueue *queue, long item)
{
    long top = queue->items[0];
    queue->items[0] = item;
    sift_down(queue, 0);
    return top;
}

bool pqueue_merge(pqueue *queue, pqueue *from)
{
    const long *items = from->items;
    size_t count = from->size;
    if (!reserve(queue, queue->size + count))
        return false;
    for (size_t i = 0; i < count; i++) {
        queue->items[queue->size] = items[i];
        sift_up(queue, queue->size++);
    }
    from->size = 0;
    return true;
}
