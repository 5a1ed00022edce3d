#ifndef GRIDSHEET_H
#define GRIDSHEET_H

#include <stdbool.h>

/**
 * A table of numbers that grows and shrinks by rows.
 *
 * Iterators and pointers to rows become invalid as soon as a row is inserted
 * or deleted, or the sheet is destroyed.
 */
typedef struct GridSheet GridSheet;

typedef struct {
    const GridSheet *sheet;
    const double *cell; /* private */
    const double *end;  /* private */
} GridIter;

#define GRID_MAX_COLS 256
#define GRID_MAX_ROWS 65536

/** A sheet without rows.
 *  \return NULL if cols is not in 1..GRID_MAX_COLS */
GridSheet *grid_new(int cols);
void grid_delete(GridSheet *sheet);

int grid_rows(const GridSheet *sheet);
int grid_cols(const GridSheet *sheet);

/** Insert a row of zeros before row `at`, 0 <= at <= grid_rows(). */
bool grid_insert_row(GridSheet *sheet, int at);
/** 0 <= at < grid_rows() */
void grid_delete_row(GridSheet *sheet, int at);

/** The numbers of a row, to read and write: 0 <= row < grid_rows(). */
double *grid_row(GridSheet *sheet, int row);

/** The cell must exist. */
double grid_get(const GridSheet *sheet, int row, int col);
void grid_set(GridSheet *sheet, int row, int col, double value);

/** An iterator over all cells, row by row:
 *
 *      GridIter it = grid_iter(sheet);
 *      double x;
 *      while (grid_next(&it, &x))
 *          ...
 */
GridIter grid_iter(const GridSheet *sheet);
bool grid_next(GridIter *it, double *value);

#endif
