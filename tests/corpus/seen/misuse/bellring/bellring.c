#include "bellring.h"

#include <stdlib.h>

struct bell_tie {
    bell_tie *next, *prev; /* a circle without end */
    bell_ring_t *ring;
    bell_fn *fn;
    void *arg;
};

struct bell_ring {
    bell_tie *first;
    bell_tie *turn; /* whose turn it is, NULL if there is none */
    size_t count;
    int busy;
    int mute;
};

bell_ring_t *bell_new(void)
{
    return calloc(1, sizeof(bell_ring_t));
}

void bell_free(bell_ring_t *ring)
{
    if (!ring)
        return;
    while (ring->first)
        bell_detach(ring->first);
    free(ring);
}

bell_tie *bell_attach(bell_ring_t *ring, bell_fn *fn, void *arg)
{
    if (!fn || ring->count == BELL_MAX)
        return NULL;
    bell_tie *tie = malloc(sizeof *tie);
    if (!tie)
        return NULL;
    tie->ring = ring;
    tie->fn = fn;
    tie->arg = arg;
    if (ring->first) {
        tie->next = ring->first;
        tie->prev = ring->first->prev;
        tie->prev->next = tie;
        tie->next->prev = tie;
    } else {
        tie->next = tie->prev = tie;
        ring->first = ring->turn = tie;
    }
    ring->count++;
    return tie;
}

void bell_detach(bell_tie *tie)
{
    bell_ring_t *ring = tie->ring;
    if (--ring->count == 0) {
        ring->first = ring->turn = NULL;
    } else {
        tie->prev->next = tie->next;
        tie->next->prev = tie->prev;
        if (ring->first == tie)
            ring->first = tie->next;
        if (ring->turn == tie)
            ring->turn = tie->next;
    }
    free(tie);
}

void *bell_arg(const bell_tie *tie)
{
    return tie->arg;
}

size_t bell_count(const bell_ring_t *ring)
{
    return ring->count;
}

int bell_ring(bell_ring_t *ring, int event)
{
    if (ring->busy)
        return BELL_BUSY;
    if (ring->mute)
        return 0;

    /* Those that are tied meanwhile come after the last of now. */
    size_t left = ring->count;
    bell_tie *tie = ring->first;
    int called = 0;

    ring->busy = 1;
    while (left > 0 && !ring->mute) {
        bell_tie *next = tie->next;
        called++;
        left--;
        if (tie->fn(tie, event, tie->arg) != 0)
            break;
        tie = next;
    }
    ring->busy = 0;
    return called;
}

int bell_turn(bell_ring_t *ring, int event)
{
    if (ring->busy)
        return BELL_BUSY;
    if (ring->mute || !ring->turn)
        return 0;

    bell_tie *tie = ring->turn;
    ring->turn = tie->next;
    ring->busy = 1;
    (void)tie->fn(tie, event, tie->arg);
    ring->busy = 0;
    return 1;
}

void bell_mute(bell_ring_t *ring, int on)
{
    ring->mute = on != 0;
}
