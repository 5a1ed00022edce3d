/* skewpq.h - priority queues that can be melded (skew heaps) */
#ifndef SKEWPQ_H
#define SKEWPQ_H

#include <stddef.h>

#define SKEWPQ_MAX 50000 /* items of a queue */

typedef struct skewpq skewpq;

skewpq *skewpq_new(void);

/* Frees the queue.  drop, when not NULL, is called with each item left. */
void skewpq_free(skewpq *q, void (*drop)(void *item));

/* 0, or -1 when the queue is full or memory is out.  item may be NULL, and may
 * be in the queue more than once. */
int skewpq_push(skewpq *q, long prio, void *item);

/* The item with the smallest prio, of equal ones any.  -1 when the queue is
 * empty.  prio and item may be NULL. */
int skewpq_peek(const skewpq *q, long *prio, void **item);
int skewpq_pop(skewpq *q, long *prio, void **item);

size_t skewpq_size(const skewpq *q);

/* Moves everything from src to dst; src is empty then.  -1, with nothing
 * moved, when that would be more than SKEWPQ_MAX.  dst may be src. */
int skewpq_meld(skewpq *dst, skewpq *src);

/* Calls fn for each item in no particular order, until it returns nonzero;
 * returns that, else 0.  fn must not change the queue. */
int skewpq_each(const skewpq *q, int (*fn)(long prio, void *item, void *arg), void *arg);

/* How many items have a prio below limit. */
size_t skewpq_below(const skewpq *q, long limit);

#endif
