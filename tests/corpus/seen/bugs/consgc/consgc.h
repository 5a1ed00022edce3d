/** @file consgc.h
 *  A heap of pairs and integers with a mark-and-sweep collector, as the core
 *  of a small Lisp needs it.
 *
 *  Lifetimes.  A cell lives as long as it can be reached from a cell that was
 *  given to consgc_keep().  Everything else may be freed by a collection.
 *  Collections take place in consgc_collect() and, when enough cells have
 *  come together, at the beginning of consgc_int() and consgc_pair().  Thus:
 *   - a new cell, with all that it leads to, is safe until the next of these
 *     three calls; keep it, or make it part of a kept cell, if it has to live
 *     longer;
 *   - the cells that are passed to consgc_pair() need not be kept: they
 *     survive a collection that this very call starts.
 *
 *  NULL is the empty list, nil; it is a legal value wherever a cell is.  Cells
 *  of one heap must not be passed to another.  The heap must not be NULL
 *  except in consgc_free().
 */
#ifndef CONSGC_H
#define CONSGC_H

#include <stddef.h>

typedef struct consgc consgc;
typedef struct cgcell cgcell;

enum consgc_kind { CONSGC_NIL, CONSGC_INT, CONSGC_PAIR };

/** A heap never has more cells than this. */
#define CONSGC_MAX 20000

/** Makes a heap.  @param first how many live cells start the first collection;
 *  later ones start when the number has doubled since the last.  0 is taken as
 *  1, more than CONSGC_MAX as CONSGC_MAX.
 *  @return the heap, or NULL without memory. */
consgc *consgc_new(size_t first);

/** Frees a heap with all its cells, kept or not.  NULL is ignored. */
void consgc_free(consgc *heap);

/** @return a new integer cell, or NULL when memory or CONSGC_MAX is used up. */
cgcell *consgc_int(consgc *heap, long value);

/** @return a new pair of two cells, which may be the same, or NULL when memory
 *  or CONSGC_MAX is used up. */
cgcell *consgc_pair(consgc *heap, cgcell *head, cgcell *tail);

/** Keeps a cell, with all that it leads to, until consgc_drop() has been called
 *  as often as this function.  nil is ignored.
 *  @return 0, or -1 when it was kept INT_MAX times already. */
int consgc_keep(consgc *heap, cgcell *cell);

/** Takes one consgc_keep() back; nil is ignored.
 *  @return 0, or -1 if the cell is not kept. */
int consgc_drop(consgc *heap, cgcell *cell);

/** Replaces the tail of a pair; cycles are fine.
 *  @return 0, or -1 if the cell is not a pair. */
int consgc_set_tail(consgc *heap, cgcell *pair, cgcell *tail);

/** Collects now.  @return how many cells were freed. */
size_t consgc_collect(consgc *heap);

/** @return how many cells there are, garbage included. */
size_t consgc_count(const consgc *heap);

/** @return the kind of a cell. */
enum consgc_kind consgc_kind(const cgcell *cell);

/** @return the value of an integer; 0 for other cells. */
long consgc_value(const cgcell *cell);

/** @return the parts of a pair; nil for other cells. */
cgcell *consgc_head(const cgcell *cell);
cgcell *consgc_tail(const cgcell *cell);

#endif
