/* ticknode.h - timers that live in the caller's own structs.
 *
 * Nothing is allocated: queue and timers are the caller's, and an armed timer
 * is linked into its queue where it stands.
 *
 *  - tn_init a timer once before anything else is done with it, and not again
 *    while it is armed.
 *  - An armed timer must neither be freed, go out of scope, nor be moved or
 *    copied elsewhere; tn_disarm it first.
 *  - A queue must stay where it is, and not be initialised again, as long as
 *    timers are armed on it or tn_advance is at work; tn_disarm_all before it
 *    goes.
 */
#ifndef TICKNODE_H
#define TICKNODE_H

#include <stdint.h>

struct tn_timer;
typedef void (*tn_fn)(struct tn_timer *t, void *user);

struct tn_timer {               /* private */
    struct tn_timer *next, *prev;
    uint64_t due;
    tn_fn fn;
    void *user;
};

struct tn_queue {               /* private */
    struct tn_timer armed;      /* heads of rings */
    struct tn_timer firing;
    uint64_t now;
    int running;
};

void tn_queue_init(struct tn_queue *q, uint64_t now);
void tn_init(struct tn_timer *t, tn_fn fn, void *user);    /* fn may be NULL */

/* Arms a timer to fire in `delay` ticks; if it was armed before, on this queue
 * or on another, that is over. */
void tn_arm(struct tn_queue *q, struct tn_timer *t, uint64_t delay);

/* 1 if it was armed, else 0. */
int tn_disarm(struct tn_timer *t);
int tn_armed(const struct tn_timer *t);

/* Sets the clock and fires what is due, in order, timers that are due at the
 * same tick in the order in which they were armed.  Returns how many.
 *
 * A timer is no longer armed when its function is called, which may arm it
 * again, free it, and arm or disarm others.  What is armed by such a function
 * fires in a later tn_advance at the earliest.  A call from within such a
 * function, or with a time before the present one, does nothing and returns 0. */
unsigned tn_advance(struct tn_queue *q, uint64_t now);

/* 1 and the time of the next armed timer, or 0. */
int tn_next_due(const struct tn_queue *q, uint64_t *due);

void tn_disarm_all(struct tn_queue *q);

#endif
