#include "ring.h"

#include <stdlib.h>

struct ring *ring_new(int capacity)
{
    struct ring *ring = calloc(1, sizeof *ring);
    if (ring == NULL)
        abort();
    ring->cells = calloc((size_t)capacity, sizeof *ring->cells);
    if (ring->cells == NULL)
        abort();
    ring->capacity = capacity;
    return ring;
}

void ring_delete(struct ring *ring)
{
    free(ring->cells);
    free(ring);
}

bool ring_push(struct ring *ring, struct point point)
{
    if (ring->count == ring->capacity)
        return false;
    int at = ring->head + ring->count;
#ifdef BUG
    if (at > ring->capacity)
#else
    if (at >= ring->capacity)
#endif
        at -= ring->capacity;
    ring->cells[at] = point;
    ring->count++;
    return true;
}

bool ring_pop(struct ring *ring, struct point *point)
{
    if (ring->count == 0)
        return false;
    *point = ring->cells[ring->head];
    ring->head = (ring->head + 1) % ring->capacity;
    ring->count--;
    return true;
}
