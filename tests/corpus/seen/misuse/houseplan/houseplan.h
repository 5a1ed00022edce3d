#ifndef HOUSEPLAN_H
#define HOUSEPLAN_H

#include <stddef.h>

/*
 * houseplan -- rows and seats of a theatre
 *
 * A house has rows with a letter, 'A' to 'Z', of 1 to HP_ROW_SEATS seats each,
 * numbered from 1.  A seat is free or is held for a guest, a positive number.
 */

#define HP_ROW_SEATS 99

typedef struct hp_house hp_house;
typedef struct hp_seat hp_seat;

/* hp_open: an empty house, or NULL (no memory).  Give it to hp_shut. */
hp_house *hp_open(void);

/* hp_shut: frees the house with all rows and seats.  NULL does nothing. */
void hp_shut(hp_house *house);

/* hp_add_row: 0, or -1 if the letter or number of seats is not possible, the
 * row exists already, or there is no memory. */
int hp_add_row(hp_house *house, char letter, int seats);

/* hp_remove_row: takes a row out, held seats or not.  The seats of the row are
 * gone with it, pointers to them become invalid.  -1 if there is no such row. */
int hp_remove_row(hp_house *house, char letter);

/* hp_seat_at: a seat, NULL if there is none.  It belongs to the house and stays
 * where it is until its row is removed or the house is shut. */
hp_seat *hp_seat_at(hp_house *house, char letter, int number);

/* hp_hold: holds a free seat for a guest.  -1 if the guest isn't positive or the
 * seat is held, be it for the same guest. */
int hp_hold(hp_seat *seat, int guest);

/* hp_release: frees a seat.  Returns the guest it was held for, 0 for none. */
int hp_release(hp_seat *seat);

/* hp_guest: whom a seat is held for, 0 for nobody. */
int hp_guest(const hp_seat *seat);

/* hp_label: writes the name of a seat, such as "C12", with a NUL: at most 4
 * bytes.  Returns its length. */
size_t hp_label(const hp_seat *seat, char *out);

/* hp_distance: how many seats lie between two seats of the same row, -1 if it
 * is one and the same seat.  Both must be in one row. */
int hp_distance(const hp_seat *a, const hp_seat *b);

/* hp_block: the first of n free neighbouring seats, looking from row A on.
 * NULL if there is no such block, or n is not positive. */
hp_seat *hp_block(hp_house *house, int n);

/*
 * To visit all seats, by row and number:
 *
 *     struct hp_walk w;
 *     for (hp_seat *s = hp_first(&w, house); s; s = hp_next(&w)) ...
 *
 * Seats may be held and released on the way.  A walk is over when rows are added
 * or removed: begin a new one.  After NULL, hp_next goes on giving NULL.
 */
struct hp_walk {
    hp_house *house;    /* private, all three */
    struct hp_row *row;
    int index;
};

hp_seat *hp_first(struct hp_walk *w, hp_house *house);
hp_seat *hp_next(struct hp_walk *w);

#endif
