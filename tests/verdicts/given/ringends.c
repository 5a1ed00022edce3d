#include "ringends.h"

#include <assert.h>
#include <stdlib.h>

struct ringends {
    int *items;
    unsigned cap, front, count;
};

ringends *ringends_new(void)
{
    return calloc(1, sizeof(ringends));
}

void ringends_free(ringends *r)
{
    if (r)
        free(r->items);
    free(r);
}

static bool grow(ringends *r)
{
    unsigned cap = r->cap ? r->cap * 2 : 1;
    int *items = calloc(cap, sizeof *items);
    if (!items)
        return false;
    for (unsigned i = 0; i < r->count; i++)
        items[i] = r->items[(r->front + i) % r->cap];
    if (r->count)
        r->front = 0;
    free(r->items);
    r->items = items;
    r->cap = cap;
    return true;
}

bool ringends_push(ringends *r, int value)
{
    if (r->count == r->cap && !grow(r))
        return false;
    assert(r->front < r->cap);
    r->items[(r->front + r->count++) % r->cap] = value;
    return true;
}

bool ringends_shift(ringends *r, int *value)
{
    if (!r->count)
        return false;
    *value = r->items[r->front++];
    r->count--;
    return true;
}

void ringends_trim(ringends *r)
{
    if (r->count)
        return;
    free(r->items);
    r->items = NULL;
    r->cap = 0;
}
