#ifndef SPANCELL_H
#define SPANCELL_H

/*
 * SPANCELL - lays out the tables of documents
 *
 * A table is described from top to bottom, row by row and cell by cell, as in
 * HTML; cells may span columns and rows.  A cell goes to the leftmost place of
 * its row where all of its columns are free, that is, not taken by a cell of
 * the row or by one from above which reaches down.  Then sc_layout() makes the
 * columns as wide as their cells need.
 *
 * Rows, columns and cells are counted from 0.  Widths are in characters.
 */

#define SC_MAXROWS   100
#define SC_MAXCOLS   60
#define SC_MAXCELLS  1000
#define SC_MAXWIDTH  10000

typedef struct sc_table sc_table;

struct sc_box {
    int row, col;           /* the upper left corner       */
    int rows, cols;         /* how many of both it covers  */
    int left, width;        /* where it is on the line     */
};

/* sc_new: an empty table without rows.  NULL if there is no memory. */
sc_table *sc_new(void);

/* sc_free: frees a table; does nothing with NULL. */
void sc_free(sc_table *table);

/* sc_row: begins the next row.  Returns its number, or -1 if there are
 * SC_MAXROWS already. */
int sc_row(sc_table *table);

/*
 * sc_cell: adds a cell to the row that was begun last.
 *
 *   colspan   how many columns it spans, 1 or more
 *   rowspan   how many rows it spans; 0 for all rows down to the end of the
 *             table.  Rows that the table does not get in the end don't count.
 *   width     how wide it has to be, from 0 to SC_MAXWIDTH
 *
 * Returns the number of the cell.  Returns -1, and adds nothing, if a number
 * is out of range, no row was begun, the cell would reach beyond column
 * SC_MAXCOLS, there are SC_MAXCELLS already, or there is no memory.
 */
int sc_cell(sc_table *table, int colspan, int rowspan, int width);

/*
 * sc_layout: computes the layout of what was added until now.  More rows and
 * cells may follow; then the layout is void until the next sc_layout().
 *
 * Returns the number of columns, or -1 if there is no memory.
 */
int sc_layout(sc_table *table);

/* sc_colwidth: the width of a column.  -1 if there is no such column, or no
 * layout. */
int sc_colwidth(const sc_table *table, int col);

/* sc_width: the width of the whole table, -1 if there is no layout. */
int sc_width(const sc_table *table);

/* sc_place: where a cell is.  Returns 0, or -1 if there is no such cell or no
 * layout; then *box is left alone. */
int sc_place(const sc_table *table, int cell, struct sc_box *box);

/* sc_at: the number of the cell which covers a place.  -1 if it is empty or
 * outside of the table, or if there is no layout. */
int sc_at(const sc_table *table, int row, int col);

#endif
