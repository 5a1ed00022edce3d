#ifndef MATRIX_H
#define MATRIX_H

#include <stddef.h>

/* Matrices of doubles. */
typedef struct matrix matrix;
/* NULL when rows or columns is 0, or above 1000. */
matrix *matrix_new(size_t rows, size_t columns);
void matrix_free(matrix *m);
size_t matrix_rows(const matrix *m);
size_t matrix_columns(const matrix *m);
double matrix_get(const matrix *m, size_t row, size_t column);
void matrix_set(matrix *m, size_t row, size_t column, double value);
/* Both of the same size. */
void matrix_add(matrix *to, const matrix *what);
/* The product. */
matrix *matrix_multiply(const matrix *a, const matrix *b);

#endif
