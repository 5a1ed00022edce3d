#include "sparseid.h"

#include <assert.h>
#include <stdlib.h>

struct SparseId {
    uint32_t bound;
    uint32_t size;
    uint32_t *dense;
    uint32_t *sparse;
};

SparseId *sid_create(uint32_t bound)
{
    if (bound > SPARSEID_MAX_BOUND)
        return NULL;
    SparseId *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    s->bound = bound;
    s->size = 0;
    s->dense = calloc(bound == 0 ? 1 : bound, sizeof *s->dense);
    s->sparse = calloc(bound == 0 ? 1 : bound, sizeof *s->sparse);
    if (s->dense == NULL || s->sparse == NULL) {
        sid_destroy(s);
        return NULL;
    }
    return s;
}

void sid_destroy(SparseId *s)
{
    if (s == NULL)
        return;
    free(s->dense);
    free(s->sparse);
    free(s);
}

uint32_t sid_bound(const SparseId *s)
{
    return s->bound;
}

uint32_t sid_size(const SparseId *s)
{
    return s->size;
}

bool sid_has(const SparseId *s, uint32_t id)
{
    uint32_t place = s->sparse[id];
    return place < s->size && s->dense[place] == id;
}

bool sid_insert(SparseId *s, uint32_t id)
{
    if (sid_has(s, id))
        return false;
    s->dense[s->size] = id;
    s->sparse[id] = s->size++;
    return true;
}

bool sid_erase(SparseId *s, uint32_t id)
{
    if (!sid_has(s, id))
        return false;
    uint32_t last = s->dense[--s->size];
    s->dense[s->sparse[id]] = last;
    s->sparse[last] = s->sparse[id];
    return true;
}

void sid_clear(SparseId *s)
{
    s->size = 0;
}

uint32_t sid_at(const SparseId *s, uint32_t place)
{
    assert(place < s->size);
    return s->dense[place];
}

uint32_t sid_pop(SparseId *s)
{
    assert(s->size > 0);
    return s->dense[--s->size];
}

void sid_unite(SparseId *s, const SparseId *other)
{
    assert(s->bound == other->bound);
    for (uint32_t i = 0; i < other->size; i++)
        sid_insert(s, other->dense[i]);
}

void sid_intersect(SparseId *s, const SparseId *other)
{
    assert(s->bound == other->bound);
    for (uint32_t i = s->size; i-- > 0;)
        if (!sid_has(other, s->dense[i]))
            sid_erase(s, s->dense[i]);
}

bool sid_equal(const SparseId *a, const SparseId *b)
{
    assert(a->bound == b->bound);
    if (a->size != b->size)
        return false;
    for (uint32_t i = 0; i < a->size; i++)
        if (!sid_has(b, a->dense[i]))
            return false;
    return true;
}
