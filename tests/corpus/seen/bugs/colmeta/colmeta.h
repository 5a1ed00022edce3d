/**
 * colmeta - widths and visibility of the columns of a sheet
 *
 * A sheet has CM_COLUMNS columns, numbered from 0.  All of them have the
 * default width and are visible at first.  Only as many as needed are stored.
 *
 * Functions that take a column return false, or 0, for columns from CM_COLUMNS
 * on and change nothing then.  Pointers must not be NULL, except as said.
 */
#ifndef COLMETA_H
#define COLMETA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CM_COLUMNS 1024u

typedef struct colmeta colmeta;

/** All columns visible and of the given width.  NULL if out of memory. */
colmeta *cm_new(uint32_t default_width);

/** An independent copy that equals cm.  NULL if out of memory. */
colmeta *cm_copy(const colmeta *cm);

/** Frees; NULL is allowed. */
void cm_free(colmeta *cm);

/** Sets the width of a column; true if it worked, false if out of memory. */
bool cm_set_width(colmeta *cm, unsigned col, uint32_t width);

/** Hides a column or shows it again; returns as cm_set_width(). */
bool cm_set_hidden(colmeta *cm, unsigned col, bool hidden);

/** The width of a column, also of a hidden one. */
uint32_t cm_width(const colmeta *cm, unsigned col);

/** Whether a column is hidden. */
bool cm_hidden(const colmeta *cm, unsigned col);

/**
 * Inserts n default columns before column `at`; those from there on move to
 * the right, and the last n columns of the sheet are lost.  Returns as
 * cm_set_width().
 */
bool cm_insert(colmeta *cm, unsigned at, unsigned n);

/**
 * Deletes n columns, or those that there are from `at` on; those to the right
 * of them move to the left, and default ones follow at the end.  True.
 */
bool cm_delete(colmeta *cm, unsigned at, unsigned n);

/** Where a column begins: the sum of the visible widths left of it. */
uint64_t cm_left(const colmeta *cm, unsigned col);

/** The visible column at a position; CM_COLUMNS if it is beyond the last. */
unsigned cm_column_at(const colmeta *cm, uint64_t x);

/** Whether all columns agree in width and visibility. */
bool cm_equal(const colmeta *a, const colmeta *b);

#endif
