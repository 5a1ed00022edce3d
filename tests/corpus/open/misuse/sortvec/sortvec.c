#include "sortvec.h"

#include <stdlib.h>

void sortvec_init(struct sortvec *v, sortvec_compare *compare)
{
    v->items = NULL;
    v->count = 0;
    v->capacity = 0;
    v->compare = compare;
}

void sortvec_release(struct sortvec *v)
{
    free(v->items);
    sortvec_init(v, v->compare);
}

bool sortvec_add(struct sortvec *v, const void *item)
{
    if (v->count == v->capacity) {
        size_t capacity = v->capacity == 0 ? 4 : 2 * v->capacity;
        const void **wider = realloc(v->items, capacity * sizeof *wider);
        if (wider == NULL)
            return false;
        v->items = wider;
        v->capacity = capacity;
    }
    v->items[v->count++] = item;
    return true;
}

const void *sortvec_at(const struct sortvec *v, size_t index)
{
    return v->items[index];
}

void sortvec_set(struct sortvec *v, size_t index, const void *item)
{
    v->items[index] = item;
}

size_t sortvec_count(const struct sortvec *v)
{
    return v->count;
}

void sortvec_sort(struct sortvec *v)
{
    for (size_t i = 1; i < v->count; i++) {
        const void *item = v->items[i];
        size_t at = i;
        for (; at > 0 && v->compare(v->items[at - 1], item) > 0; at--)
            v->items[at] = v->items[at - 1];
        v->items[at] = item;
    }
}

const void *sortvec_find(const struct sortvec *v, const void *key)
{
    size_t low = 0, high = v->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (v->compare(v->items[middle], key) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low < v->count && v->compare(v->items[low], key) == 0 ? v->items[low] : NULL;
}
