#ifndef INTDEQUE_H
#define INTDEQUE_H

#include <stdbool.h>
#include <stddef.h>

/**
 * @file intdeque.h
 * @brief Double-ended queue of int in a circular buffer.
 */

/** Most elements a deque can hold. */
#define DEQUE_MAX 100000

typedef struct IntDeque IntDeque;

/** Creates an empty deque. @return NULL if memory is out. */
IntDeque *DequeCreate(void);

/** Destroys a deque; NULL is allowed. */
void DequeDestroy(IntDeque *deque);

/**
 * @brief Adds an element at the back or the front.
 * @return false if the deque is full (DEQUE_MAX) or memory is out.
 */
bool DequePushBack(IntDeque *deque, int value);
bool DequePushFront(IntDeque *deque, int value);

/**
 * @brief Removes the element at the back or the front.
 * @param[out] value  receives the element; may be NULL
 * @return false if the deque is empty.
 */
bool DequePopBack(IntDeque *deque, int *value);
bool DequePopFront(IntDeque *deque, int *value);

/** Reads the element at @p index counted from the front. @return false if there is none. */
bool DequeAt(const IntDeque *deque, size_t index, int *value);

/** Number of elements. */
size_t DequeCount(const IntDeque *deque);

/** Room for this many elements without another allocation. */
size_t DequeCapacity(const IntDeque *deque);

/** Makes room for at least @p capacity elements. @return false if more than DEQUE_MAX or memory is out. */
bool DequeReserve(IntDeque *deque, size_t capacity);

/** Gives memory back that is not needed. The elements stay as they are. */
void DequeShrink(IntDeque *deque);

/** Removes all elements. */
void DequeClear(IntDeque *deque);

#endif
