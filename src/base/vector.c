#include "base/vector.h"

#include <stdint.h>

void *vector_grow(void *items, size_t *capacity, size_t wanted, size_t size)
{
    if (wanted <= *capacity)
        return items;
    size_t grown = *capacity ? *capacity : 8;
    while (grown < wanted)
        grown = grown > SIZE_MAX / 2 ? wanted : grown * 2;
    size_t bytes;
    if (__builtin_mul_overflow(grown, size, &bytes))
        bytes = SIZE_MAX;
    items = mem_realloc(items, bytes);
    *capacity = grown;
    return items;
}
