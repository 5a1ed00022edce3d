#include "spancell.h"

#include <stdlib.h>

struct cell {
    int row, col;
    int colspan, rowspan;       /* rowspan 0: to the end */
    int width;
};

struct sc_table {
    struct cell *cells;
    int ncells, capacity;
    int nrows;
    int taken[SC_MAXCOLS];      /* first row in which a column is free again */
    int length[SC_MAXROWS];     /* columns used in a row */

    /* The layout, if there is one. */
    int valid;
    int ncols;
    int *colwidth;
    int *grid;
};

sc_table *sc_new(void)
{
    return calloc(1, sizeof(sc_table));
}

static void drop_layout(sc_table *t)
{
    free(t->colwidth);
    free(t->grid);
    t->colwidth = NULL;
    t->grid = NULL;
    t->ncols = 0;
    t->valid = 0;
}

void sc_free(sc_table *table)
{
    if (!table)
        return;
    drop_layout(table);
    free(table->cells);
    free(table);
}

int sc_row(sc_table *table)
{
    if (table->nrows == SC_MAXROWS)
        return -1;
    drop_layout(table);
    return table->nrows++;
}

/* The first column of the row where `span` columns are free, or -1. */
static int find_gap(const sc_table *t, int row, int span)
{
    int run = 0;
    for (int c = 0; c < SC_MAXCOLS; c++) {
        run = t->taken[c] <= row ? run + 1 : 0;
        if (run == span)
            return c - span + 1;
    }
    return -1;
}

static int reserve(sc_table *t)
{
    if (t->ncells < t->capacity)
        return 0;
    int capacity = t->capacity ? 2 * t->capacity : 8;
    struct cell *cells = realloc(t->cells, (size_t)capacity * sizeof *cells);
    if (!cells)
        return -1;
    t->cells = cells;
    t->capacity = capacity;
    return 0;
}

int sc_cell(sc_table *table, int colspan, int rowspan, int width)
{
    if (table->nrows == 0 || table->ncells == SC_MAXCELLS)
        return -1;
    if (colspan < 1 || colspan > SC_MAXCOLS || rowspan < 0 || width < 0 || width > SC_MAXWIDTH)
        return -1;
    int row = table->nrows - 1;
    int col = find_gap(table, row, colspan);
    if (col < 0 || reserve(table) < 0)
        return -1;
    drop_layout(table);
    if (rowspan > SC_MAXROWS - row)
        rowspan = SC_MAXROWS - row;

    for (int c = col; c < col + colspan; c++)
        table->taken[c] = rowspan ? row + rowspan : SC_MAXROWS;
    if (table->length[row] < col + 1)
        table->length[row] = col + 1;
    for (int r = row; r < row + rowspan; r++)
        if (table->length[r] < col + colspan)
            table->length[r] = col + colspan;

    struct cell *cell = &table->cells[table->ncells];
    cell->row = row;
    cell->col = col;
    cell->colspan = colspan;
    cell->rowspan = rowspan;
    cell->width = width;
    return table->ncells++;
}

/* How many rows a cell covers in the table as it is. */
static int covered(const sc_table *t, const struct cell *cell)
{
    int below = t->nrows - cell->row;
    return cell->rowspan == 0 || cell->rowspan > below ? below : cell->rowspan;
}

static void fill(sc_table *t, int number)
{
    const struct cell *cell = &t->cells[number];
    int rows = covered(t, cell);
    for (int r = cell->row; r < cell->row + rows; r++)
        for (int c = cell->col; c < cell->col + cell->colspan; c++)
            t->grid[r * t->ncols + c] = number;
}

/* Makes the last column of a cell wider if the cell has not enough. */
static void stretch(sc_table *t, const struct cell *cell)
{
    int last = cell->col + cell->colspan - 1, have = 0;
    for (int c = cell->col; c <= last; c++)
        have += t->colwidth[c];
    if (have < cell->width)
        t->colwidth[last] += cell->width - have;
}

int sc_layout(sc_table *table)
{
    int ncols = 0;
    drop_layout(table);
    for (int r = 0; r < table->nrows; r++)
        if (ncols < table->length[r])
            ncols = table->length[r];

    if (ncols > 0) {
        size_t places = (size_t)ncols * (size_t)table->nrows;
        table->colwidth = calloc((size_t)ncols, sizeof *table->colwidth);
        table->grid = malloc(places * sizeof *table->grid);
        if (!table->colwidth || !table->grid) {
            drop_layout(table);
            return -1;
        }
        for (size_t i = 0; i < places; i++)
            table->grid[i] = -1;
        table->ncols = ncols;
    }
    for (int i = 0; i < table->ncells; i++)
        fill(table, i);
    for (int i = 0; i < table->ncells; i++)
        if (table->cells[i].colspan == 1)
            stretch(table, &table->cells[i]);
    for (int i = 0; i < table->ncells; i++)
        if (table->cells[i].colspan > 1)
            stretch(table, &table->cells[i]);
    table->valid = 1;
    return ncols;
}

int sc_colwidth(const sc_table *table, int col)
{
    if (!table->valid || col < 0 || col >= table->ncols)
        return -1;
    return table->colwidth[col];
}

static int span_width(const sc_table *t, int col, int end)
{
    int width = 0;
    for (; col < end; col++)
        width += t->colwidth[col];
    return width;
}

int sc_width(const sc_table *table)
{
    return table->valid ? span_width(table, 0, table->ncols) : -1;
}

int sc_place(const sc_table *table, int cell, struct sc_box *box)
{
    if (!table->valid || cell < 0 || cell >= table->ncells)
        return -1;
    const struct cell *c = &table->cells[cell];
    box->row = c->row;
    box->col = c->col;
    box->rows = covered(table, c);
    box->cols = c->colspan;
    box->left = span_width(table, 0, c->col);
    box->width = span_width(table, c->col, c->col + c->colspan);
    return 0;
}

int sc_at(const sc_table *table, int row, int col)
{
    if (!table->valid || row < 0 || row >= table->nrows || col < 0 || col >= table->ncols)
        return -1;
    return table->grid[row * table->ncols + col];
}
