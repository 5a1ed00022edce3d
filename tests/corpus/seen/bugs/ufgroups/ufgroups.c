#include "ufgroups.h"

#include <stdint.h>
#include <stdlib.h>

struct ufgroups {
    uint32_t *parent;
    uint32_t *size; /* of the group, at its root */
    size_t count;
    size_t capacity;
    size_t groups;
};

ufgroups *uf_create(size_t items)
{
    if (items > UF_MAX_ITEMS)
        return NULL;
    ufgroups *uf = calloc(1, sizeof *uf);
    if (uf == NULL)
        return NULL;
    uf->capacity = items < 4 ? 4 : items;
    uf->parent = malloc(uf->capacity * sizeof *uf->parent);
    uf->size = malloc(uf->capacity * sizeof *uf->size);
    if (uf->parent == NULL || uf->size == NULL) {
        uf_destroy(uf);
        return NULL;
    }
    uf->count = items;
    uf_reset(uf);
    return uf;
}

void uf_destroy(ufgroups *uf)
{
    if (uf == NULL)
        return;
    free(uf->parent);
    free(uf->size);
    free(uf);
}

static bool reserve(ufgroups *uf)
{
    if (uf->count < uf->capacity)
        return true;
    size_t capacity = uf->capacity + uf->capacity / 2;
    uint32_t *parent = realloc(uf->parent, capacity * sizeof *parent);
    if (parent == NULL)
        return false;
    uf->parent = parent;
    uint32_t *size = realloc(uf->size, uf->capacity * sizeof *size);
    if (size == NULL)
        return false;
    uf->size = size;
    uf->capacity = capacity;
    return true;
}

size_t uf_add(ufgroups *uf)
{
    if (uf->count >= UF_MAX_ITEMS || !reserve(uf))
        return UF_NONE;
    size_t item = uf->count++;
    uf->parent[item] = (uint32_t)item;
    uf->size[item] = 1;
    uf->groups++;
    return item;
}

size_t uf_items(const ufgroups *uf)
{
    return uf->count;
}

size_t uf_groups(const ufgroups *uf)
{
    return uf->groups;
}

size_t uf_find(ufgroups *uf, size_t item)
{
    if (item >= uf->count)
        return UF_NONE;
    while (uf->parent[item] != item) {
        uf->parent[item] = uf->parent[uf->parent[item]];
        item = uf->parent[item];
    }
    return item;
}

bool uf_unite(ufgroups *uf, size_t a, size_t b)
{
    a = uf_find(uf, a);
    b = uf_find(uf, b);
    if (a == UF_NONE || b == UF_NONE || a == b)
        return false;
    if (uf->size[a] < uf->size[b]) {
        size_t other = a;
        a = b;
        b = other;
    }
    uf->parent[b] = (uint32_t)a;
    uf->size[a] += uf->size[b];
    uf->groups--;
    return true;
}

bool uf_same(ufgroups *uf, size_t a, size_t b)
{
    size_t root = uf_find(uf, a);
    return root != UF_NONE && root == uf_find(uf, b);
}

size_t uf_group_size(ufgroups *uf, size_t item)
{
    size_t root = uf_find(uf, item);
    return root == UF_NONE ? 0 : uf->size[root];
}

void uf_reset(ufgroups *uf)
{
    for (size_t i = 0; i < uf->count; i++) {
        uf->parent[i] = (uint32_t)i;
        uf->size[i] = 1;
    }
    uf->groups = uf->count;
}
