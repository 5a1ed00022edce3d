#include "insert.h"

#include <stdlib.h>
#include <string.h>

struct insert {
    int *items;
    size_t size, room;
};

insert *insert_new(void)
{
    return calloc(1, sizeof(insert));
}

void insert_free(insert *v)
{
    if (v) {
        free(v->items);
        free(v);
    }
}

size_t insert_size(const insert *v)
{
    return v->size;
}

int insert_at(insert *v, size_t at, int value)
{
    if (at > v->size + 1)
        return -1;
    if (v->size == v->room) {
        size_t room = v->room ? v->room * 2 : 4;
        int *items = realloc(v->items, room * sizeof *items);
        if (!items)
            return -1;
        v->items = items;
        v->room = room;
    }
    memmove(v->items + at + 1, v->items + at, (v->size - at) * sizeof *v->items);
    v->items[at] = value;
    v->size++;
    return 0;
}

int insert_remove(insert *v, size_t at)
{
    if (at >= v->size)
        return -1;
    memmove(v->items + at, v->items + at + 1, (v->size - at - 1) * sizeof *v->items);
    v->size--;
    return 0;
}

int insert_get(const insert *v, size_t at, int *value)
{
    if (at >= v->size)
        return -1;
    *value = v->items[at];
    return 0;
}
