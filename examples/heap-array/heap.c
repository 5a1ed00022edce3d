#include "heap.h"

#include <assay.h>

bool heap_ok(const struct heap *heap)
{
    if (heap->size > heap->capacity)
        return false;
    for (int i = 0; i < heap->size; i++) {
        if (heap->cells[i] == HEAP_FREE)
            return false;
        if (i > 0 && heap->cells[i] > heap->cells[(i - 1) / 2])
            return false;
    }
    for (int i = heap->size; i < heap->capacity; i++)
        if (heap->cells[i] != HEAP_FREE)
            return false;
    return true;
}

ASSAY_SPACE(heap_ok, n)
{
    assay_range(struct heap, size, 0, n);
    assay_array(struct heap, cells, capacity, n);
    assay_range(struct heap, cells, HEAP_FREE, n);
}
