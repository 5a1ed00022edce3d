#ifndef PANELMX_H
#define PANELMX_H

#include <stdbool.h>

/* PANELMX -- matrices in memory that is yours.

   A Panel describes a matrix that lies in a block of doubles: where its first
   element is, how many rows and columns it has, and how far apart in memory
   neighbours are.  Panels are small and are passed by value.  They own
   nothing; several may describe parts of the same block, and an element that
   is changed through one is changed for all.  A panel is of use as long as its
   block is there.

       double block[6] = {1, 2, 3,
                          4, 5, 6};
       Panel a = pmx_wrap(block, 2, 3);
       Panel last = pmx_part(a, 0, 2, 2, 1);      the column 3, 6
       pmx_set(last, 1, 0, 7);                    block[5] is 7

   There are no empty panels: rows and columns are at least 1.  Rows and
   columns are counted from 0.

   Shapes must fit the operation, as told below.  It is the caller who sees to
   that; in the inner loops there is no time for checks.

   "Disjoint" panels are those of which one has all its elements at lower
   addresses than all those of the other.  Where nothing is said operands may
   overlap or be the same. */

typedef struct Panel {
    double *at;
    int rows, cols;
    long down;  /* from an element to the one below */
    long right; /* from an element to the one at its right */
} Panel;

/* The whole of a block of rows * cols doubles, row by row. */
Panel pmx_wrap(double *block, int rows, int cols);

/* The rows and columns from (row, col) on, which lie within the panel. */
Panel pmx_part(Panel p, int row, int col, int rows, int cols);

/* The same elements, with rows and columns exchanged.  Nothing is moved. */
Panel pmx_flip(Panel p);

double pmx_get(Panel p, int row, int col);
void pmx_set(Panel p, int row, int col, double value);

void pmx_fill(Panel p, double value);
void pmx_scale(Panel p, double factor);

/* to = from.  Same shape; the same panel or disjoint. */
void pmx_copy(Panel to, Panel from);

/* to = to + factor * from.  Same shape; the same panel or disjoint. */
void pmx_add(Panel to, Panel from, double factor);

/* to = a * b.  a has as many columns as b has rows, to has the rows of a and
   the columns of b.  to is disjoint from a and from b. */
void pmx_mul(Panel to, Panel a, Panel b);

/* Solves a * x = b for every column of b; a is square and has as many rows as
   b.  b is replaced by x, and a is destroyed.  a and b are disjoint.  False if
   a is singular; b is destroyed, too, then. */
bool pmx_solve(Panel a, Panel b);

/* The largest absolute value of an element. */
double pmx_peak(Panel p);

#endif
