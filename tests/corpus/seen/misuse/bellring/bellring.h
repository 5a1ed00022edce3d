/* NAME
 *     bellring - a ring of observers
 *
 * DESCRIPTION
 *     Observers are functions tied to a ring.  bell_ring() calls all of them,
 *     in the order in which they were tied; bell_turn() calls one, each time
 *     the next.  A tie stands for one observer: the same function may be tied
 *     several times.
 *
 * NOTES
 *     An observer may, while it is called, tie others (they are not called by
 *     the call under way) and untie itself.  It must not untie other observers
 *     and must not free the ring.
 */
#ifndef BELLRING_H
#define BELLRING_H

#include <stddef.h>

#define BELL_MAX 200

#define BELL_BUSY (-1) /* called by an observer */

typedef struct bell_ring bell_ring_t;
typedef struct bell_tie bell_tie;

/* The observer's function: its own tie, the event, and what was given to
 * bell_attach().  Other than 0: stop, later observers do not hear of it. */
typedef int bell_fn(bell_tie *self, int event, void *arg);

/* bell_new: an empty ring.
 * RETURN  the ring, or NULL without memory */
bell_ring_t *bell_new(void);

/* bell_free: frees a ring and all its ties.  NULL does nothing. */
void bell_free(bell_ring_t *ring);

/* bell_attach: ties an observer to the end of the ring.
 * RETURN  the tie, which belongs to the ring; NULL if fn is NULL, if there are
 *         BELL_MAX, or without memory */
bell_tie *bell_attach(bell_ring_t *ring, bell_fn *fn, void *arg);

/* bell_detach: unties an observer and frees its tie. */
void bell_detach(bell_tie *tie);

/* bell_arg: what was given to bell_attach(). */
void *bell_arg(const bell_tie *tie);

/* bell_count: number of observers. */
size_t bell_count(const bell_ring_t *ring);

/* bell_ring: calls all observers.
 * RETURN  how many were called, or BELL_BUSY */
int bell_ring(bell_ring_t *ring, int event);

/* bell_turn: calls the next observer, after the last one the first.
 * RETURN  1, 0 if there is none, or BELL_BUSY */
int bell_turn(bell_ring_t *ring, int event);

/* bell_mute: while on is not 0, observers are not called: bell_ring() and
 * bell_turn() return 0. */
void bell_mute(bell_ring_t *ring, int on);

#endif
