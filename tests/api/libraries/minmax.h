/* minmax.h: a heap of numbers in one file.  Define MINMAX_IMPLEMENTATION in one C file. */
#ifndef MINMAX_H
#define MINMAX_H
#include <stddef.h>

#ifndef MM_DEF
#define MM_DEF extern
#endif

typedef struct mm_heap {
    long *items;
    size_t count, capacity;
} mm_heap;

MM_DEF mm_heap *mm_heap_new(void);
MM_DEF void mm_heap_free(mm_heap *heap);
MM_DEF int mm_heap_push(mm_heap *heap, long item);
MM_DEF int mm_heap_pop(mm_heap *heap, long *item);
MM_DEF long mm_heap_min(const mm_heap *heap, long if_empty);
MM_DEF int mm_heap_is_valid(const mm_heap *heap);

#endif

#ifdef MINMAX_IMPLEMENTATION
#include <stdlib.h>

MM_DEF mm_heap *mm_heap_new(void)
{
    return calloc(1, sizeof(mm_heap));
}

MM_DEF void mm_heap_free(mm_heap *heap)
{
    if (heap)
        free(heap->items);
    free(heap);
}

static void mm__swap(long *a, long *b)
{
    long c = *a;
    *a = *b;
    *b = c;
}

MM_DEF int mm_heap_push(mm_heap *heap, long item)
{
    if (heap->count == heap->capacity) {
        size_t capacity = heap->capacity ? heap->capacity * 2 : 2;
        long *items = realloc(heap->items, capacity * sizeof *items);
        if (!items)
            return -1;
        heap->items = items;
        heap->capacity = capacity;
    }
    size_t at = heap->count++;
    heap->items[at] = item;
    for (; at && heap->items[(at - 1) / 2] > heap->items[at]; at = (at - 1) / 2)
        mm__swap(&heap->items[at], &heap->items[(at - 1) / 2]);
    return 0;
}

MM_DEF int mm_heap_pop(mm_heap *heap, long *item)
{
    if (!heap->count)
        return -1;
    *item = heap->items[0];
    heap->items[0] = heap->items[--heap->count];
    for (size_t at = 0, below; (below = 2 * at + 1) < heap->count; at = below) {
#ifndef SEEDED_BUG /* the smaller of the two */
        if (below + 1 < heap->count && heap->items[below + 1] < heap->items[below])
            below++;
#endif
        if (heap->items[at] <= heap->items[below])
            break;
        mm__swap(&heap->items[at], &heap->items[below]);
    }
    return 0;
}

MM_DEF long mm_heap_min(const mm_heap *heap, long if_empty)
{
    return heap->count ? heap->items[0] : if_empty;
}

MM_DEF int mm_heap_is_valid(const mm_heap *heap)
{
    for (size_t i = 1; i < heap->count; i++)
        if (heap->items[(i - 1) / 2] > heap->items[i])
            return 0;
    return 1;
}
#endif
