/*
 * stallmap.h - who sits where
 *
 * A house has rows of seats. A customer who looks at seats gets a hold on them;
 * the hold is either confirmed, which makes it a booking with a number, or
 * dropped. Bookings can be cancelled by their number.
 *
 *      stallmap *house = stallmap_new(10, 20);
 *      stall_hold *hold = stallmap_hold(house, 3, 8, 2);
 *      if (hold)
 *              number = stallmap_confirm(hold, "Miller");
 *
 * Rows and seats are counted from 0.
 */
#ifndef STALLMAP_H
#define STALLMAP_H

#include <stddef.h>

#define STALL_MAX_ROWS 100
#define STALL_MAX_SEATS 100     /* in a row */
#define STALL_MAX_NAME 40

typedef struct stallmap stallmap;
typedef struct stall_hold stall_hold;

enum stall_state { STALL_FREE, STALL_HELD, STALL_BOOKED, STALL_NONE };

/* A house with all seats free. NULL when a number is 0 or too large, or when
 * there is no memory. */
stallmap *stallmap_new(unsigned rows, unsigned seats);

/* Frees the house and its bookings; NULL is ignored. Holds belong to the
 * caller: all of them must have been confirmed or dropped before. */
void stallmap_free(stallmap *house);

/* Holds count seats beside each other. NULL when count is 0, when one of the
 * seats does not exist or is not free, or when there is no memory. */
stall_hold *stallmap_hold(stallmap *house, unsigned row, unsigned seat, unsigned count);

/* Books the seats of a hold. Returns the number of the booking, 1 or more, and
 * the hold is gone. Returns 0 when the name is empty or has more than
 * STALL_MAX_NAME bytes, or there is no memory; the hold is then still there. */
unsigned stallmap_confirm(stall_hold *hold, const char *name);

/* Gives the seats back; the hold is gone. NULL is ignored. */
void stallmap_drop(stall_hold *hold);

/* Cancels a booking: 0, or -1 when there is none with this number. Numbers are
 * not used again. */
int stallmap_cancel(stallmap *house, unsigned number);

/* The name under which a seat is booked, or NULL. Belongs to the house, and is
 * valid until the booking is cancelled. */
const char *stallmap_name(const stallmap *house, unsigned row, unsigned seat);

/* STALL_NONE when there is no such seat. */
enum stall_state stallmap_state(const stallmap *house, unsigned row, unsigned seat);

/* How many seats are free. */
unsigned stallmap_vacant(const stallmap *house);

/* Draws the house: a line for each row with '.', 'o' or 'x' for a seat that is
 * free, held or booked, a newline behind each line and a NUL at the end. out
 * must have room for rows * (seats + 1) + 1 characters. */
void stallmap_draw(const stallmap *house, char *out);

#endif
