#include "tensor.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct tensor {
    size_t rows;
    size_t columns;
    double *cells;
};

static void *allocate(size_t count, size_t size)
{
    if (size != 0 && count > SIZE_MAX / 2 / size) {
        fprintf(stderr, "tensor: %zu elements are too many\n", count);
        exit(70);
    }
    void *memory = calloc(count == 0 ? 1 : count, size);
    if (memory == NULL) {
        fprintf(stderr, "tensor: out of memory\n");
        exit(70);
    }
    return memory;
}

static size_t index_of(const tensor *t, size_t row, size_t column)
{
    return row * t->columns + column;
}

tensor *tensor_zero(size_t rows, size_t columns)
{
    if (columns != 0 && rows > SIZE_MAX / columns)
        rows = SIZE_MAX / columns;
    double *cells = allocate(rows * columns, sizeof *cells);
    tensor *t = allocate(1, sizeof *t);
    t->rows = rows;
    t->columns = columns;
    t->cells = cells;
    return t;
}

tensor *tensor_identity(size_t n)
{
    tensor *t = tensor_zero(n, n);
    for (size_t i = 0; i < n; i++)
        tensor_set(t, i, i, 1);
    return t;
}

void tensor_free(tensor *t)
{
    if (t == NULL)
        return;
    free(t->cells);
    free(t);
}

size_t tensor_rows(const tensor *t)
{
    return t->rows;
}

size_t tensor_columns(const tensor *t)
{
    return t->columns;
}

double tensor_get(const tensor *t, size_t row, size_t column)
{
    return t->cells[index_of(t, row, column)];
}

void tensor_set(tensor *t, size_t row, size_t column, double value)
{
    t->cells[index_of(t, row, column)] = value;
}

tensor *tensor_transpose(const tensor *t)
{
    tensor *result = tensor_zero(t->columns, t->rows);
    for (size_t row = 0; row < t->rows; row++)
        for (size_t column = 0; column < t->columns; column++)
            tensor_set(result, column, row, tensor_get(t, row, column));
    return result;
}

tensor *tensor_multiply(const tensor *a, const tensor *b)
{
    if (a->columns != b->rows) {
        fprintf(stderr, "tensor: %zux%zu times %zux%zu\n", a->rows, a->columns, b->rows, b->columns);
        abort();
    }
    tensor *result = tensor_zero(a->rows, b->columns);
    for (size_t row = 0; row < a->rows; row++) {
        for (size_t column = 0; column < b->columns; column++) {
            double sum = 0;
            for (size_t k = 0; k < a->columns; k++)
                sum += tensor_get(a, row, k) * tensor_get(b, k, column);
            tensor_set(result, row, column, sum);
        }
    }
    return result;
}

double tensor_trace(const tensor *t)
{
    double sum = 0;
    for (size_t i = 0; i < t->rows && i < t->columns; i++)
        sum += tensor_get(t, i, i);
    return sum;
}
