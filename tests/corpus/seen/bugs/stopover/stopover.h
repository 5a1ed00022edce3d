/* stopover.h - the stops of a trip, in order.
 *
 * Hi! This is the little list that our trip planner keeps behind its map. A
 * trip is made of stops, each with a name and the minutes you stay there. You
 * get a stop's pointer when you put it in, and you can hang on to it: it stays
 * good until *you* remove that stop, or say goodbye to the whole trip. (Please
 * don't free() a stop yourself. It's ours.)
 *
 * Only ever hand a stop to the trip that it is on. We don't look, and two
 * trips that share a stop will be unhappy together. There's no checking for
 * null trips and null stops either, with the one exception that is mentioned.
 */
#ifndef STOPOVER_H
#define STOPOVER_H

#include <stddef.h>

typedef struct trip trip;
typedef struct stop stop;

#define STOPOVER_LONGEST 10080   /* a week, in minutes */
#define STOPOVER_MOST 1000       /* stops on a trip */

trip *stopover_plan(void);

/* Everything goes, the stops too. Null is fine here. */
void stopover_cancel(trip *t);

/* Puts a stop at the end. You keep the name, we make a copy. Null comes back
 * if the minutes aren't in 0 .. STOPOVER_LONGEST, if the trip is full or if
 * the memory is. */
stop *stopover_append(trip *t, const char *name, int minutes);

/* The same, but in front of a stop that's on the trip. */
stop *stopover_before(trip *t, stop *s, const char *name, int minutes);

/* We don't go there after all. */
void stopover_skip(trip *t, stop *s);

/* Walking along. Null when there's nothing (more) in that direction. Skipping
 * the stop that you're at is OK if you asked for the next one before. */
stop *stopover_first(const trip *t);
stop *stopover_last(const trip *t);
stop *stopover_next(const trip *t, const stop *s);
stop *stopover_prev(const trip *t, const stop *s);

/* The name lives as long as its stop does. */
const char *stopover_name(const stop *s);
int stopover_minutes(const stop *s);

size_t stopover_count(const trip *t);
long stopover_total(const trip *t);

#endif
