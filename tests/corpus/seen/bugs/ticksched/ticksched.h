/* ticksched.h -- events in simulated time
 *
 * Time is a number of ticks that only ts_run() moves.  Nothing runs on its
 * own, there are no threads.
 */
#ifndef TICKSCHED_H
#define TICKSCHED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ticksched ticksched;

/* Called for an event that is due.  It may schedule and cancel events, but
   not run or free the scheduler. */
typedef void ts_handler(ticksched *s, int tag, void *user);

#define TS_EVENTS 1000 /* most events that can wait */

ticksched *ts_new(void);     /* at time 0; NULL when out of memory */
void ts_free(ticksched *s);  /* with all its events; NULL is fine */

/* An event `delay` ticks from now.  Its id is positive; 0 when there are too
   many events, the time would overflow, or memory is out. */
int ts_after(ticksched *s, uint32_t delay, int tag);

/* Cancels an event that waits; false when there is none of that id. */
bool ts_cancel(ticksched *s, int id);

/* Cancels all events with the tag; their number. */
size_t ts_cancel_tag(ticksched *s, int tag);

/* The time of the earliest event; false when none waits. */
bool ts_next(const ticksched *s, uint64_t *when);

/* Moves time by `ticks` and calls the handler, which may be NULL, for each
   event that becomes due meanwhile: in order of time, those of one time in
   order of scheduling.  After TS_EVENTS events it stops at the time of the
   last one.  The number of events. */
size_t ts_run(ticksched *s, uint32_t ticks, ts_handler *handler, void *user);

uint64_t ts_now(const ticksched *s);
size_t ts_waiting(const ticksched *s);

#endif
