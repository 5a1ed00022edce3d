/* hadam.h -- fast Walsh-Hadamard transform of real vectors, in place

   CONVENTIONS

   A vector is an array of n doubles, where n is a power of two: 1, 2, 4, 8 ...
   All functions take n last.  Nothing is allocated; where a function needs
   working space the caller provides it as `work`, n doubles of any content,
   which must not overlap with the vector.

   Arguments are checked with assert() where that is cheap. */

#ifndef HADAM_H
#define HADAM_H

#include <stddef.h>

/* v = H v, with H the n by n Hadamard matrix in natural order.  Twice the
   transform is n times the vector. */
void hadam_forward(double *v, size_t n);

/* The inverse: hadam_forward() divided by n. */
void hadam_inverse(double *v, size_t n);

/* From natural order to sequency order, in which row k of the matrix has k
   changes of sign, and back again. */
void hadam_to_sequency(double *v, double *work, size_t n);
void hadam_to_natural(double *v, double *work, size_t n);

/* Dyadic convolution: a[i] becomes the sum over j of a[j] b[i ^ j].  b is used
   up (it holds its own transform afterwards) and must not overlap with a. */
void hadam_convolve(double *a, double *b, size_t n);

/* An entry of the matrix in natural order, +1 or -1; row, column < n. */
int hadam_entry(size_t row, size_t column, size_t n);

/* The index in natural order of the row that is number k in sequency order;
   k < n. */
size_t hadam_row(size_t k, size_t n);

/* Smallest valid n that is not below `count`; count is at most half of
   SIZE_MAX. */
size_t hadam_round_up(size_t count);

#endif
