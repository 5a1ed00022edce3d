#include "pool.h"
#include <stdlib.h>
struct cell {
    struct cell *next;
    char rest[24];
};
struct pool {
    struct cell *free;
    size_t left, cells;
    struct cell all[];
};
pool *pool_new(size_t cells)
{
    if (cells == 0 || cells > 64)
        return NULL;
    pool *p = malloc(sizeof *p + cells * sizeof(struct cell));
    if (!p)
        return NULL;
    p->free = NULL;
    p->left = p->cells = cells;
    for (size_t i = 0; i < cells; i++) {
        p->all[i].next = p->free;
        p->free = &p->all[i];
    }
    return p;
}
void pool_destroy(pool *p)
{
    free(p);
}
void *pool_alloc(pool *p)
{
    struct cell *c = p->free;
    if (!c)
        return NULL;
    p->free = c->next;
    p->left--;
    return c;
}
void pool_release(pool *p, void *cell)
{
    struct cell *c = cell;
    c->next = p->free;
    p->free = c;
    p->left++;
}
size_t pool_left(const pool *p)
{
    return p->left;
}
