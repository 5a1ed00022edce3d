#ifndef PQUEUE_H
#define PQUEUE_H

#include <stdbool.h>
#include <stddef.h>

/* A priority queue of long: the smallest comes first, by an order of the
   caller's. */
typedef struct pqueue pqueue;

/* Negative, 0 or positive as a is less than, equal to or greater than b.  It
   must not use the queue. */
typedef int pqueue_compare(void *context, long a, long b);

/* NULL when memory is out. */
pqueue *pqueue_create(pqueue_compare *compare, void *context);
void pqueue_destroy(pqueue *queue);

bool pqueue_empty(const pqueue *queue);
size_t pqueue_size(const pqueue *queue);

/* False when memory is out. */
bool pqueue_push(pqueue *queue, long item);

/* Calling one of these on an empty queue is undefined. */
long pqueue_top(const pqueue *queue);
long pqueue_pop(pqueue *queue);
/* pqueue_pop and pqueue_push in one: takes the first away, puts the item in,
   and returns what it took. */
long pqueue_replace(pqueue *queue, long item);

/* Moves all items of `from` to `queue`; they must be two queues with the same
   order.  False when memory is out; then nothing is moved. */
bool pqueue_merge(pqueue *queue, pqueue *from);

#endif
