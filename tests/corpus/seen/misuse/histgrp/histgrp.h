#ifndef HISTGRP_H
#define HISTGRP_H

#include <stddef.h>

/*
 * histgrp -- undo for an array of cells, with groups
 *
 * Changes between hg_begin() and the matching hg_end() are undone and redone
 * as one.  Groups nest; the outermost counts.  A change outside of a group
 * is a group of its own.
 */

#define HG_CELLS 64

typedef struct histgrp histgrp;

/* hg_create() - a history over `cells` zeros, 1 to HG_CELLS (else NULL). */
histgrp *hg_create(int cells);

/* hg_destroy() - frees it.  No group may be open. */
void hg_destroy(histgrp *h);

/* hg_begin(), hg_end() - open and close a group.  Every hg_begin() needs its
 * hg_end(), and there must be no hg_end() without. */
void hg_begin(histgrp *h);
void hg_end(histgrp *h);

/* hg_set() - changes a cell, which must exist.  Returns 0, or -1 if memory
 * is short. */
int hg_set(histgrp *h, int cell, int value);

/* hg_get() - a cell, which must exist. */
int hg_get(const histgrp *h, int cell);

/* hg_undo(), hg_redo() - one group back or forth.  Return the number of
 * changes; 0 if there is none.  Must not be called within a group. */
int hg_undo(histgrp *h);
int hg_redo(histgrp *h);

/* hg_abort() - takes back the changes of the open group, and closes it with
 * all groups it is nested in.  A group must be open. */
void hg_abort(histgrp *h);

/* hg_depth() - how many groups are open. */
int hg_depth(const histgrp *h);

#endif
