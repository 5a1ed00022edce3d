#ifndef PTRHEAP_H
#define PTRHEAP_H

#include <stdbool.h>
#include <stddef.h>

/// A binary heap of pointers, the least item on top.
typedef struct PtrHeap PtrHeap;

/// Whether item a has to come before item b.
typedef bool (*PtrHeapBefore)(const void *a, const void *b);

PtrHeap *PtrHeapNew(PtrHeapBefore before);

/// Frees the heap, not the items.
void PtrHeapDelete(PtrHeap *heap);

/// Adds an item, which may be there already. The heap keeps the pointer only.
/// \return false if memory is out
bool PtrHeapPush(PtrHeap *heap, void *item);

size_t PtrHeapSize(const PtrHeap *heap);
bool PtrHeapIsEmpty(const PtrHeap *heap);

/// The first item. The heap must not be empty.
void *PtrHeapTop(const PtrHeap *heap);

/// Removes the first item and returns it. The heap must not be empty.
void *PtrHeapPop(PtrHeap *heap);

/// PtrHeapPop() and PtrHeapPush() in one, but cheaper. The heap must not be
/// empty.
void *PtrHeapReplace(PtrHeap *heap, void *item);

/// Removes an item, once.
/// \return false if it is not there
bool PtrHeapRemove(PtrHeap *heap, const void *item);

/// To be called when an item in the heap was changed such that it has to come
/// earlier or later. Items must not change without that.
/// \return false if it is not there
bool PtrHeapChanged(PtrHeap *heap, const void *item);

#endif
