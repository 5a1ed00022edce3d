#include "uifocus.h"

int main(void)
{
    focus_ring *ring = focus_ring_new();
    if (focus_ring_next(ring) != FOCUS_NONE || focus_ring_add(ring, -1) || !focus_ring_add(ring, 1) ||
        !focus_ring_add(ring, 2) || !focus_ring_add(ring, 3) || focus_ring_add(ring, 2))
        return 2;
    if (focus_ring_next(ring) != 2 || !focus_ring_remove(ring, 2) || focus_ring_current(ring) != 3 ||
        focus_ring_prev(ring) != 1 || !focus_ring_set(ring, 3) || focus_ring_next(ring) != 1)
        return 2;
    focus_ring_clear(ring);
    if (focus_ring_count(ring) != 0 || focus_ring_has(ring, 1) || focus_ring_current(ring) != FOCUS_NONE)
        return 2;
#ifndef LEGAL
    focus_ring_add(ring, 7);
    focus_ring_remove(ring, 7);
    focus_ring_current(ring);
#endif
    focus_ring_free(ring);
    return 0;
}
