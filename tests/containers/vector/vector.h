/* A dynamic array of integers. */
#ifndef VECTOR_H
#define VECTOR_H

#include <stddef.h>

struct vector {
    int *cells;
    size_t count, capacity;
};

void vector_push(struct vector *vector, int value);
void vector_sort(struct vector *vector);
void vector_release(struct vector *vector);

#endif
