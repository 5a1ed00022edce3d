#ifndef MSTIMER_H
#define MSTIMER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Timers on a clock that stands until it is advanced.

   A timer that was started is pending until it fires or is stopped.  A pending
   timer must be stopped before it is freed, and before its clock is freed.
   When a timer fires it is not pending any more: its callback may start it
   again, or free it. */
typedef struct mstimer mstimer;
typedef struct mstimer_clock mstimer_clock;

typedef void mstimer_callback(mstimer *timer, void *context);

/* NULL when memory is out. */
mstimer_clock *mstimer_clock_new(void);
void mstimer_clock_free(mstimer_clock *clock);
uint64_t mstimer_clock_now(const mstimer_clock *clock);
size_t mstimer_clock_pending(const mstimer_clock *clock);

/* Advances the clock and fires the timers that are due, in the order of their
   times.  Those that are started meanwhile wait for the next call.  Returns how
   many fired. */
size_t mstimer_clock_advance(mstimer_clock *clock, unsigned milliseconds);

/* `callback` may be NULL. */
mstimer *mstimer_new(mstimer_callback *callback, void *context);
void mstimer_free(mstimer *timer);

/* Fires once when so many milliseconds have gone by.  The timer must not be
   pending: to set it to another time, stop it first. */
void mstimer_start(mstimer *timer, mstimer_clock *clock, unsigned milliseconds);
/* Does nothing when the timer is not pending. */
void mstimer_stop(mstimer *timer);
bool mstimer_is_pending(const mstimer *timer);
/* Milliseconds until it fires.  Only for a pending timer. */
uint64_t mstimer_left(const mstimer *timer);

#endif
