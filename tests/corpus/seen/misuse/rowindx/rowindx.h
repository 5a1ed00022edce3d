/**
 * rowindx -- a small table of rows in memory, ordered by an integer key.
 *
 * A row has a unique key and a fixed number of cells (long).
 */
#ifndef ROWINDX_H
#define ROWINDX_H

#include <stddef.h>

#define RI_MAX_CELLS 16
#define RI_MAX_ROWS 10000

typedef struct ri_table ri_table;

/** Create a table of rows with `cells` cells, 1 to RI_MAX_CELLS.
 *  \return NULL if `cells` is out of range or there is no memory. */
ri_table *ri_open(size_t cells);

/** Release a table and its rows.  NULL is ignored. */
void ri_close(ri_table *t);

size_t ri_rows(const ri_table *t);
size_t ri_cells(const ri_table *t);

/** Insert a row, or overwrite the one with that key.
 *  \param cells the row's cells, ri_cells() of them; NULL for all zero.
 *  \return 1 inserted, 0 overwritten, -1 table full or no memory. */
int ri_put(ri_table *t, int key, const long *cells);

/** Append many rows at once.
 *  The keys must be in strictly ascending order, and all of them greater than
 *  the keys the table has.
 *  \param keys  n keys
 *  \param cells n * ri_cells() cells, row after row
 *  \return 0, or -1 if the table would be too full or there is no memory; no
 *          row is appended then. */
int ri_load(ri_table *t, const int *keys, const long *cells, size_t n);

/** Find a row.
 *  \return its cells, which may be read and written in place, or NULL if there
 *          is no such row.  The pointer is invalidated by ri_put(), ri_load(),
 *          ri_delete() and ri_close(). */
long *ri_find(ri_table *t, int key);

/** Delete a row.  \return 1, or 0 if there is none. */
int ri_delete(ri_table *t, int key);

/** A position in a table; see ri_seek().  Its members are private. */
typedef struct ri_cursor {
    ri_table *table;
    int key;
    int state;
} ri_cursor;

/** Set a cursor before the first row whose key is at least `from`.  A cursor
 *  needs no cleaning up.  It can be used as long as its table is open, also
 *  when rows come and go meanwhile. */
void ri_seek(ri_cursor *c, ri_table *t, int from);

/** Go to the next row and store its key in *key.
 *  \return its cells, under the same terms as ri_find(); NULL at the end. */
long *ri_next(ri_cursor *c, int *key);

#endif
