#ifndef KOBRACK_H
#define KOBRACK_H

#include <stdbool.h>
#include <stddef.h>

//  kobrack -- knock-out tournaments
//
//  Entrants are numbered from 0 in the order of their seeding: 0 is the
//  favourite and meets 1 in the final at the earliest. If their number is not
//  a power of two the first ones have a bye in the first round.
//
//  Matches are numbered so that 1 is the final, 2 and 3 are the semifinals, 4
//  to 7 the quarterfinals and so on: the winner of match m plays in m/2.

#define KO_MIN 2
#define KO_MAX 256

typedef struct ko_bracket ko_bracket;

//  Called when a match has been decided. It may ask the bracket questions, but
//  must not report, undo or free.
typedef void ko_listener(const ko_bracket *k, int match, int winner, void *user);

//  A bracket for n entrants, KO_MIN to KO_MAX, or NULL (also without memory).
//  The names are not copied: array and texts must be there until ko_free.
ko_bracket *ko_new(const char *const *names, int n);

//  Frees the bracket, not the names. NULL is allowed.
void ko_free(ko_bracket *k);

//  Sets the listener; NULL for none.
void ko_listen(ko_bracket *k, ko_listener *fn, void *user);

//  Number of rounds.
int ko_rounds(const ko_bracket *k);

//  Name of an entrant, NULL if there is no such number.
const char *ko_name(const ko_bracket *k, int entrant);

//  Whether both opponents of a match are known and it is not decided yet;
//  false for numbers that are no matches.
bool ko_ready(const ko_bracket *k, int match);

//  A match that is ready, of the earliest round possible; 0 if there is none.
int ko_next(const ko_bracket *k);

//  The opponent on a side (0 or 1) of a match, -1 if not known or if there is
//  none.
int ko_entrant(const ko_bracket *k, int match, int side);

//  Reports that side 0 or 1 has won. The match must be ready.
void ko_report(ko_bracket *k, int match, int side);

//  Takes a result back. False if the match has no reported result or a later
//  one depends on it.
bool ko_undo(ko_bracket *k, int match);

//  The winner of the tournament, -1 if not known.
int ko_champion(const ko_bracket *k);

//  Writes "A - B", "?" standing for an opponent not known, "(bye)" for none;
//  at most size bytes with the NUL. Returns the length without limit, as
//  snprintf does, or -1 if there is no such match. size 0: buf may be NULL.
int ko_text(const ko_bracket *k, int match, char *buf, size_t size);

#endif
