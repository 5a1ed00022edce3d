#ifndef PRIOQ_H
#define PRIOQ_H

#include <stdbool.h>

#define PQ_CAPACITY 64

typedef struct {
    int size;
    int heap[PQ_CAPACITY];
    int place[PQ_CAPACITY];
    int prio[PQ_CAPACITY];
} pq_t;

/* Must be called before the queue is used. */
void pq_init(pq_t *q);

/* id (0 .. PQ_CAPACITY-1) of the new entry, -1 if full. Ids are reused. */
int pq_push(pq_t *q, int prio);

/* id of the entry with the lowest priority, -1 if empty */
int pq_peek(const pq_t *q);
int pq_pop(pq_t *q);

/* false if no entry has this id */
bool pq_remove(pq_t *q, int id);
bool pq_change(pq_t *q, int id, int prio);
bool pq_contains(const pq_t *q, int id);
bool pq_prio(const pq_t *q, int id, int *prio);

#endif
