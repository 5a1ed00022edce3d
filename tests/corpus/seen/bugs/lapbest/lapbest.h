/* lapbest.h -- best laps of a race track, in memory of the caller */

#ifndef LAPBEST_H
#define LAPBEST_H

#include <stddef.h>
#include <stdint.h>

#define LAP_NAME 16
#define LAP_TEXT 16

struct lap_row {
	char     who[LAP_NAME];	/* always terminated */
	uint32_t ms;
};

struct lap_board {
	struct lap_row *rows;	/* fastest first */
	size_t cap;
	size_t len;
};

/* Makes an empty board of the array `rows`, which has `cap` elements and has
 * to stay there as long as the board is used.  With cap 0 rows may be NULL.
 * The fields of a board are read-only from then on. */
void lap_init(struct lap_board *b, struct lap_row *rows, size_t cap);

/* Enters a lap and returns its place, 0 for the fastest.  Who was there first
 * with the same time stays in front.  A full board loses its slowest lap; a
 * lap that isn't faster than that is not entered, -1.  Names are copied, and
 * cut when they are too long. */
long lap_enter(struct lap_board *b, const char *who, uint32_t ms);

/* Place of somebody's best lap, or -1. */
long lap_place(const struct lap_board *b, const char *who);

/* Strikes the lap at a place off.  0, or -1 when there's none. */
int lap_strike(struct lap_board *b, size_t place);

/* Strikes all laps of somebody off; how many. */
size_t lap_disqualify(struct lap_board *b, const char *who);

/* Milliseconds that the lap at a place is behind the fastest; 0 when there
 * is no such lap. */
uint32_t lap_behind(const struct lap_board *b, size_t place);

/* A time as minutes, "1:02.345"; returns text. */
char *lap_text(uint32_t ms, char text[LAP_TEXT]);

#endif
