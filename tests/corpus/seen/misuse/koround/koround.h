#ifndef KOROUND_H
#define KOROUND_H

#include <stdbool.h>

/*
 * koround - a knock-out tournament
 *
 * Life of a tournament: it is created, players enter until it is full, it is
 * started, then results are reported, match by match, until there is a
 * champion.
 *
 *      ko_t *cup = ko_new(4);
 *      ko_enter(cup, "Ada");  ...
 *      ko_start(cup);
 *      while (ko_pending(cup, &a, &b))
 *              ko_report(cup, play(a, b));
 *      puts(ko_champion(cup));
 *      ko_free(cup);
 *
 * Calling things out of order is a programming error and is caught by an
 * assertion.
 */
typedef struct ko ko_t;

enum ko_side { KO_FIRST, KO_SECOND };

/* A tournament for 2, 4, 8, 16 or 32 players; NULL for other numbers or when
 * memory is out. */
ko_t *ko_new(unsigned players);
void ko_free(ko_t *cup);

/* Enters a player.  Only the pointer is stored: the name must stay valid and
 * unchanged until the tournament is freed.  False when it is full or has an
 * entry of that name.  Not after the start. */
bool ko_enter(ko_t *cup, const char *name);

bool ko_full(const ko_t *cup);

/* Draws the matches, in the order of entry.  The tournament must be full, and
 * not have been started. */
void ko_start(ko_t *cup);

/* Who plays next; false, and nothing is set, when all is over or it has not
 * been started. */
bool ko_pending(const ko_t *cup, const char **first, const char **second);

/* Which side of the pending match has won.  There must be one. */
void ko_report(ko_t *cup, enum ko_side winner);

/* Matches yet to be played.  Only after the start. */
unsigned ko_left(const ko_t *cup);

/* Only when all matches have been played. */
const char *ko_champion(const ko_t *cup);

/* How many matches the player of that name has won, -1 if there is none. */
int ko_wins(const ko_t *cup, const char *name);

#endif
