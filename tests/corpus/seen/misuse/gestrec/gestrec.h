/**
 * gestrec -- taps, holds and drags from raw touches
 *
 * The window system's touch events go into a hub; recognisers which have been
 * added to the hub call back when they see their gesture.
 *
 * - A *tap* is a touch that goes up again within GEST_HOLD_MS and has not moved
 *   farther than the slop from where it went down.
 * - A *hold* is a touch that has been down for GEST_HOLD_MS without moving so
 *   far. It is seen by gest_tick().
 * - A *drag* is a touch that moves farther than the slop, from then on until
 *   it goes up; it is reported with every movement.
 */
#ifndef GESTREC_H
#define GESTREC_H

#include <stdbool.h>
#include <stddef.h>

#define GEST_TOUCHES 10
#define GEST_HOLD_MS 500
#define GEST_RECS    256    /* most recognisers in a hub */

typedef struct gest_hub gest_hub;
typedef struct gest_rec gest_rec;

typedef enum { GEST_TAP, GEST_HOLD, GEST_DRAG } gest_kind;

typedef struct {
    gest_kind kind;
    int id;             /* of the touch */
    double x, y;        /* where it is */
    double dx, dy;      /* from where it went down */
} gest_event;

/**
 * Called with a gesture, from within gest_move(), gest_up() or gest_tick().
 * May call gest_cancel(), gest_enable() and gest_down_count(), nothing else of
 * this hub: no touches may be fed, and recognisers neither added nor removed.
 */
typedef void gest_fn(void *user, const gest_event *event);

/** A hub, or NULL without memory. */
gest_hub *gest_new(void);

/** Frees a hub and its recognisers. NULL does nothing. */
void gest_free(gest_hub *hub);

/** Adds a recogniser, called back after those added earlier. NULL if the kind
 *  is unknown, fn is NULL, there are too many or no memory is left. */
gest_rec *gest_add(gest_hub *hub, gest_kind kind, gest_fn *fn, void *user);

/** Removes a recogniser from the hub it was added to, and frees it. */
void gest_remove(gest_hub *hub, gest_rec *rec);

/** Recognisers are enabled at first. Disabled ones are not called back. */
void gest_enable(gest_rec *rec, bool on);

/** How far a touch may move and still be a tap; 8 at first. Negative or NaN: 0. */
void gest_set_slop(gest_hub *hub, double slop);

/**
 * Touches. `id` is from 0 to GEST_TOUCHES - 1; map the window system's numbers
 * if they are larger. `ms` is a clock, which may wrap around. Movements and
 * releases of touches that are not down are ignored, as are positions that are
 * not finite; a touch that goes down twice begins anew.
 */
void gest_down(gest_hub *hub, int id, double x, double y, unsigned ms);
void gest_move(gest_hub *hub, int id, double x, double y);
void gest_up(gest_hub *hub, int id, unsigned ms);

/** To be called now and then, for holds. */
void gest_tick(gest_hub *hub, unsigned ms);

/** Forgets all touches that are down: they are no gestures any more. */
void gest_cancel(gest_hub *hub);

/** How many touches are down. */
int gest_down_count(const gest_hub *hub);

#endif
