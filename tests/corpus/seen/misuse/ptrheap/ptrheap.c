#include "ptrheap.h"

#include <assert.h>
#include <stdlib.h>

struct PtrHeap {
    PtrHeapBefore before;
    void **items;
    size_t size;
    size_t capacity;
};

PtrHeap *PtrHeapNew(PtrHeapBefore before)
{
    assert(before != NULL);
    PtrHeap *heap = calloc(1, sizeof *heap);
    if (heap != NULL)
        heap->before = before;
    return heap;
}

void PtrHeapDelete(PtrHeap *heap)
{
    if (heap == NULL)
        return;
    free(heap->items);
    free(heap);
}

static void Swap(PtrHeap *heap, size_t i, size_t j)
{
    void *item = heap->items[i];
    heap->items[i] = heap->items[j];
    heap->items[j] = item;
}

static size_t Up(PtrHeap *heap, size_t i)
{
    while (i > 0 && heap->before(heap->items[i], heap->items[(i - 1) / 2])) {
        Swap(heap, i, (i - 1) / 2);
        i = (i - 1) / 2;
    }
    return i;
}

static void Down(PtrHeap *heap, size_t i)
{
    for (;;) {
        size_t child = 2 * i + 1;
        if (child >= heap->size)
            return;
        if (child + 1 < heap->size && heap->before(heap->items[child + 1], heap->items[child]))
            child++;
        if (!heap->before(heap->items[child], heap->items[i]))
            return;
        Swap(heap, i, child);
        i = child;
    }
}

bool PtrHeapPush(PtrHeap *heap, void *item)
{
    if (heap->size == heap->capacity) {
        size_t capacity = 2 * heap->capacity + 8;
        void **items = realloc(heap->items, capacity * sizeof *items);
        if (items == NULL)
            return false;
        heap->items = items;
        heap->capacity = capacity;
    }
    heap->items[heap->size++] = item;
    Up(heap, heap->size - 1);
    return true;
}

size_t PtrHeapSize(const PtrHeap *heap)
{
    return heap->size;
}

bool PtrHeapIsEmpty(const PtrHeap *heap)
{
    return heap->size == 0;
}

void *PtrHeapTop(const PtrHeap *heap)
{
    assert(!PtrHeapIsEmpty(heap));
    return heap->items[0];
}

static void RemoveAt(PtrHeap *heap, size_t i)
{
    heap->size--;
    if (i < heap->size) {
        heap->items[i] = heap->items[heap->size];
        Down(heap, Up(heap, i));
    }
}

void *PtrHeapPop(PtrHeap *heap)
{
    void *item = PtrHeapTop(heap);
    RemoveAt(heap, 0);
    return item;
}

void *PtrHeapReplace(PtrHeap *heap, void *item)
{
    void *top = PtrHeapTop(heap);
    heap->items[0] = item;
    Down(heap, 0);
    return top;
}

static size_t Find(const PtrHeap *heap, const void *item)
{
    size_t i = 0;
    while (i < heap->size && heap->items[i] != item)
        i++;
    return i;
}

bool PtrHeapRemove(PtrHeap *heap, const void *item)
{
    size_t i = Find(heap, item);
    if (i == heap->size)
        return false;
    RemoveAt(heap, i);
    return true;
}

bool PtrHeapChanged(PtrHeap *heap, const void *item)
{
    size_t i = Find(heap, item);
    if (i == heap->size)
        return false;
    Down(heap, Up(heap, i));
    return true;
}
