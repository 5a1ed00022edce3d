/**
 * @file djrings.h
 * Disjoint sets ("union-find") of the elements 0 .. n-1, which can also list
 * the members of a set.
 *
 * A dj_forest is made by dj_new() and destroyed by dj_free(). Unless said
 * otherwise a forest argument must not be NULL; an element that is not in
 * the forest is never an error of the caller, it is reported.
 */
#ifndef DJRINGS_H
#define DJRINGS_H

#include <stddef.h>

/** Most elements of a forest. */
#define DJ_MAX 65536

/** What dj_find() returns of an element that is not there. */
#define DJ_NONE ((size_t)-1)

typedef struct dj_forest dj_forest;

/** Called with each member of a set. Anything but 0 ends the visit. It must
 *  not change the forest. */
typedef int dj_visit(size_t member, void *arg);

/** New forest of @p n sets with one element each. @p n may be 0.
 *  @return NULL when n > DJ_MAX or without memory. */
dj_forest *dj_new(size_t n);

/** Destroys a forest; NULL is allowed. */
void dj_free(dj_forest *f);

/** Adds one element as a set of its own.
 *  @return the element, or DJ_NONE when the forest is full. */
size_t dj_add(dj_forest *f);

/** @return the representative of the set of @p x, or DJ_NONE. */
size_t dj_find(dj_forest *f, size_t x);

/** Joins the sets of @p x and @p y.
 *  @return 1 when they were two, 0 when they were one already (then nothing
 *  changes), -1 when x or y is not in the forest. */
int dj_unite(dj_forest *f, size_t x, size_t y);

/** Joins the sets of all elements of list[0 .. n-1] into one. Elements may
 *  occur several times and may be in one set already. With n of 0 or 1
 *  nothing is joined.
 *  @return 0, or -1 when an element is not in the forest; then nothing is
 *  joined at all. */
int dj_unite_list(dj_forest *f, const size_t *list, size_t n);

/** @return 1 when x and y are in the same set, else 0. */
int dj_same(dj_forest *f, size_t x, size_t y);

/** @return the number of sets. */
size_t dj_sets(const dj_forest *f);

/** @return the number of elements in the set of @p x, 0 if x is not there. */
size_t dj_size(dj_forest *f, size_t x);

/** Visits every member of the set of @p x once, in no particular order.
 *  @return what the last call of @p visit returned, or -1 when x is not in
 *  the forest. */
int dj_each(dj_forest *f, size_t x, dj_visit *visit, void *arg);

/** Makes every element a set of its own again. */
void dj_reset(dj_forest *f);

#endif
