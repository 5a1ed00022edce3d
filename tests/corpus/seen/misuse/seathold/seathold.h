#ifndef SEATHOLD_H
#define SEATHOLD_H

#include <stdbool.h>

/*
 * Seat booking in two steps, as web shops do it: seats are held while the
 * customer pays, and then either sold or released.
 */

typedef struct hall hall;
typedef struct hold hold;

#define HALL_MAX_ROWS 100
#define HALL_MAX_SEATS 100 /* in a row */

/* NULL if a number is not in 1..maximum. */
hall *hall_create(int rows, int seats);

/* Every hold must have been ended, with hold_sell() or hold_release(). */
void hall_destroy(hall *h);

int hall_rows(const hall *h);
/* Seats of a row that are neither held nor sold.  0 <= row < hall_rows(h) */
int hall_available(const hall *h, int row);
/* Seats of the hall that are sold. */
int hall_sold(const hall *h);

/* Holds `count` seats next to each other in a row.  NULL if there are none, or
 * count is not positive.  0 <= row < hall_rows(h) */
hold *hall_hold(hall *h, int row, int count);

/* About a hold that has not ended yet. */
int hold_row(const hold *o);
int hold_first_seat(const hold *o);
int hold_count(const hold *o);

/* Both end the hold: it is freed and must not be used any more.  The hall must
 * be the one that gave it. */
void hold_sell(hall *h, hold *o);
void hold_release(hall *h, hold *o);

/* The seat next to the held ones is held too; false if it is not available. */
bool hold_extend(hall *h, hold *o);

#endif
