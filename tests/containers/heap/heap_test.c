#include <assay.h>
#include <assert.h>
#include <stdbool.h>
#include "heap.h"

static bool heap_ok(const struct heap *heap)
{
    for (size_t i = 1; i < heap->count; i++)
        if (heap->cells[i] < heap->cells[(i - 1) / 2])
            return false;
    return heap->count <= heap->capacity;
}

ASSAY_PROPERTY void a_heap_of_values_keeps_them(const int *values, size_t count)
{
    long long sum = 0, kept = 0;
    struct heap heap;
    heap_from(&heap, values, count);
    assert(heap.count == count && heap_ok(&heap));
    for (size_t i = 0; i < count; i++) {
        sum += values[i];
        kept += heap.cells[i];
    }
    assert(sum == kept);
    heap_release(&heap);
}

ASSAY_PROPERTY void push_keeps_the_order(const int *values, size_t count)
{
    struct heap heap = {0};
    for (size_t i = 0; i < count; i++) {
        heap_push(&heap, values[i]);
        assert(heap_ok(&heap));
    }
    heap_release(&heap);
}
