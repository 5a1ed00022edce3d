#ifndef LHEAP_H
#define LHEAP_H

#include <stdbool.h>
#include <stddef.h>

/* A leftist heap: a priority queue whose entries can be taken out by number.
   The entry of the lowest priority is at the top. */

typedef struct LHeap LHeap;

LHeap *LHeapNew(void);
void LHeapFree(LHeap *heap);

/* Adds an entry.  Returns its number, which is above 0 and not used twice by
   a heap; 0 when memory is out. */
unsigned LHeapPush(LHeap *heap, long priority);

/* Each returns false when the heap is empty. */
bool LHeapTop(const LHeap *heap, long *priority);
bool LHeapPop(LHeap *heap, long *priority);

/* Takes out the entry of this number; false when there is none. */
bool LHeapRemove(LHeap *heap, unsigned number);
/* Gives the entry another priority; false when there is none. */
bool LHeapChange(LHeap *heap, unsigned number, long priority);

bool LHeapHas(const LHeap *heap, unsigned number);
size_t LHeapSize(const LHeap *heap);

#endif
