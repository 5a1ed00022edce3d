#include "prioq.h"

#include <assert.h>

void pq_init(pq_t *q)
{
    q->size = 0;
    for (int i = 0; i < PQ_CAPACITY; i++) {
        q->heap[i] = 0;
        q->place[i] = -1;
        q->prio[i] = 0;
    }
}

bool pq_contains(const pq_t *q, int id)
{
    return id >= 0 && id < PQ_CAPACITY && q->place[id] >= 0;
}

static void put(pq_t *q, int at, int id)
{
    q->heap[at] = id;
    q->place[id] = at;
}

static void up(pq_t *q, int at)
{
    int id = q->heap[at];
    while (at > 0) {
        int parent = (at - 1) / 2;
        if (q->prio[q->heap[parent]] <= q->prio[id])
            break;
        put(q, at, q->heap[parent]);
        at = parent;
    }
    put(q, at, id);
}

static void down(pq_t *q, int at)
{
    int id = q->heap[at];
    for (;;) {
        int child = 2 * at + 1;
        if (child >= q->size)
            break;
        if (child + 1 < q->size && q->prio[q->heap[child + 1]] < q->prio[q->heap[child]])
            child++;
        if (q->prio[q->heap[child]] >= q->prio[id])
            break;
        put(q, at, q->heap[child]);
        at = child;
    }
    put(q, at, id);
}

static int place_of(const pq_t *q, int id)
{
    int at = q->place[id];
    assert(at < q->size && q->heap[at] == id);
    return at;
}

int pq_push(pq_t *q, int prio)
{
    int id = 0;
    while (id < PQ_CAPACITY && q->place[id] >= 0)
        id++;
    if (id == PQ_CAPACITY)
        return -1;
    q->prio[id] = prio;
    put(q, q->size, id);
    q->size++;
    up(q, q->size - 1);
    return id;
}

int pq_peek(const pq_t *q)
{
    return q->size > 0 ? q->heap[0] : -1;
}

bool pq_remove(pq_t *q, int id)
{
    if (!pq_contains(q, id))
        return false;
    int at = place_of(q, id);
    q->place[id] = -1;
    q->size--;
    put(q, at, q->heap[q->size]);
    if (at < q->size) {
        up(q, at);
        down(q, at);
    }
    return true;
}

int pq_pop(pq_t *q)
{
    int id = pq_peek(q);
    if (id >= 0)
        pq_remove(q, id);
    return id;
}

bool pq_change(pq_t *q, int id, int prio)
{
    if (!pq_contains(q, id))
        return false;
    int at = place_of(q, id);
    q->prio[id] = prio;
    up(q, at);
    down(q, place_of(q, id));
    return true;
}

bool pq_prio(const pq_t *q, int id, int *prio)
{
    if (!pq_contains(q, id))
        return false;
    *prio = q->prio[id];
    return true;
}
