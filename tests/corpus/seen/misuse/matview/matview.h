/*
 * matview - views of rectangular parts of matrices
 *
 * A view is a small struct that is passed by value.  It does not own its
 * numbers: a view of a mv_mat may be used until the matrix is freed, and one
 * of a caller's array as long as the array is there.  What is written through
 * a view is in the matrix, and in all other views of it.
 *
 * Sizes are checked with assertions.
 */
#ifndef MATVIEW_H
#define MATVIEW_H

#include <stddef.h>

typedef struct mv_mat mv_mat;

typedef struct {
    double *at;
    size_t rows, cols, step;    /* step: from row to row */
} mv_view;

/* Zeros.  NULL when rows or cols is above 200, or memory is out. */
mv_mat *mv_new(size_t rows, size_t cols);
void mv_free(mv_mat *m);

mv_view mv_all(mv_mat *m);
/* The numbers of an array of rows * cols, row by row. */
mv_view mv_array(double *numbers, size_t rows, size_t cols);
/* A part of a view, which has to lie within it (it may be empty). */
mv_view mv_part(mv_view v, size_t row, size_t col, size_t rows, size_t cols);

/* row and col have to be within the view. */
double mv_get(mv_view v, size_t row, size_t col);
void mv_set(mv_view v, size_t row, size_t col, double value);

void mv_fill(mv_view v, double value);
/* Views of the same size.  They may overlap. */
void mv_copy(mv_view to, mv_view from);
/* 1 when the sizes are the same, and all numbers are ==. */
int mv_equal(mv_view a, mv_view b);
/* to = a * b, for a of n x k, b of k x m and to of n x m.  `to` must not
 * overlap a or b. */
void mv_mul(mv_view to, mv_view a, mv_view b);
double mv_trace(mv_view v);     /* v has to be square */

#endif
