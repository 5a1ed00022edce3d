#include "blkdeque.h"

#include <stdlib.h>
#include <string.h>

enum { BLOCK = 8 };

struct PtrDeque {
    void ***map; /* blocks; those without items are NULL */
    size_t mapSize;
    size_t first; /* position of the front item, counted from the first block */
    size_t size;
};

PtrDeque *PtrDeque_New(void)
{
    return calloc(1, sizeof(PtrDeque));
}

void PtrDeque_Delete(PtrDeque *deque)
{
    if (deque == NULL)
        return;
    PtrDeque_Clear(deque);
    free(deque->map);
    free(deque);
}

size_t PtrDeque_Size(const PtrDeque *deque)
{
    return deque->size;
}

static void **Slot(const PtrDeque *deque, size_t position)
{
    return &deque->map[position / BLOCK][position % BLOCK];
}

/* Makes a new map with spare places at both ends. */
static bool Recenter(PtrDeque *deque)
{
    size_t firstBlock = deque->first / BLOCK, blocks = 0;
    if (deque->size > 0)
        blocks = (deque->first + deque->size - 1) / BLOCK - firstBlock + 1;
    size_t mapSize = 2 * blocks + 2, offset = (mapSize - blocks) / 2;
    void ***map = calloc(mapSize, sizeof *map);
    if (map == NULL)
        return false;
    if (blocks > 0)
        memcpy(map + offset, deque->map + firstBlock, blocks * sizeof *map);
    free(deque->map);
    deque->map = map;
    deque->mapSize = mapSize;
    deque->first = offset * BLOCK + deque->first % BLOCK;
    return true;
}

static bool NeedBlock(PtrDeque *deque, size_t block)
{
    if (deque->map[block] == NULL)
        deque->map[block] = malloc(BLOCK * sizeof(void *));
    return deque->map[block] != NULL;
}

bool PtrDeque_PushBack(PtrDeque *deque, void *item)
{
    if (deque->first + deque->size == deque->mapSize * BLOCK && !Recenter(deque))
        return false;
    size_t position = deque->first + deque->size;
    if (!NeedBlock(deque, position / BLOCK))
        return false;
    deque->size++;
    *Slot(deque, position) = item;
    return true;
}

bool PtrDeque_PushFront(PtrDeque *deque, void *item)
{
    if (deque->first == 0 && !Recenter(deque))
        return false;
    size_t position = deque->first - 1;
    if (!NeedBlock(deque, position / BLOCK))
        return false;
    deque->first = position;
    deque->size++;
    *Slot(deque, position) = item;
    return true;
}

static void DropBlock(PtrDeque *deque, size_t block)
{
    free(deque->map[block]);
    deque->map[block] = NULL;
}

void *PtrDeque_PopBack(PtrDeque *deque)
{
    size_t position = deque->first + deque->size - 1;
    void *item = *Slot(deque, position);
    deque->size--;
    if (deque->size == 0 || position % BLOCK == 0)
        DropBlock(deque, position / BLOCK);
    return item;
}

void *PtrDeque_PopFront(PtrDeque *deque)
{
    size_t position = deque->first;
    void *item = *Slot(deque, position);
    deque->first++;
    deque->size--;
    if (deque->size == 0 || deque->first % BLOCK == 0)
        DropBlock(deque, position / BLOCK);
    return item;
}

void *PtrDeque_At(const PtrDeque *deque, size_t index)
{
    return *Slot(deque, deque->first + index);
}

void PtrDeque_Replace(PtrDeque *deque, size_t index, void *item)
{
    *Slot(deque, deque->first + index) = item;
}

void PtrDeque_Clear(PtrDeque *deque)
{
    for (size_t i = 0; i < deque->mapSize; i++)
        DropBlock(deque, i);
    deque->size = 0;
}

void PtrDeque_ForEach(const PtrDeque *deque, PtrDequeVisitor visitor, void *context)
{
    for (size_t i = 0; i < deque->size; i++)
        visitor(*Slot(deque, deque->first + i), context);
}
