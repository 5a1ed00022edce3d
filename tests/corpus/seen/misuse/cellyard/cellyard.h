/* cellyard.h - a freelist of equal cells in a block of yours
 *
 * No malloc: you bring the block (a static array, say), the yard cuts it into
 * cells and hands them out.  Free cells are chained through their own memory.
 */
#ifndef CELLYARD_H
#define CELLYARD_H

#include <stddef.h>

#define CELLYARD_CELL 65536 /* largest cell in bytes */

typedef struct cellyard {
    /* private */
    unsigned char *cells;
    unsigned char *taken; /* a byte for each cell */
    size_t cell;
    size_t count;
    size_t used;
    void *head;
} cellyard;

/* Sets up a yard in block, which has size bytes and is aligned for any type,
 * like memory from malloc().  cell_size is rounded up so that each cell is
 * aligned likewise; a byte for each cell is used for bookkeeping.  Returns the
 * number of cells, which is 0 if block is NULL or too small, or cell_size is 0
 * or above CELLYARD_CELL.  Such a yard can be used, but is always exhausted.
 * To dispose of a yard just stop using it; the block remains yours. */
size_t cellyard_init(cellyard *yard, void *block, size_t size, size_t cell_size);

/* A block of this size has room for that many cells; 0 if there is no such
 * size, or cell_size is not allowed. */
size_t cellyard_block_size(size_t cells, size_t cell_size);

/* A cell, with whatever is in it; NULL if all are taken. */
void *cellyard_get(cellyard *yard);

/* The same, but all bytes are 0. */
void *cellyard_get_zeroed(cellyard *yard);

/* Gives a cell back.  It must have come from this yard and not have been given
 * back since.  From here on its memory is the yard's: do not write to it any
 * more.  NULL is ignored. */
void cellyard_put(cellyard *yard, void *cell);

/* 1 if p is the beginning of a cell of the yard that is taken, else 0; p can be
 * any pointer. */
int cellyard_is_taken(const cellyard *yard, const void *p);

/* Bytes of a cell, after rounding. */
size_t cellyard_cell_size(const cellyard *yard);

/* How many cells are taken, and how many there are in all. */
size_t cellyard_used(const cellyard *yard);
size_t cellyard_count(const cellyard *yard);

/* Calls fn for each cell that is taken.  fn may put the cell it is given. */
void cellyard_each(cellyard *yard, void (*fn)(void *cell, void *arg), void *arg);

/* Gives all cells back. */
void cellyard_reset(cellyard *yard);

#endif
