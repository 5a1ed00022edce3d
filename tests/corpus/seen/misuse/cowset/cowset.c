#include "cowset.h"

#include <stdlib.h>
#include <string.h>

struct cow_set {
    unsigned refs;
    size_t size;
    int *items; /* has room for exactly size */
};

static cow_set *make(size_t size)
{
    cow_set *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    s->refs = 1;
    s->size = size;
    s->items = malloc((size > 0 ? size : 1) * sizeof *s->items);
    if (s->items == NULL) {
        free(s);
        return NULL;
    }
    return s;
}

cow_set *cow_empty(void)
{
    return make(0);
}

cow_set *cow_share(cow_set *s)
{
    s->refs++;
    return s;
}

void cow_drop(cow_set *s)
{
    if (s == NULL || --s->refs > 0)
        return;
    free(s->items);
    free(s);
}

/* Where a number is, or would be. */
static size_t place(const cow_set *s, int n)
{
    size_t low = 0, high = s->size;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (s->items[middle] < n)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

bool cow_has(const cow_set *s, int n)
{
    size_t at = place(s, n);
    return at < s->size && s->items[at] == n;
}

cow_set *cow_add(cow_set *s, int n)
{
    if (cow_has(s, n) || s->size >= COW_LIMIT)
        return s;
    size_t at = place(s, n);
    cow_set *made = make(s->size + 1);
    if (made != NULL) {
        memcpy(made->items, s->items, at * sizeof *s->items);
        made->items[at] = n;
        memcpy(made->items + at + 1, s->items + at, (s->size - at) * sizeof *s->items);
    }
    cow_drop(s);
    return made;
}

cow_set *cow_remove(cow_set *s, int n)
{
    if (!cow_has(s, n))
        return s;
    size_t at = place(s, n);
    cow_set *made = make(s->size - 1);
    if (made != NULL) {
        memcpy(made->items, s->items, at * sizeof *s->items);
        memcpy(made->items + at, s->items + at + 1, (s->size - at - 1) * sizeof *s->items);
    }
    cow_drop(s);
    return made;
}

cow_set *cow_union(cow_set *s, const cow_set *other)
{
    if (s == other)
        return s;
    for (size_t i = 0; s != NULL && i < other->size; i++)
        s = cow_add(s, other->items[i]);
    return s;
}

bool cow_equal(const cow_set *a, const cow_set *b)
{
    return a->size == b->size && memcmp(a->items, b->items, a->size * sizeof *a->items) == 0;
}

size_t cow_size(const cow_set *s)
{
    return s->size;
}

int cow_at(const cow_set *s, size_t i)
{
    return s->items[i];
}

bool cow_shared(const cow_set *s)
{
    return s->refs > 1;
}
