#include <assay.h>
#include <assert.h>
#include "ring.h"

ASSAY_GENERATOR struct ring *some_ring(void)
{
    struct ring *ring = ring_new((int)assay_choose(1, 3));
    ring->head = (int)assay_choose(0, ring->capacity - 1);
    ring->count = (int)assay_choose(0, ring->capacity);
    for (int i = 0; i < ring->count; i++)
        ring->cells[(ring->head + i) % ring->capacity].x = (short)assay_choose(0, 1);
    return ring;
}

/* The ring is destroyed: it belongs to the property. */
ASSAY_PROPERTY void what_was_pushed_comes_out_last(struct ring *ring, struct point point)
{
    int before = ring->count;
    assay_label(before == ring->capacity ? "full" : "not full");
    bool has_room = before < ring->capacity;
    assert(ring_push(ring, point) == has_room);
    struct point last = {-1, -1};
    int popped = 0;
    while (ring_pop(ring, &last))
        popped++;
    assert(popped == before + has_room);
    if (has_room)
        assert(last.x == point.x && last.y == point.y);
    ring_delete(ring);
}

ASSAY_PROPERTY bool pop_of_an_empty_ring_fails(int capacity ASSAY_IN(1, 5), struct point point)
{
    struct ring *ring = ring_new(capacity);
    struct point popped;
    bool right = !ring_pop(ring, &popped);
    ring_push(ring, point);
    right = right && ring_pop(ring, &popped) && !ring_pop(ring, &popped);
    ring_delete(ring);
    return right;
}
