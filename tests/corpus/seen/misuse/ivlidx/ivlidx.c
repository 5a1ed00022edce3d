#include "ivlidx.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct ivlidx {
    ivl_item *items; /* exactly count of them, ordered by lo */
    size_t count;
};

ivlidx *ivl_create(void)
{
    return calloc(1, sizeof(ivlidx));
}

void ivl_destroy(ivlidx *x)
{
    if (x == NULL)
        return;
    free(x->items);
    free(x);
}

/* The position behind the items with a lo up to this. */
static size_t behind(const ivlidx *x, int32_t lo)
{
    size_t from = 0, to = x->count;
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        if (x->items[middle].lo <= lo)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

bool ivl_add(ivlidx *x, int32_t lo, int32_t hi, int id)
{
    const ivl_item item = {lo, hi, id};
    ivl_item *items;
    size_t at;
    assert(lo <= hi);
    items = malloc((x->count + 1) * sizeof *items);
    if (items == NULL)
        return false;
    at = behind(x, lo);
    if (at > 0)
        memcpy(items, x->items, at * sizeof *items);
    items[at] = item;
    if (at < x->count)
        memcpy(items + at + 1, x->items + at, (x->count - at) * sizeof *items);
    free(x->items);
    x->items = items;
    x->count++;
    return true;
}

size_t ivl_remove(ivlidx *x, int id)
{
    size_t kept = 0, removed;
    for (size_t i = 0; i < x->count; i++)
        if (x->items[i].id != id)
            x->items[kept++] = x->items[i];
    removed = x->count - kept;
    x->count = kept;
    if (kept == 0) {
        free(x->items);
        x->items = NULL;
    }
    return removed;
}

size_t ivl_count(const ivlidx *x)
{
    return x->count;
}

const ivl_item *ivl_at(const ivlidx *x, size_t i)
{
    assert(i < x->count);
    return &x->items[i];
}

void ivl_query(const ivlidx *x, int32_t lo, int32_t hi, ivl_cursor *cursor)
{
    cursor->lo = lo;
    cursor->hi = hi;
    cursor->at = cursor->end = NULL;
    if (lo > hi || x->count == 0)
        return;
    cursor->at = x->items;
    cursor->end = x->items + behind(x, hi);
}

const ivl_item *ivl_next(ivl_cursor *cursor)
{
    while (cursor->at != cursor->end) {
        const ivl_item *item = cursor->at++;
        if (item->hi >= cursor->lo)
            return item;
    }
    return NULL;
}

size_t ivl_stab(const ivlidx *x, int32_t point)
{
    ivl_cursor cursor;
    size_t count = 0;
    ivl_query(x, point, point, &cursor);
    while (ivl_next(&cursor) != NULL)
        count++;
    return count;
}
