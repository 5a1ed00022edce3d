// sparsrow.h -- sparse matrices of doubles, stored by rows
//
// Rows and columns count from 0. Only elements other than zero are stored, so
// two matrices with the same elements are the same matrix, however they came
// about. Stored elements are always finite numbers.
#ifndef SPARSROW_H
#define SPARSROW_H

#include <stddef.h>

#define SPR_MAXDIM 4096

typedef struct spr_matrix spr_matrix;

typedef enum {
    SPR_OK,
    SPR_ERANGE,   // no such row or column
    SPR_EVALUE,   // an element would not be finite
    SPR_ESHAPE,   // the matrices do not fit together
    SPR_ENOMEM
} spr_status;

// Functions that return spr_status leave their matrix as it was unless they
// return SPR_OK.

// A rows x cols matrix of zeros. NULL if there is no memory, or if a dimension
// is 0 or more than SPR_MAXDIM.
spr_matrix *spr_create(size_t rows, size_t cols);

// Frees a matrix; NULL is fine.
void spr_destroy(spr_matrix *m);

// Independent copy, and transpose; to be destroyed like any other matrix. NULL
// if there is no memory.
spr_matrix *spr_copy(const spr_matrix *m);
spr_matrix *spr_transpose(const spr_matrix *m);

size_t spr_rows(const spr_matrix *m);
size_t spr_cols(const spr_matrix *m);
size_t spr_nonzeros(const spr_matrix *m);

// m[row][col] = value.
spr_status spr_set(spr_matrix *m, size_t row, size_t col, double value);

// m[row][col]; 0 outside of the matrix.
double spr_get(const spr_matrix *m, size_t row, size_t col);

// m = m + other. other may be m.
spr_status spr_add(spr_matrix *m, const spr_matrix *other);

// y = m x. x has spr_cols(m) elements, y has room for spr_rows(m); the two must
// not overlap.
void spr_apply(const spr_matrix *m, const double *x, double *y);

// Whether a and b have the same shape and the same elements: 1 or 0.
int spr_equal(const spr_matrix *a, const spr_matrix *b);

#endif
