#include "disjset.h"

void ds_init(ds_node *nodes, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        nodes[i].parent = i;
        nodes[i].size = 1;
    }
}

size_t ds_find(ds_node *nodes, size_t x)
{
    while (nodes[x].parent != x) {
        nodes[x].parent = nodes[nodes[x].parent].parent;
        x = nodes[x].parent;
    }
    return x;
}

size_t ds_peek(const ds_node *nodes, size_t x)
{
    while (nodes[x].parent != x)
        x = nodes[x].parent;
    return x;
}

bool ds_join(ds_node *nodes, size_t x, size_t y)
{
    x = ds_find(nodes, x);
    y = ds_find(nodes, y);
    if (x == y)
        return false;
    if (nodes[x].size < nodes[y].size) {
        size_t t = x;
        x = y;
        y = t;
    }
    nodes[y].parent = x;
    nodes[x].size += nodes[y].size;
    return true;
}

bool ds_same(const ds_node *nodes, size_t x, size_t y)
{
    return ds_peek(nodes, x) == ds_peek(nodes, y);
}

size_t ds_size(const ds_node *nodes, size_t x)
{
    return nodes[ds_peek(nodes, x)].size;
}

size_t ds_count(const ds_node *nodes, size_t n)
{
    size_t count = 0;
    for (size_t i = 0; i < n; i++)
        if (nodes[i].parent == i)
            count++;
    return count;
}

size_t ds_list(const ds_node *nodes, size_t n, size_t x, size_t *out)
{
    size_t count = 0, set = ds_peek(nodes, x);
    for (size_t i = 0; i < n; i++)
        if (ds_peek(nodes, i) == set)
            out[count++] = i;
    return count;
}

size_t ds_grow(ds_node *nodes, size_t n)
{
    nodes[n].parent = n;
    nodes[n].size = 1;
    return n + 1;
}
