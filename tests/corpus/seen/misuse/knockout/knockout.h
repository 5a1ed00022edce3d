/*
 * knockout: cups where the loser goes home
 *
 * Make a cup from a list of players, ask for the next match, report who won,
 * and so on until there is a winner:
 *
 *     ko_cup *cup = ko_new(names, 5);
 *     ko_match *m;
 *
 *     while ((m = ko_next(cup)) != NULL)
 *         ko_report(m, play(ko_home(m), ko_away(m)));
 *     puts(ko_winner(cup));
 *     ko_free(cup);
 *
 * If the number of players is not a power of two, the first ones of the list
 * have a bye in round 0.
 */
#ifndef KNOCKOUT_H
#define KNOCKOUT_H

#include <stddef.h>

#define KO_MIN_PLAYERS 2
#define KO_MAX_PLAYERS 256

typedef struct ko_cup ko_cup;

/* A match.  Matches belong to their cup and are not freed by the caller.  They
 * live until ko_free, or until ko_redraw replaces them by new ones. */
typedef struct ko_match ko_match;

typedef enum { KO_HOME = 0, KO_AWAY = 1 } ko_side;

/* Makes a cup of n players.  The best players come first; they are kept apart
 * as long as possible.  The array is not needed afterwards, but the names in it
 * are not copied: they must remain as long as the cup.  Returns NULL if n is
 * less than KO_MIN_PLAYERS or more than KO_MAX_PLAYERS, or out of memory. */
ko_cup *ko_new(const char *const *names, size_t n);

/* Frees a cup with its matches.  Does nothing with NULL. */
void ko_free(ko_cup *cup);

/* Cancels all results and draws the pairings anew, by chance that depends on
 * seed; seed 0 gives the pairings of ko_new again.  Returns 0, or -1 when out of
 * memory; all is as before then. */
int ko_redraw(ko_cup *cup, unsigned seed);

/* Number of rounds, 1 for two players. */
size_t ko_rounds(const ko_cup *cup);

/* Match number `number` of a round, both from 0; NULL if there is none.  A
 * bye is a match too, one without an away player. */
ko_match *ko_match_at(ko_cup *cup, size_t round, size_t number);

/* The next match that is ready to be played; NULL when the cup is over. */
ko_match *ko_next(ko_cup *cup);

/* Whether both players are known and the match has not been played. */
int ko_ready(const ko_match *match);

/* The players' names; NULL for one that is not known yet, or none. */
const char *ko_home(const ko_match *match);
const char *ko_away(const ko_match *match);

/* Reports which side won; that player moves on.  The match must be ready. */
void ko_report(ko_match *match, ko_side winner);

/* Name of the cup's winner, NULL before the final was played. */
const char *ko_winner(const ko_cup *cup);

/* Writes "home - away" to a buffer, "?" for an unknown player and "bye" for
 * none.  Cut off to fit into size bytes with the zero; size may be 0.
 * Returns the full length. */
size_t ko_describe(const ko_match *match, char *buffer, size_t size);

#endif
