#ifndef MINEFIELD_H
#define MINEFIELD_H

#include <stdbool.h>

/* The rules of a well-known game with mines. No graphics, no clock.
 *
 * Cells are addressed as (x, y) from the top left, counted from 0. Calls with
 * a cell that is not on the board do nothing and return MF_NOWHERE.
 */
typedef struct mf_board mf_board;

#define MF_SIDE_MAX 100

typedef enum mf_result {
    MF_OK,
    MF_NOTHING,     /* there was nothing to do */
    MF_BOOM,        /* a mine was opened; the game is over */
    MF_WON,         /* the last cell without a mine was opened */
    MF_NOWHERE
} mf_result;

/* A closed board without mines, sides from 1 to MF_SIDE_MAX; NULL otherwise. */
mf_board *mf_create(int width, int height);
void mf_destroy(mf_board *board);

/* Lays a mine. MF_NOTHING if there is one, or if any cell was opened yet. */
mf_result mf_lay(mf_board *board, int x, int y);
int mf_mines(const mf_board *board);

/* Puts a flag on a closed cell or takes it away. */
mf_result mf_flag(mf_board *board, int x, int y);

/* Opens a closed cell. One without mines next to it opens the cells around it
 * too, and so on. Flags protect a cell: MF_NOTHING. So does the end of the
 * game. */
mf_result mf_open(mf_board *board, int x, int y);

/* On an open cell with as many flags as mines around it: opens all cells
 * around it that have no flag. MF_NOTHING if it is not such a cell. */
mf_result mf_chord(mf_board *board, int x, int y);

/* What a player sees: '#' closed, 'F' flag, '*' an opened mine, ' ' or '1' to
 * '8' open. '?' outside of the board. */
char mf_look(const mf_board *board, int x, int y);

bool mf_over(const mf_board *board);

#endif
