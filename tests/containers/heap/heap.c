#include "heap.h"

#include <stdlib.h>

static void swap(int *a, int *b)
{
    int kept = *a;
    *a = *b;
    *b = kept;
}

static void sink(struct heap *heap, size_t at)
{
    for (;;) {
        size_t least = at, left = 2 * at + 1, right = left + 1;
        if (left < heap->count && heap->cells[left] < heap->cells[least])
            least = left;
#ifdef BUG /* the cell behind the last is there, but nobody has written it */
        if (right <= heap->count && heap->cells[right] < heap->cells[least])
#else
        if (right < heap->count && heap->cells[right] < heap->cells[least])
#endif
            least = right;
        if (least == at)
            return;
        swap(&heap->cells[at], &heap->cells[least]);
        at = least;
    }
}

static void reserve(struct heap *heap, size_t capacity)
{
    if (capacity <= heap->capacity)
        return;
    heap->capacity = 2 * capacity;
    heap->cells = realloc(heap->cells, heap->capacity * sizeof *heap->cells);
    if (heap->cells == NULL)
        abort();
}

void heap_from(struct heap *heap, const int *values, size_t count)
{
    *heap = (struct heap){0};
    reserve(heap, count + 1);
    for (size_t i = 0; i < count; i++)
        heap->cells[i] = values[i];
    heap->count = count;
    for (size_t i = count / 2; i-- > 0;)
        sink(heap, i);
}

void heap_push(struct heap *heap, int value)
{
    reserve(heap, heap->count + 1);
    size_t at = heap->count++;
    heap->cells[at] = value;
    for (; at > 0 && heap->cells[at] < heap->cells[(at - 1) / 2]; at = (at - 1) / 2)
        swap(&heap->cells[at], &heap->cells[(at - 1) / 2]);
}

int heap_pop(struct heap *heap)
{
    int top = heap->cells[0];
    heap->cells[0] = heap->cells[--heap->count];
    if (heap->count > 0)
        sink(heap, 0);
    return top;
}

void heap_release(struct heap *heap)
{
    free(heap->cells);
    *heap = (struct heap){0};
}
