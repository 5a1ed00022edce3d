#ifndef SEATS_H
#define SEATS_H

#include <stdbool.h>

/* Rows of seats. */
struct seats;

struct seats *seats_new(void);
void seats_free(struct seats *s);
/* How many there are. */
int seats_count(const struct seats *s);
/* One more row; false when memory is out. */
bool seats_add(struct seats *s, int places);
/* How many places a row has, 0 <= row < seats_count(). */
int seats_places(const struct seats *s, int row);
/* The places between two rows.  from <= to */
int seats_between(const struct seats *s, int from, int to);

#endif
