/**
 * @file ivlidx.h
 * @brief Index of closed intervals of integers: what covers a point, what
 *        overlaps a range.
 */
#ifndef IVLIDX_H
#define IVLIDX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct ivlidx ivlidx;

/** An interval: all numbers from lo to hi, both included. */
typedef struct ivl_item {
    int32_t lo, hi;
    int id;
} ivl_item;

/** Walks over results, see ivl_query(). The fields are internal. */
typedef struct ivl_cursor {
    const ivl_item *at, *end;
    int32_t lo, hi;
} ivl_cursor;

ivlidx *ivl_create(void);
void ivl_destroy(ivlidx *x);

/**
 * Add an interval. lo must not be greater than hi. Intervals may overlap and
 * may be there more than once.
 * @return false when out of memory
 */
bool ivl_add(ivlidx *x, int32_t lo, int32_t hi, int id);

/** Remove all intervals with an id. @return how many */
size_t ivl_remove(ivlidx *x, int id);

size_t ivl_count(const ivlidx *x);

/** The i-th interval, ordered by lo; i is below ivl_count(). The result is
 *  valid until the index changes. */
const ivl_item *ivl_at(const ivlidx *x, size_t i);

/** Start a walk over the intervals that overlap lo to hi; none do if lo is
 *  greater than hi. Cursors are invalid after the index has changed. */
void ivl_query(const ivlidx *x, int32_t lo, int32_t hi, ivl_cursor *cursor);

/** The next result of a walk, valid until the index changes; NULL at the
 *  end. */
const ivl_item *ivl_next(ivl_cursor *cursor);

/** How many intervals cover a point. */
size_t ivl_stab(const ivlidx *x, int32_t point);

#endif
