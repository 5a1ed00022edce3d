#ifndef VECMAT_H
#define VECMAT_H

#include <stdbool.h>
#include <stddef.h>

/*
 * vecmat - dense matrices of doubles
 *
 * Sizes are not negotiated: operands whose sizes do not fit together are an
 * error of the program, and are caught by assertions unless NDEBUG is defined.
 */

typedef struct vm_mat vm_mat;

/* All elements are 0.  Returns NULL if there are no rows or columns, if there
 * are more than 256 of them or if memory is out. */
vm_mat *vm_new(size_t rows, size_t cols);
/* The identity of n rows and columns; NULL as vm_new(). */
vm_mat *vm_identity(size_t n);
vm_mat *vm_clone(const vm_mat *m);
void vm_free(vm_mat *m);

size_t vm_rows(const vm_mat *m);
size_t vm_cols(const vm_mat *m);

double vm_get(const vm_mat *m, size_t row, size_t col);
void vm_set(vm_mat *m, size_t row, size_t col, double value);

/* sum = a + b, all of the same size.  They may be the same matrices. */
void vm_add(vm_mat *sum, const vm_mat *a, const vm_mat *b);

/* product = a * b.  The product must be neither a nor b, and has the rows of a
 * and the columns of b. */
void vm_mul(vm_mat *product, const vm_mat *a, const vm_mat *b);

void vm_scale(vm_mat *m, double factor);

/* A new matrix, columns for rows; NULL if memory is out. */
vm_mat *vm_transposed(const vm_mat *m);

/* The sum of the diagonal of a square matrix. */
double vm_trace(const vm_mat *m);

/* Solves m * x = b by elimination.  m is square, b has vm_rows(m) elements,
 * and so has x, which may be b.  Returns false if m is singular or memory is
 * out; x is left alone then. */
bool vm_solve(const vm_mat *m, const double *b, double *x);

#endif
