/*
 * seatplan - seats of a hall: holds while the customer makes up his mind,
 * bookings when he has paid.
 *
 * Seats are named as on the ticket: a letter for the row and a number, "A1" is
 * the first seat of the front row, "C12" the twelfth of the third. Letters are
 * upper case.
 */
#ifndef SEATPLAN_H
#define SEATPLAN_H

#include <stddef.h>

#define SEAT_MAX_ROWS    26
#define SEAT_MAX_PER_ROW 99

typedef struct seat_hall seat_hall;
typedef struct seat_hold seat_hold;

typedef struct {
    int number;         /* of the booking, counted from 1 */
    int row, first;     /* both counted from 0 */
    int count;          /* how many seats side by side */
} seat_booking;

/* A hall with all seats free; NULL if rows or per_row is not within 1 and the
 * maximum, or if there is no memory. */
seat_hall *seat_hall_new(int rows, int per_row);

/* Frees a hall with all its bookings. Every hold must have been confirmed or
 * released before. NULL is allowed. */
void seat_hall_free(seat_hall *hall);

/* How many seats are free, that is neither held nor booked. */
int seat_free_count(const seat_hall *hall);

/* 1 if the seat is free, 0 if it is not, -1 if there is no such seat. */
int seat_is_free(const seat_hall *hall, const char *seat);

/* Holds count seats side by side, from the named one to higher numbers. Returns
 * NULL if they are not all free, if the row is not that long, if there is no such
 * seat, if count is less than 1, or if there is no memory. */
seat_hold *seat_hold_seats(seat_hall *hall, const char *seat, int count);

/* Holds the first count free seats side by side, looking from the front; NULL as
 * above. */
seat_hold *seat_hold_best(seat_hall *hall, int count);

/* Writes the name of the i-th held seat, counted from 0, and returns 0; -1 if
 * the hold has fewer seats. name has room for 4 characters. */
int seat_hold_name(const seat_hold *hold, int i, char *name);

/* Turns a hold into a booking and returns its number, or -1 if there is no memory.
 * Unless it returns -1, the hold is gone and must not be used any more. */
int seat_confirm(seat_hold *hold);

/* Gives the held seats back. The hold is gone afterwards. NULL is allowed. */
void seat_release(seat_hold *hold);

/* Cancels a booking; its seats are free again. 0, or -1 if there is none with
 * this number. */
int seat_cancel(seat_hall *hall, int number);

/* Calls fn with every booking, the latest first, until it returns something
 * other than 0, and returns that; else 0. fn must not confirm or cancel bookings
 * of this hall. */
int seat_each(const seat_hall *hall, int (*fn)(const seat_booking *b, void *ctx), void *ctx);

#endif
