/* dropfour.h - the board of the game with seven columns and four in a row
 *
 * Columns are 0..6 from the left, rows 0..5 from the bottom.  Two players, 1 and
 * 2, take turns; 1 begins.  All functions want a board that df_start or df_load
 * has filled; its fields are for df_* to change.  Boards are plain structs and
 * can be copied with =.
 */
#ifndef DROPFOUR_H
#define DROPFOUR_H

#include <stddef.h>

#define DF_COLS 7
#define DF_ROWS 6
#define DF_TEXT (DF_ROWS * (DF_COLS + 1) + 1) /* size for df_show */

struct df_board {
    unsigned char cell[DF_COLS][DF_ROWS]; /* 0 empty, else the player */
    unsigned char height[DF_COLS];
    signed char move[DF_COLS * DF_ROWS]; /* the columns played */
    int played;
};

/* empty board */
void df_start(struct df_board *b);

/* plays a game from digits, "3342" say; 0 if it is not legal up to its end
 * (b is left empty then), else 1.  "" is legal. */
int df_load(struct df_board *b, const char *columns);

/* whose turn it is: 1 or 2, also when the game is over */
int df_turn(const struct df_board *b);

/* may one drop there? any int is fine; 0 for no such column, a full column,
 * and when somebody has won */
int df_can(const struct df_board *b, int col);

/* drops for the one whose turn it is; only where df_can says so.
 * returns the row it fell to */
int df_drop(struct df_board *b, int col);

/* takes the last drop back; there must have been one (b->played > 0).
 * returns its column */
int df_undo(struct df_board *b);

/* player at a place of the board (0 none) */
int df_at(const struct df_board *b, int col, int row);

/* player with four in a row, across, up or aslant; 0 none */
int df_winner(const struct df_board *b);

/* columns where one may drop, ascending, into cols, which has room for DF_COLS;
 * returns how many */
int df_moves(const struct df_board *b, int *cols);

/* the best column by looking `depth` drops ahead, 1..4 (others are moved there);
 * -1 if the game is over. b is the same afterwards */
int df_advise(struct df_board *b, int depth);

/* board as text, top row first, ".12" and newlines; out has DF_TEXT bytes */
void df_show(const struct df_board *b, char *out);

#endif
