#ifndef BLKDEQUE_H
#define BLKDEQUE_H

#include <stdbool.h>
#include <stddef.h>

/* Double ended queue of pointers, in blocks: pushing and popping at both ends
   is O(1). What the pointers point to is not touched, and may be NULL. */
typedef struct PtrDeque PtrDeque;

typedef void (*PtrDequeVisitor)(void *item, void *context);

/* NULL if out of memory. */
PtrDeque *PtrDeque_New(void);
void PtrDeque_Delete(PtrDeque *deque);

size_t PtrDeque_Size(const PtrDeque *deque);

/* false if out of memory. */
bool PtrDeque_PushBack(PtrDeque *deque, void *item);
bool PtrDeque_PushFront(PtrDeque *deque, void *item);

/* Remove and return the item at an end.
   Precondition: the deque is not empty. */
void *PtrDeque_PopBack(PtrDeque *deque);
void *PtrDeque_PopFront(PtrDeque *deque);

/* Precondition: index < PtrDeque_Size(deque) */
void *PtrDeque_At(const PtrDeque *deque, size_t index);
void PtrDeque_Replace(PtrDeque *deque, size_t index, void *item);

void PtrDeque_Clear(PtrDeque *deque);

/* Calls the visitor for every item from front to back. The visitor must not
   push to, pop from or delete the deque. */
void PtrDeque_ForEach(const PtrDeque *deque, PtrDequeVisitor visitor, void *context);

#endif
