/* ninegrid -- sudoku grids
 *
 * Rows and columns count from 0 to 8, digits from 1 to 9, and 0 is an empty
 * cell.  The library trusts you with rows and columns; digits it checks.
 *
 * A grid is a plain struct which you may copy and need not free.  Prepare it
 * with ng_clear or ng_parse before anything else.  Its members are for the
 * library to change, not for you.
 */
#ifndef NINEGRID_H
#define NINEGRID_H

#define NG_CELLS 81
#define NG_TEXT (NG_CELLS + 1)

typedef struct ninegrid {
    unsigned char cell[9][9];
    unsigned short row[9], col[9], box[9]; /* digits there are, as bits */
    unsigned char moves[NG_CELLS];         /* cells in the order of ng_place */
    int count;                             /* number of moves */
} ninegrid;

/* Empties a grid. */
void ng_clear(ninegrid *g);

/* Reads a grid from text: 81 cells row by row, digits or '.' or '0' for empty
 * ones; blanks and line ends are skipped.  The cells read are no moves.
 * Returns 0; or -1 if there are more or fewer cells, other characters, or a
 * digit stands twice in a row, column or box.  The grid is then empty. */
int ng_parse(ninegrid *g, const char *text);

/* Writes 81 characters, '.' for empty cells, and a NUL: out needs NG_TEXT. */
void ng_format(const ninegrid *g, char *out);

/* The digit in a cell, or 0. */
int ng_get(const ninegrid *g, int row, int col);

/* Which digits could go into a cell: bit d for digit d; 0 if it is taken. */
unsigned ng_candidates(const ninegrid *g, int row, int col);

/* A move: puts a digit into an empty cell.  Returns 0, or -1 and does nothing if
 * it is no digit, the cell is taken, or the rules of the game forbid it. */
int ng_place(ninegrid *g, int row, int col, int digit);

/* Number of moves that can be undone. */
int ng_moves(const ninegrid *g);

/* Takes the last move back.  There must be one. */
void ng_undo(ninegrid *g);

/* Number of empty cells. */
int ng_empty(const ninegrid *g);

/* Counts solutions, up to max.  For each, `found` is called with the full grid
 * unless it is NULL; it may stop the search by returning nonzero.  The grid
 * given to it is valid during the call only.  Returns the number of solutions
 * found so far, or -1 if the search was given up because it took too long. */
int ng_solve(const ninegrid *g, int max,
             int (*found)(const ninegrid *solution, void *arg), void *arg);

#endif
