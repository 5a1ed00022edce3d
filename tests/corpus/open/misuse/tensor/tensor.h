#ifndef TENSOR_H
#define TENSOR_H

#include <stddef.h>

/* Matrices of doubles.  There are no error codes: when memory is out, a message
   goes to stderr and the program exits with status 70. */
typedef struct tensor tensor;

tensor *tensor_zero(size_t rows, size_t columns);
tensor *tensor_identity(size_t n);
void tensor_free(tensor *t);

size_t tensor_rows(const tensor *t);
size_t tensor_columns(const tensor *t);

double tensor_get(const tensor *t, size_t row, size_t column);
void tensor_set(tensor *t, size_t row, size_t column, double value);

tensor *tensor_transpose(const tensor *t);
/* Aborts when the shapes do not fit. */
tensor *tensor_multiply(const tensor *a, const tensor *b);
double tensor_trace(const tensor *t);

#endif
