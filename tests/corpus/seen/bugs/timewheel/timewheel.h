#ifndef TIMEWHEEL_H
#define TIMEWHEEL_H

#include <stdbool.h>
#include <stddef.h>

/* Timers in ticks, on a wheel. */
typedef struct timewheel timewheel;

#define TIMEWHEEL_MAX_DELAY 100000
#define TIMEWHEEL_MAX_ADVANCE 10000

timewheel *timewheel_new(void);
void timewheel_free(timewheel *wheel);

/* Starts a timer that expires `delay` ticks from now, or with the next tick
   when that is 0.  Several timers may have the same id.  False when the delay
   is over TIMEWHEEL_MAX_DELAY or memory is out. */
bool timewheel_start(timewheel *wheel, int id, unsigned delay);
/* Stops all timers with that id; returns their number. */
size_t timewheel_stop(timewheel *wheel, int id);

/* Lets one tick pass; returns the number of timers that expired. */
size_t timewheel_tick(timewheel *wheel);
/* Lets several ticks pass, at most TIMEWHEEL_MAX_ADVANCE of them; returns the
   number of timers that expired. */
size_t timewheel_advance(timewheel *wheel, unsigned ticks);

size_t timewheel_running(const timewheel *wheel);
/* The id of the timer that expired last; false when none has yet. */
bool timewheel_last(const timewheel *wheel, int *id);

#endif
