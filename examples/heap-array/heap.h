/* A binary max-heap in an array. */
#ifndef HEAP_H
#define HEAP_H

#include <stdbool.h>

#define HEAP_FREE (-1) /* what a cell holds that is not in use */

struct heap {
    int size;     /* cells in use */
    int capacity; /* cells allocated */
    int *cells;
};

/* The first size cells hold values, none larger than its parent; the rest is
 * marked as free. */
bool heap_ok(const struct heap *heap);

#endif
