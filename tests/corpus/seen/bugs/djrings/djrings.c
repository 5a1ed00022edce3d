#include "djrings.h"

#include <stdint.h>
#include <stdlib.h>

#define END UINT32_MAX

/* The members of a set are a list which begins with the representative. */
struct node {
    uint32_t parent;
    uint32_t next; /* the member after this, or END */
    uint32_t last; /* of a representative: the last member */
    uint32_t size; /* of a representative: how many members */
};

struct dj_forest {
    struct node *nodes;
    size_t count;
    size_t room;
    size_t sets;
};

static void single(struct node *nodes, size_t x)
{
    nodes[x].parent = (uint32_t)x;
    nodes[x].next = END;
    nodes[x].last = (uint32_t)x;
    nodes[x].size = 1;
}

static size_t root_of(dj_forest *f, size_t x)
{
    struct node *nodes = f->nodes;

    while (nodes[x].parent != x) {
        nodes[x].parent = nodes[nodes[x].parent].parent;
        x = nodes[x].parent;
    }
    return x;
}

/* Joins the sets of two representatives; returns the new one. */
static size_t join(dj_forest *f, size_t a, size_t b)
{
    struct node *nodes = f->nodes;

    if (nodes[a].size < nodes[b].size) {
        size_t swap = a;

        a = b;
        b = swap;
    }
    nodes[b].parent = (uint32_t)a;
    nodes[nodes[a].last].next = (uint32_t)b;
    nodes[a].last = nodes[b].last;
    nodes[a].size += nodes[b].size;
    --f->sets;
    return a;
}

dj_forest *dj_new(size_t n)
{
    dj_forest *f;

    if (n > DJ_MAX)
        return NULL;
    f = malloc(sizeof *f);
    if (f == NULL)
        return NULL;
    f->room = n > 0 ? n : 1;
    f->nodes = malloc(f->room * sizeof *f->nodes);
    if (f->nodes == NULL) {
        free(f);
        return NULL;
    }
    f->count = n;
    dj_reset(f);
    return f;
}

void dj_free(dj_forest *f)
{
    if (f != NULL) {
        free(f->nodes);
        free(f);
    }
}

size_t dj_add(dj_forest *f)
{
    if (f->count >= DJ_MAX)
        return DJ_NONE;
    if (f->count == f->room) {
        size_t room = f->room * 2 > DJ_MAX ? DJ_MAX : f->room * 2;
        struct node *nodes = realloc(f->nodes, room * sizeof *nodes);

        if (nodes == NULL)
            return DJ_NONE;
        f->nodes = nodes;
        f->room = room;
    }
    single(f->nodes, f->count);
    ++f->sets;
    return f->count++;
}

size_t dj_find(dj_forest *f, size_t x)
{
    return x < f->count ? root_of(f, x) : DJ_NONE;
}

int dj_unite(dj_forest *f, size_t x, size_t y)
{
    if (x >= f->count || y >= f->count)
        return -1;
    x = root_of(f, x);
    y = root_of(f, y);
    if (x == y)
        return 0;
    join(f, x, y);
    return 1;
}

int dj_unite_list(dj_forest *f, const size_t *list, size_t n)
{
    size_t i, root;

    for (i = 0; i < n; ++i)
        if (list[i] >= f->count)
            return -1;
    if (n < 2)
        return 0;
    root = root_of(f, list[0]);
    for (i = 1; i < n; ++i)
        if (list[i] != list[i - 1])
            root = join(f, root, root_of(f, list[i]));
    return 0;
}

int dj_same(dj_forest *f, size_t x, size_t y)
{
    if (x >= f->count || y >= f->count)
        return 0;
    return root_of(f, x) == root_of(f, y);
}

size_t dj_sets(const dj_forest *f)
{
    return f->sets;
}

size_t dj_size(dj_forest *f, size_t x)
{
    return x < f->count ? f->nodes[root_of(f, x)].size : 0;
}

int dj_each(dj_forest *f, size_t x, dj_visit *visit, void *arg)
{
    uint32_t member;
    int status = 0;

    if (x >= f->count)
        return -1;
    for (member = (uint32_t)root_of(f, x); member != END && status == 0; member = f->nodes[member].next)
        status = visit(member, arg);
    return status;
}

void dj_reset(dj_forest *f)
{
    size_t i;

    for (i = 0; i < f->count; ++i)
        single(f->nodes, i);
    f->sets = f->count;
}
