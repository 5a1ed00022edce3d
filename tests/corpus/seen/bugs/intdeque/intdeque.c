#include "intdeque.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_CAPACITY 8

struct IntDeque {
    int *data;
    size_t capacity;
    size_t head; /* position of the front */
    size_t count;
};

static size_t Position(const IntDeque *deque, size_t index)
{
    size_t position = deque->head + index;
    if (position >= deque->capacity)
        position -= deque->capacity;
    return position;
}

/* Moves the elements to a new buffer, the front at its beginning. */
static bool Relocate(IntDeque *deque, size_t capacity)
{
    int *data = malloc(capacity * sizeof *data);
    if (data == NULL)
        return false;
    size_t tail = deque->capacity - deque->head;
    if (tail > deque->count)
        tail = deque->count;
    if (deque->count > 0) {
        memcpy(data, deque->data + deque->head, tail * sizeof *data);
        memcpy(data + tail, deque->data, (deque->count - tail) * sizeof *data);
    }
    free(deque->data);
    deque->data = data;
    deque->capacity = capacity;
    deque->head = 0;
    return true;
}

static bool MakeRoom(IntDeque *deque)
{
    if (deque->count < deque->capacity)
        return true;
    if (deque->count >= DEQUE_MAX)
        return false;
    size_t capacity = deque->capacity == 0 ? FIRST_CAPACITY : 2 * deque->capacity;
    return Relocate(deque, capacity > DEQUE_MAX ? DEQUE_MAX : capacity);
}

IntDeque *DequeCreate(void)
{
    return calloc(1, sizeof(IntDeque));
}

void DequeDestroy(IntDeque *deque)
{
    if (deque == NULL)
        return;
    free(deque->data);
    free(deque);
}

bool DequePushBack(IntDeque *deque, int value)
{
    if (!MakeRoom(deque))
        return false;
    deque->data[Position(deque, deque->count)] = value;
    deque->count++;
    return true;
}

bool DequePushFront(IntDeque *deque, int value)
{
    if (!MakeRoom(deque))
        return false;
    deque->head = deque->head == 0 ? deque->capacity - 1 : deque->head - 1;
    deque->data[deque->head] = value;
    deque->count++;
    return true;
}

bool DequePopBack(IntDeque *deque, int *value)
{
    if (deque->count == 0)
        return false;
    deque->count--;
    if (value != NULL)
        *value = deque->data[Position(deque, deque->count)];
    return true;
}

bool DequePopFront(IntDeque *deque, int *value)
{
    if (deque->count == 0)
        return false;
    if (value != NULL)
        *value = deque->data[deque->head];
    deque->head = Position(deque, 1);
    deque->count--;
    return true;
}

bool DequeAt(const IntDeque *deque, size_t index, int *value)
{
    if (index >= deque->count)
        return false;
    *value = deque->data[Position(deque, index)];
    return true;
}

size_t DequeCount(const IntDeque *deque)
{
    return deque->count;
}

size_t DequeCapacity(const IntDeque *deque)
{
    return deque->capacity;
}

bool DequeReserve(IntDeque *deque, size_t capacity)
{
    if (capacity > DEQUE_MAX)
        return false;
    return capacity <= deque->capacity || Relocate(deque, capacity);
}

void DequeShrink(IntDeque *deque)
{
    if (deque->count == deque->capacity)
        return;
    if (deque->count == 0) {
        free(deque->data);
        deque->data = NULL;
        deque->capacity = 0;
        deque->head = 0;
    } else if (deque->head + deque->count > deque->capacity) {
        /* wraps around */
        Relocate(deque, deque->count);
    } else {
        int *data = realloc(deque->data, deque->count * sizeof *data);
        if (data != NULL) {
            deque->data = data;
            deque->capacity = deque->count;
        }
    }
}

void DequeClear(IntDeque *deque)
{
    deque->count = 0;
    deque->head = 0;
}
