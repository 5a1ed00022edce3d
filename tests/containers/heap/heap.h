/* A binary heap of integers, the smallest on top. */
#ifndef HEAP_H
#define HEAP_H

#include <stddef.h>

struct heap {
    int *cells;
    size_t count, capacity;
};

void heap_from(struct heap *heap, const int *values, size_t count);
void heap_push(struct heap *heap, int value);
int heap_pop(struct heap *heap); /* count > 0 */
void heap_release(struct heap *heap);

#endif
