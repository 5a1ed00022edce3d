/* seatmap.h: who sits where.
 *
 * A hall has rows of seats; both are counted from 0.  A party is a group that
 * holds seats; its handle comes from sm_new_party and lives until sm_cancel, or
 * until its hall is closed.  Handles are for the hall they came from.
 * Rows and seats that the hall does not have are programming errors and are
 * caught by assert().
 */
#ifndef SEATMAP_H
#define SEATMAP_H

#include <stddef.h>

enum { SM_ROWS = 64, SM_SEATS = 64, SM_NAME = 40, SM_PARTIES = 200 };

typedef struct sm_hall sm_hall;
typedef struct sm_party sm_party;

/* Opens a hall of 1..SM_ROWS rows with 1..SM_SEATS seats each, all free.
 * NULL if that is not so, or without memory. */
sm_hall *sm_open(unsigned rows, unsigned seats);

/* Closes the hall; NULL is fine. */
void sm_close(sm_hall *hall);

/* Makes a party without seats.  Of the name, at most SM_NAME bytes are kept.
 * NULL if there are SM_PARTIES already, or without memory. */
sm_party *sm_new_party(sm_hall *hall, const char *name);

/* Frees the party's seats and the party. */
void sm_cancel(sm_hall *hall, sm_party *party);

/* The party's name and how many seats it holds. */
const char *sm_name(const sm_party *party);
unsigned sm_held(const sm_party *party);

/* Gives a seat to the party: 1, or 0 if somebody (maybe the same party) has it. */
int sm_take(sm_hall *hall, sm_party *party, unsigned row, unsigned seat);

/* Makes a seat free: 1, or 0 if it was so already. */
int sm_leave(sm_hall *hall, unsigned row, unsigned seat);

/* Who has the seat, NULL for nobody. */
sm_party *sm_at(const sm_hall *hall, unsigned row, unsigned seat);

/* Gives n adjacent seats of one row to the party, the first place where there
 * are n free ones: 1, or 0 if there is none or n is 0. */
int sm_block(sm_hall *hall, sm_party *party, unsigned n);

/* Number of free seats. */
unsigned sm_free(const sm_hall *hall);

#endif
