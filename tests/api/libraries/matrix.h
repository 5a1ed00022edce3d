/* Numbers in rows and columns. */
#pragma once

typedef struct matrix {
    int rows, cols;
    double *cells;
} matrix;

matrix *matrix_new(int rows, int cols);       /* NULL: not a size */
matrix *matrix_from(int rows, int cols, const double cells[rows * cols]);
void matrix_delete(matrix *m);
int matrix_get(const matrix *m, int row, int col, double *value); /* 0, or -1: outside */
int matrix_set(matrix *m, int row, int col, double value);
matrix *matrix_transpose(const matrix *m);
matrix *matrix_multiply(const matrix *a, const matrix *b); /* NULL: the sizes do not fit */
double matrix_trace(const matrix *m);
