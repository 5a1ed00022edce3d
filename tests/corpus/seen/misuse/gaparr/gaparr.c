#include "gaparr.h"

#include <stdlib.h>
#include <string.h>

struct gaparr {
    size_t size;
    size_t count;
    size_t room;
    uint64_t *index;        /* ascending */
    unsigned char *data;    /* size bytes for each */
};

gaparr *gaparr_new(size_t size)
{
    gaparr *a;

    if (size < 1 || size > GAPARR_ELEMENT_MAX)
        return NULL;
    a = calloc(1, sizeof *a);
    if (a)
        a->size = size;
    return a;
}

void gaparr_free(gaparr *a)
{
    if (!a)
        return;
    gaparr_clear(a);
    free(a);
}

void gaparr_clear(gaparr *a)
{
    free(a->index);
    free(a->data);
    a->index = NULL;
    a->data = NULL;
    a->count = a->room = 0;
}

/* The place of the first index that is not below. */
static size_t place(const gaparr *a, uint64_t index)
{
    size_t low = 0, high = a->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (a->index[middle] < index)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static int grow(gaparr *a)
{
    size_t room = a->room ? 2 * a->room : 4;
    uint64_t *index;
    unsigned char *data;

    index = realloc(a->index, room * sizeof *index);
    if (!index)
        return 0;
    a->index = index;
    data = realloc(a->data, room * a->size);
    if (!data)
        return 0;
    a->data = data;
    a->room = room;
    return 1;
}

void *gaparr_at(gaparr *a, uint64_t index)
{
    size_t at = place(a, index);
    unsigned char *element;

    if (at < a->count && a->index[at] == index)
        return a->data + at * a->size;
    if (a->count == GAPARR_COUNT_MAX)
        return NULL;
    if (a->count == a->room && !grow(a))
        return NULL;
    element = a->data + at * a->size;
    memmove(a->index + at + 1, a->index + at, (a->count - at) * sizeof *a->index);
    memmove(element + a->size, element, (a->count - at) * a->size);
    a->index[at] = index;
    memset(element, 0, a->size);
    a->count++;
    return element;
}

void *gaparr_peek(const gaparr *a, uint64_t index)
{
    size_t at = place(a, index);

    if (at == a->count || a->index[at] != index)
        return NULL;
    return a->data + at * a->size;
}

int gaparr_load(const gaparr *a, uint64_t index, void *dst)
{
    const void *element = gaparr_peek(a, index);

    if (!element) {
        memset(dst, 0, a->size);
        return 0;
    }
    memmove(dst, element, a->size);
    return 1;
}

int gaparr_drop(gaparr *a, uint64_t index)
{
    size_t at = place(a, index), behind;

    if (at == a->count || a->index[at] != index)
        return 0;
    behind = a->count - at - 1;
    memmove(a->index + at, a->index + at + 1, behind * sizeof *a->index);
    memmove(a->data + at * a->size, a->data + (at + 1) * a->size,
            behind * a->size);
    a->count--;
    if (a->count == 0)
        gaparr_clear(a);
    return 1;
}

size_t gaparr_count(const gaparr *a)
{
    return a->count;
}

size_t gaparr_size(const gaparr *a)
{
    return a->size;
}

int gaparr_seek(const gaparr *a, uint64_t from, uint64_t *index)
{
    size_t at = place(a, from);

    if (at == a->count)
        return 0;
    *index = a->index[at];
    return 1;
}

void gaparr_each(gaparr *a, void (*fn)(uint64_t index, void *element, void *arg),
                 void *arg)
{
    const uint64_t *index = a->index, *end;
    unsigned char *element = a->data;

    if (a->count == 0)
        return;
    for (end = index + a->count; index < end; index++, element += a->size)
        fn(*index, element, arg);
}
