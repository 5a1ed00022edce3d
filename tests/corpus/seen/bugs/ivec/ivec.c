#include "ivec.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define CHUNK 16

void ivec_init(struct ivec *vec)
{
    memset(vec, 0, sizeof *vec);
}

void ivec_release(struct ivec *vec)
{
    free(vec->items);
    ivec_init(vec);
}

/* Makes room for MORE items behind the last one. */
static bool make_room(struct ivec *vec, size_t more)
{
    if (more > SIZE_MAX / sizeof(int) - vec->size - CHUNK)
        return false;
    if (vec->size + more <= vec->capacity)
        return true;
    size_t capacity = vec->capacity + CHUNK;
    int *items = realloc(vec->items, capacity * sizeof *items);
    if (!items)
        return false;
    vec->items = items;
    vec->capacity = capacity;
    return true;
}

bool ivec_push(struct ivec *vec, int item)
{
    if (!make_room(vec, 1))
        return false;
    vec->items[vec->size++] = item;
    return true;
}

bool ivec_pop(struct ivec *vec, int *item)
{
    if (vec->size == 0)
        return false;
    *item = vec->items[--vec->size];
    return true;
}

bool ivec_get(const struct ivec *vec, size_t index, int *item)
{
    if (index >= vec->size)
        return false;
    *item = vec->items[index];
    return true;
}

bool ivec_insert(struct ivec *vec, size_t index, int item)
{
    if (index > vec->size || !make_room(vec, 1))
        return false;
    memmove(vec->items + index + 1, vec->items + index, (vec->size - index) * sizeof *vec->items);
    vec->items[index] = item;
    vec->size++;
    return true;
}

bool ivec_fill(struct ivec *vec, int item, size_t count)
{
    if (!make_room(vec, count))
        return false;
    for (size_t i = 0; i < count; i++)
        vec->items[vec->size++] = item;
    return true;
}

bool ivec_append(struct ivec *vec, const int *items, size_t count)
{
    if (count == 0)
        return true;
    if (!make_room(vec, count))
        return false;
    memcpy(vec->items + vec->size, items, count * sizeof *items);
    vec->size += count;
    return true;
}

bool ivec_join(struct ivec *vec, const struct ivec *other)
{
    size_t count = other->size;
    if (count == 0)
        return true;
    if (!make_room(vec, count))
        return false;
    memcpy(vec->items + vec->size, other->items, count * sizeof *vec->items);
    vec->size += count;
    return true;
}

void ivec_truncate(struct ivec *vec, size_t size)
{
    if (size < vec->size)
        vec->size = size;
}
