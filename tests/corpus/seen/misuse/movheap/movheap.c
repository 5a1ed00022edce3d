#include "movheap.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct block {
    bool used;
    unsigned pins;
    size_t off, n;
};

struct mh_heap {
    unsigned char *mem;
    size_t cap, top, limit;
    unsigned pins;
    struct block b[MH_BLOCKS];
};

/* What a block of n bytes takes. */
static size_t gross(size_t n)
{
    return n ? (n + 15) & ~(size_t)15 : 16;
}

mh_heap *mh_new(size_t limit)
{
    if (limit < 1 || limit > MH_MOST)
        return NULL;
    mh_heap *h = calloc(1, sizeof *h);
    if (h)
        h->limit = gross(limit);
    return h;
}

void mh_destroy(mh_heap *h)
{
    if (!h)
        return;
    assert(h->pins == 0);
    free(h->mem);
    free(h);
}

/* Moves all into new memory with `extra` bytes to spare, a bit more if it may. */
static int move(mh_heap *h, size_t extra, bool tight)
{
    size_t live = 0;
    for (int i = 0; i < MH_BLOCKS; i++)
        if (h->b[i].used)
            live += gross(h->b[i].n);
    if (h->pins || extra > h->limit - live)
        return -1;
    size_t cap = live + extra;
    if (!tight)
        cap = cap / 2 > h->limit - cap ? h->limit : cap + gross(cap / 2);
    if (cap > h->limit)
        cap = h->limit;
    unsigned char *mem = cap ? aligned_alloc(16, cap) : NULL;
    if (cap && !mem)
        return -1;
    size_t top = 0;
    for (int i = 0; i < MH_BLOCKS; i++) {
        struct block *b = &h->b[i];
        if (!b->used)
            continue;
        if (b->n)
            memcpy(mem + top, h->mem + b->off, b->n);
        b->off = top;
        top += gross(b->n);
    }
    free(h->mem);
    h->mem = mem;
    h->cap = cap;
    h->top = top;
    return 0;
}

static struct block *find(mh_heap *h, mh_id id)
{
    assert(id >= 1 && id <= MH_BLOCKS && h->b[id - 1].used);
    return &h->b[id - 1];
}

mh_id mh_alloc(mh_heap *h, size_t n)
{
    if (n > h->limit)
        return 0;
    size_t need = gross(n);
    int i = 0;
    while (i < MH_BLOCKS && h->b[i].used)
        i++;
    if (i == MH_BLOCKS || (h->cap - h->top < need && move(h, need, false)))
        return 0;
    h->b[i] = (struct block){ true, 0, h->top, n };
    memset(h->mem + h->top, 0, need);
    h->top += need;
    return i + 1;
}

void mh_free(mh_heap *h, mh_id id)
{
    struct block *b = find(h, id);
    assert(b->pins == 0);
    b->used = false;
}

size_t mh_size(const mh_heap *h, mh_id id)
{
    return find((mh_heap *)h, id)->n;
}

int mh_resize(mh_heap *h, mh_id id, size_t n)
{
    struct block *b = find(h, id);
    if (n > h->limit)
        return -1;
    if (gross(n) > gross(b->n)) {
        size_t need = gross(n);
        if (b->pins || (h->cap - h->top < need && move(h, need, false)))
            return -1;
        if (b->n)
            memcpy(h->mem + h->top, h->mem + b->off, b->n);
        b->off = h->top;
        h->top += need;
    }
    if (n > b->n)
        memset(h->mem + b->off + b->n, 0, n - b->n);
    b->n = n;
    return 0;
}

void *mh_at(mh_heap *h, mh_id id)
{
    struct block *b = find(h, id);
    return h->mem + b->off;
}

void *mh_pin(mh_heap *h, mh_id id)
{
    struct block *b = find(h, id);
    b->pins++;
    h->pins++;
    return h->mem + b->off;
}

void mh_unpin(mh_heap *h, mh_id id)
{
    struct block *b = find(h, id);
    assert(b->pins > 0);
    b->pins--;
    h->pins--;
}

int mh_compact(mh_heap *h)
{
    return move(h, 0, true);
}

size_t mh_held(const mh_heap *h)
{
    return h->cap;
}
