#ifndef IDXHEAP_H
#define IDXHEAP_H

#include <stdbool.h>

/* Indexed priority queue, e.g. for Dijkstra: items are numbers from 0 to
   capacity - 1, each is in the queue at most once, and its key can be changed.

   Nothing is checked in builds with NDEBUG; otherwise violations of what is said
   below end the program. */

typedef struct idxheap idxheap;

#define IH_MAX 100000

/* NULL unless the capacity is 1 to IH_MAX. */
idxheap *ih_new(int capacity);
void ih_free(idxheap *h);

int ih_size(const idxheap *h);
bool ih_empty(const idxheap *h);

/* Whether the item is in the queue.  False for numbers that are no items. */
bool ih_has(const idxheap *h, int item);

/* The item must not be in the queue. */
void ih_push(idxheap *h, int item, double key);
/* The item must be in the queue. */
double ih_key(const idxheap *h, int item);
void ih_update(idxheap *h, int item, double key);
void ih_remove(idxheap *h, int item);

/* The item of the lowest key.  The queue must not be empty. */
int ih_top(const idxheap *h);
int ih_pop(idxheap *h);

void ih_clear(idxheap *h);

#endif
