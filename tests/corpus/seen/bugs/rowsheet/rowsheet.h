/* rowsheet.h - a sheet of numbers in rows and columns, most of them empty */
#ifndef ROWSHEET_H
#define ROWSHEET_H

#define RS_ROWS 1000 /* rows are 0 .. RS_ROWS - 1 */
#define RS_COLS 256  /* columns are 0 .. RS_COLS - 1 */

typedef struct rowsheet rowsheet;

rowsheet *rs_new(void); /* all cells are empty; NULL: out of memory */
void rs_free(rowsheet *sheet);

/* All functions below return -1 when a row or column is not in the sheet (or,
 * where something is stored, memory is out); nothing is changed then. */

int rs_set(rowsheet *sheet, int row, int col, double value); /* 0 */
int rs_get(const rowsheet *sheet, int row, int col, double *value); /* 1, or 0 when the cell is empty */
int rs_clear(rowsheet *sheet, int row, int col); /* 0 */

/* The sum of the cells that are not empty (0 when there are none).
 * Returns how many there are. */
int rs_row_sum(const rowsheet *sheet, int row, double *sum);
int rs_col_sum(const rowsheet *sheet, int col, double *sum);

/* Makes row TO the same as row FROM, cell by cell; empty cells are copied too.
 * 0 */
int rs_copy_row(rowsheet *sheet, int from, int to);

/* 0 */
int rs_swap_rows(rowsheet *sheet, int one, int other);

/* Removes a row; those below move up and the last becomes empty. 0 */
int rs_delete_row(rowsheet *sheet, int row);

/* One more than the last row that has a cell that is not empty. */
int rs_height(const rowsheet *sheet);

#endif
