#include "entset.h"

#include <stdlib.h>
#include <string.h>

#define NOWHERE UINT32_MAX

struct entset {
    uint32_t indices;
    uint32_t count;
    size_t value_size;
    uint32_t *sparse;      /* index -> position, or NOWHERE */
    entid *dense;          /* position -> entity */
    unsigned char *values; /* position -> value */
};

static unsigned char *value_of(const entset *set, uint32_t pos)
{
    return set->values + (size_t)pos * set->value_size;
}

/* Position of an entity, or NOWHERE. */
static uint32_t locate(const entset *set, entid e)
{
    uint32_t pos;

    if (e.index >= set->indices)
        return NOWHERE;
    pos = set->sparse[e.index];
    if (pos == NOWHERE)
        return NOWHERE;
    if (set->dense[pos].generation != e.generation)
        return NOWHERE;
    return pos;
}

entset *entset_create(uint32_t indices, size_t value_size)
{
    entset *set;

    if (indices == 0 || indices > ENTSET_MAX_INDICES)
        return NULL;
    if (value_size == 0 || value_size > ENTSET_MAX_VALUE)
        return NULL;
    set = calloc(1, sizeof *set);
    if (set == NULL)
        return NULL;
    set->indices = indices;
    set->value_size = value_size;
    set->sparse = malloc(indices * sizeof *set->sparse);
    set->dense = calloc(indices, sizeof *set->dense);
    set->values = calloc(indices, value_size);
    if (set->sparse == NULL || set->dense == NULL || set->values == NULL) {
        entset_destroy(set);
        return NULL;
    }
    entset_clear(set);
    return set;
}

void entset_destroy(entset *set)
{
    if (set == NULL)
        return;
    free(set->sparse);
    free(set->dense);
    free(set->values);
    free(set);
}

entset *entset_clone(const entset *set)
{
    entset *copy = entset_create(set->indices, set->value_size);

    if (copy == NULL)
        return NULL;
    copy->count = set->count;
    memcpy(copy->sparse, set->sparse, set->indices * sizeof *set->sparse);
    memcpy(copy->dense, set->dense, set->count * sizeof *set->dense);
    memcpy(copy->values, set->values, set->count * set->value_size);
    return copy;
}

int entset_put(entset *set, entid e, const void *value)
{
    uint32_t pos;

    if (e.index >= set->indices)
        return -1;
    pos = locate(set, e);
    if (pos == NOWHERE) {
        pos = set->count++;
        set->dense[pos] = e;
        set->sparse[e.index] = pos;
    }
    if (value != NULL)
        memmove(value_of(set, pos), value, set->value_size);
    else
        memset(value_of(set, pos), 0, set->value_size);
    return 0;
}

void *entset_get(const entset *set, entid e)
{
    uint32_t pos = locate(set, e);

    return pos == NOWHERE ? NULL : value_of(set, pos);
}

int entset_drop(entset *set, entid e)
{
    uint32_t pos = locate(set, e);
    uint32_t last;

    if (pos == NOWHERE)
        return 0;
    last = set->count - 1;
    set->sparse[e.index] = NOWHERE;
    if (pos != last) {
        set->dense[pos] = set->dense[last];
        memcpy(value_of(set, pos), value_of(set, last), set->value_size);
        set->sparse[set->dense[pos].index] = pos;
    }
    set->count = last;
    return 1;
}

void entset_clear(entset *set)
{
    uint32_t i;

    for (i = 0; i < set->indices; i++)
        set->sparse[i] = NOWHERE;
    set->count = 0;
}

size_t entset_count(const entset *set)
{
    return set->count;
}

void *entset_at(const entset *set, size_t pos, entid *e)
{
    if (pos >= set->count)
        return NULL;
    if (e != NULL)
        *e = set->dense[pos];
    return value_of(set, (uint32_t)pos);
}
