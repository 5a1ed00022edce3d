/* Vector: a growable array of any type.
 *
 *     VECTOR(int) numbers = VECTOR_INIT;
 *     vector_push(&numbers, 42);
 *     for (size_t i = 0; i < numbers.count; i++) use(numbers.items[i]);
 *     vector_release(&numbers);
 *
 * Invariant: items[0..count) are live, count <= capacity; items may move on push. */
#ifndef ASSAY_BASE_VECTOR_H
#define ASSAY_BASE_VECTOR_H

#include <stddef.h>

#define VECTOR(type) struct { type *items; size_t count, capacity; }
#define VECTOR_INIT {0}
#define vector_push(v, value) \
    (vector_reserve(v, 1), (void)((v)->items[(v)->count++] = (value)))
#define vector_reserve(v, more) \
    ((v)->items = vector_grow((v)->items, &(v)->capacity, (v)->count + (more), sizeof *(v)->items))
#define vector_release(v) (mem_free((v)->items), (v)->items = NULL, (v)->count = (v)->capacity = 0)

#include "base/memory.h"
void *vector_grow(void *items, size_t *capacity, size_t wanted, size_t size);

#endif
