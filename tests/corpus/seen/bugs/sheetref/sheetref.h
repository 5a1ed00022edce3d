#ifndef SHEETREF_H
#define SHEETREF_H

/**
 * sheetref: the core of a spreadsheet, cells with numbers and references.
 *
 * Rows and columns count from 0.
 */

typedef struct sheet sheet_t;

typedef enum {
    SHEET_OK = 0,
    SHEET_EADDR,  /**< no such cell */
    SHEET_EEMPTY, /**< the cell, or the one it finally refers to, is empty */
    SHEET_ECYCLE  /**< references that lead round in a circle */
} sheet_err;

#define SHEET_MAX 100

/** A sheet of empty cells; NULL if rows or cols are not in 1..SHEET_MAX. */
sheet_t *sheet_create(int rows, int cols);
void sheet_destroy(sheet_t *s);

sheet_err sheet_set(sheet_t *s, int row, int col, double number);

/**
 * Make a cell refer to another: it has the same value from then on.  Cycles
 * can be built; they are found when a value is asked for.
 */
sheet_err sheet_link(sheet_t *s, int row, int col, int to_row, int to_col);

/** Make a cell empty. */
sheet_err sheet_clear(sheet_t *s, int row, int col);

/** The value of a cell, references followed.  *value is set on SHEET_OK only. */
sheet_err sheet_value(const sheet_t *s, int row, int col, double *value);

/** The sum of a column; empty cells count as 0, any other error is returned. */
sheet_err sheet_sum_column(const sheet_t *s, int col, double *sum);

/** Cells that are not empty. */
int sheet_used(const sheet_t *s);

#endif
