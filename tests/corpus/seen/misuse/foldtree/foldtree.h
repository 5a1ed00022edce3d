/*
 * foldtree.h: a segment tree in the caller's memory.
 *
 * It answers "what do the elements lo to hi - 1 give together" in logarithmic
 * time, for any associative operation: sum, minimum, maximum, gcd, composition
 * of functions ...  The operation need not be commutative.
 *
 *     struct foldtree t;
 *     long *mem = malloc(foldtree_need(n) * sizeof *mem);
 *     foldtree_init(&t, mem, n, foldtree_max, LONG_MIN);
 *     foldtree_set(&t, 3, 17);
 *     top = foldtree_query(&t, 0, n);
 *
 * For speed the functions check nothing.  No pointer may be NULL, unless it is
 * the memory of a tree without elements.
 */
#ifndef FOLDTREE_H
#define FOLDTREE_H

#include <stddef.h>

/* Trees have at most this many elements. */
#define FOLDTREE_MAX 1000000u

/* The operation.  It must be associative and must not use the tree. */
typedef long foldtree_op(long left, long right);

/* A tree; the fields are private.  It may be copied: the copy works on the same
 * memory. */
struct foldtree {
    long *node;
    size_t n;
    size_t base;
    foldtree_op *op;
    long unit;
};

/* How many longs of memory a tree of n elements needs; 0 if n is 0 or more than
 * FOLDTREE_MAX. */
size_t foldtree_need(size_t n);

/* Sets a tree up with n elements, all equal to unit, which has to be neutral for
 * op.  memory must have foldtree_need(n) longs, and remains the caller's; it is
 * in use as long as the tree is.  Returns 0, or -1 if n is more than
 * FOLDTREE_MAX.  The functions below are for trees that were set up. */
int foldtree_init(struct foldtree *tree, long *memory, size_t n, foldtree_op *op, long unit);

/* Number of elements. */
size_t foldtree_size(const struct foldtree *tree);

/* Reads or writes an element; i < size. */
long foldtree_get(const struct foldtree *tree, size_t i);
void foldtree_set(struct foldtree *tree, size_t i, long value);

/* Writes all elements at once, from an array of at least size elements. */
void foldtree_load(struct foldtree *tree, const long *values);

/* The elements lo to hi - 1 taken together; unit if there are none.  It must be
 * that lo <= hi <= size. */
long foldtree_query(const struct foldtree *tree, size_t lo, size_t hi);

/* The usual operations, with the units 0, LONG_MAX and LONG_MIN.  A sum that
 * does not fit is clipped to LONG_MIN or LONG_MAX. */
long foldtree_sum(long left, long right);
long foldtree_min(long left, long right);
long foldtree_max(long left, long right);

#endif
