/* cellpad - a small grid of text cells, addressed as in a spreadsheet.
 *
 * Cells are named by reference: one or two upper-case letters for the column
 * and a row number without leading zeros, "A1" being the top left cell.
 * Columns run A..Z, AA..ZZ.  A reference which is malformed or lies outside
 * the pad is an error of the call (CELLPAD_EREF), never of the program.
 *
 * A range is given by two references, its opposite corners, in any order;
 * both corners belong to it.
 */
#ifndef CELLPAD_H
#define CELLPAD_H

#include <stddef.h>

#define CELLPAD_MAX_ROWS 999
#define CELLPAD_MAX_COLS 702
#define CELLPAD_MAX_CELLS 20000
#define CELLPAD_MAX_TEXT 255

enum {
    CELLPAD_OK = 0,
    CELLPAD_EREF = -1,  /* bad reference */
    CELLPAD_ETEXT = -2, /* text longer than CELLPAD_MAX_TEXT */
    CELLPAD_EMEM = -3   /* out of memory */
};

typedef struct cellpad cellpad;

/* A pad of empty cells.  NULL if a size is below 1 or above its limit
 * (also rows * cols > CELLPAD_MAX_CELLS), or if there is no memory. */
cellpad *cellpad_new(int rows, int cols);

/* Frees the pad and its texts.  NULL is fine. */
void cellpad_free(cellpad *pad);

/* Puts a copy of text into a cell.  "" empties it. */
int cellpad_set(cellpad *pad, const char *ref, const char *text);

/* The text of a cell, "" if it is empty, NULL if ref is bad.  The text
 * belongs to the pad; it is good until the cell is next written. */
const char *cellpad_get(const cellpad *pad, const char *ref);

/* Writes the content of the cell `from` into every cell of a range.  `from`
 * may lie inside of the range or outside.  If memory runs out, a part of the
 * range has been written. */
int cellpad_fill(cellpad *pad, const char *from, const char *corner1, const char *corner2);

/* Empties every cell of a range. */
int cellpad_clear(cellpad *pad, const char *corner1, const char *corner2);

/* Adds up the cells of a range whose whole text is a number as strtod()
 * reads it; others count as 0. */
int cellpad_sum(const cellpad *pad, const char *corner1, const char *corner2, double *sum);

/* How many cells are not empty. */
size_t cellpad_used(const cellpad *pad);

/* Writes the name of the cell at row, col (both from 0) to out, which has
 * size bytes.  CELLPAD_EREF if there is no such cell in any pad,
 * CELLPAD_ETEXT if size is too small (6 is always enough); out is not
 * written then. */
int cellpad_name(int row, int col, char *out, size_t size);

#endif
