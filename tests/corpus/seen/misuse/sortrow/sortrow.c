#include "sortrow.h"

#include <stdlib.h>
#include <string.h>

int sortrow_init(sortrow *row, size_t size, sortrow_compare *compare)
{
    memset(row, 0, sizeof *row);
    row->size = size;
    row->compare = compare;
    if (size == 0 || size > SORTROW_ELEMENT_MAX) {
        row->size = 0;
        return -1;
    }
    return 0;
}

void sortrow_clear(sortrow *row)
{
    free(row->base);
    row->base = NULL;
    row->count = 0;
    row->room = 0;
}

static unsigned char *element(const sortrow *row, size_t index)
{
    return row->base + index * row->size;
}

/* Number of elements that are below the key, or not above it. */
static size_t bound(const sortrow *row, const void *key, int with_equal)
{
    size_t low = 0, high = row->count;

    while (low < high) {
        size_t mid = low + (high - low) / 2;
        int order = row->compare(element(row, mid), key);

        if (order < 0 || (with_equal && order == 0))
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

/* Makes room for one more element. */
static int grow(sortrow *row)
{
    size_t room = row->room != 0 ? row->room * 2 : 2;
    unsigned char *base;

    if (row->count < row->room)
        return 0;
    if (row->count >= SORTROW_COUNT_MAX)
        return -1;
    base = malloc(room * row->size);
    if (base == NULL)
        return -1;
    if (row->count > 0)
        memcpy(base, row->base, row->count * row->size);
    free(row->base);
    row->base = base;
    row->room = room;
    return 0;
}

void *sortrow_insert(sortrow *row, const void *key)
{
    unsigned char *place;
    size_t index;

    if (row->size == 0 || grow(row) != 0)
        return NULL;
    index = bound(row, key, 1);
    place = element(row, index);
    memmove(place + row->size, place, (row->count - index) * row->size);
    memcpy(place, key, row->size);
    row->count++;
    return place;
}

size_t sortrow_rank(const sortrow *row, const void *key)
{
    return bound(row, key, 0);
}

void *sortrow_find(const sortrow *row, const void *key)
{
    size_t index = bound(row, key, 0);

    if (index < row->count && row->compare(element(row, index), key) == 0)
        return element(row, index);
    return NULL;
}

void *sortrow_at(const sortrow *row, size_t index)
{
    return element(row, index);
}

int sortrow_remove(sortrow *row, size_t index)
{
    unsigned char *place;

    if (index >= row->count)
        return -1;
    place = element(row, index);
    row->count--;
    memmove(place, place + row->size, (row->count - index) * row->size);
    return 0;
}

size_t sortrow_unique(sortrow *row)
{
    size_t from, kept = 1, removed;

    if (row->count < 2)
        return 0;
    for (from = 1; from < row->count; from++) {
        if (row->compare(element(row, kept - 1), element(row, from)) == 0)
            continue;
        if (kept != from)
            memcpy(element(row, kept), element(row, from), row->size);
        kept++;
    }
    removed = row->count - kept;
    row->count = kept;
    return removed;
}
