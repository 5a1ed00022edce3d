#ifndef REVERSI_H
#define REVERSI_H

#include <stdbool.h>
#include <stddef.h>

/* The rules of Reversi, for programs that play it.
 *
 * Squares are numbered 0 (a1) to 63 (h8), row by row.  The functions are
 * called millions of times in a search, so they rely on their callers:
 * preconditions are only asserted.
 */

#define RV_SQUARES 64

typedef enum { RV_NONE, RV_BLACK, RV_WHITE } rv_side;

typedef struct rv_game rv_game;

/* The usual position, black to move. */
rv_game *rv_new(void);
/* A copy with the same moves to undo. */
rv_game *rv_copy(const rv_game *game);
void rv_free(rv_game *game);

/* Whose move it is; RV_NONE when the game is over. */
rv_side rv_turn(const rv_game *game);
/* The disc on a square. */
rv_side rv_disc(const rv_game *game, int square);
/* Discs of a side. */
int rv_score(const rv_game *game, rv_side side);

/* May the side to move play there? */
bool rv_legal(const rv_game *game, int square);
/* Stores the legal moves and returns how many there are.  There are never more
   than RV_SQUARES. */
int rv_moves(const rv_game *game, int squares[RV_SQUARES]);

/* Plays a move, which must be legal, and turns discs over.  If the other side
   cannot move then it is the same side's turn again. */
void rv_play(rv_game *game, int square);
/* How many moves were played. */
int rv_played(const rv_game *game);
/* Takes the last move back.  There must have been one. */
void rv_undo(rv_game *game);

/* The name of a square, as "d3". */
void rv_name(int square, char name[3]);

#endif
