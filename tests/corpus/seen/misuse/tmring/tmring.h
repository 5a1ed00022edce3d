#ifndef TMRING_H
#define TMRING_H

/*
 * tmring: a ring of timer slots, for programs that count time in ticks.
 *
 * The ring allocates nothing for timers: a `tmr` is a structure of yours,
 * usually part of a bigger one, that gets linked into the ring while the timer
 * is armed.  Its members are not for you to touch.
 *
 *     struct session { int fd; tmr idle; };
 *     tmr_init(&s->idle, on_idle, s);
 *     tmr_arm(ring, &s->idle, 30);
 *
 * Since an armed timer is linked in, cancel it before its memory goes away.
 */

#include <stddef.h>

#define TMRING_MAX_SLOTS 4096u
#define TMR_MAX_TICKS    1000000u

typedef struct tmring tmring;
typedef struct tmr tmr;
typedef void tmr_fn(tmr *timer, void *arg);

struct tmr {
    tmr *next, *prev;
    tmring *ring;
    unsigned long due;
    tmr_fn *fn;
    void *arg;
};

/* Makes a ring with that many slots, 1 to TMRING_MAX_SLOTS.  More slots mean
 * less work per tick.  NULL for other numbers and when out of memory. */
tmring *tmring_new(unsigned slots);

/* Disarms all timers that are still armed, without calling them, and frees
 * the ring; NULL is fine.  Not to be called from a timer's function. */
void tmring_free(tmring *ring);

/* Sets up a timer which will call fn(timer, arg).  fn may be NULL: such a
 * timer just runs out.  Do this once, before anything else, and never to an
 * armed timer. */
void tmr_init(tmr *timer, tmr_fn *fn, void *arg);

/* Arms the timer to go off with the last of the next `ticks` ticks.  One that is armed
 * already, in this ring or another, is taken out first.  Returns 0, or -1
 * (and does nothing) unless ticks is 1 to TMR_MAX_TICKS. */
int tmr_arm(tmring *ring, tmr *timer, unsigned ticks);

/* Disarms the timer.  Returns 1 if it was armed, 0 if it was not. */
int tmr_cancel(tmr *timer);

/* 1 if the timer is armed, else 0. */
int tmr_armed(const tmr *timer);

/* Ticks until the timer goes off; 0 if it is not armed. */
unsigned tmr_left(const tmr *timer);

/* Lets one tick pass and calls the functions of the timers that are due, in no
 * particular order.  A timer is disarmed before its function is called.  The
 * function may arm and cancel any timers, its own too, and may free its own
 * timer's memory.  It must not call tmring_tick() for the same ring.  Returns
 * the number of timers that went off. */
unsigned tmring_tick(tmring *ring);

/* How many timers are armed. */
size_t tmring_pending(const tmring *ring);

#endif
