#ifndef DAYSLOTS_H
#define DAYSLOTS_H

#include <stdbool.h>

/* The busy times of one day, in minutes since midnight.  A time span
   [from, to) contains its first minute but not its last; spans that touch or
   overlap become one.  Spans with from >= to are empty.  Minutes below 0 and
   from DAY_MINUTES on are cut off. */

#define DAY_MINUTES 1440

typedef struct day_slots day_slots;

day_slots *day_create(void);
void day_destroy(day_slots *d);

/* Makes a span busy, false when out of memory. */
bool day_book(day_slots *d, int from, int to);
/* Makes a span free, false when out of memory. */
bool day_release(day_slots *d, int from, int to);

bool day_is_busy(const day_slots *d, int minute);
/* True if no minute in the span is busy. */
bool day_is_free(const day_slots *d, int from, int to);
/* Number of busy minutes. */
int day_busy_minutes(const day_slots *d);

/* Number of separate busy spans, and the n-th of them (n counts from 0, in
   order of time).  False if there is no such span. */
int day_span_count(const day_slots *d);
bool day_span(const day_slots *d, int n, int *from, int *to);

/* First start at or after `earliest` of a free span of that many minutes,
   -1 if there is none.  */
int day_find_gap(const day_slots *d, int earliest, int minutes);

#endif
