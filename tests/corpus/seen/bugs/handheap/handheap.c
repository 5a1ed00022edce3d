#include "handheap.h"

#include <string.h>

void hh_init(struct hh_heap *h, void *mem, size_t size)
{
    memset(h, 0, sizeof *h);
    h->mem = mem;
    h->size = size;
}

static int bad(const struct hh_heap *h, hh_handle b)
{
    return b < 1 || b > HH_BLOCKS || !h->blk[b - 1].used;
}

/* The place of block i in the order of addresses. */
static int rank(const struct hh_heap *h, int i)
{
    int r = 0;
    while (h->order[r] != i)
        r++;
    return r;
}

hh_handle hh_new(struct hh_heap *h, size_t len)
{
    int i = 0;
    while (i < HH_BLOCKS && h->blk[i].used)
        i++;
    if (i == HH_BLOCKS || len > h->size - h->top)
        return 0;
    h->blk[i].off = h->top;
    h->blk[i].len = len;
    h->blk[i].used = 1;
    if (len)
        memset(h->mem + h->top, 0, len);
    h->top += len;
    h->order[h->count++] = i;
    return i + 1;
}

int hh_free(struct hh_heap *h, hh_handle b)
{
    if (bad(h, b))
        return -1;
    int r = rank(h, b - 1);
    size_t gap = h->blk[b - 1].len;
    h->blk[b - 1].used = 0;
    h->count--;
    for (; r < h->count; r++) {
        int i = h->order[r] = h->order[r + 1];
        if (gap && h->blk[i].len)
            memcpy(h->mem + h->blk[i].off - gap, h->mem + h->blk[i].off, h->blk[i].len);
        h->blk[i].off -= gap;
    }
    h->top -= gap;
    return 0;
}

int hh_resize(struct hh_heap *h, hh_handle b, size_t len)
{
    if (bad(h, b))
        return -1;
    size_t old = h->blk[b - 1].len;
    if (len > old && len - old > h->size - h->top)
        return -1;
    size_t end = h->blk[b - 1].off + old;
    size_t to = h->blk[b - 1].off + len;
    memmove(h->mem + to, h->mem + end, h->top - end);
    if (len > old)
        memset(h->mem + end, 0, len - old);
    for (int r = rank(h, b - 1) + 1; r < h->count; r++) {
        int i = h->order[r];
        h->blk[i].off = h->blk[i].off - end + to;
    }
    h->top = h->top - end + to;
    h->blk[b - 1].len = len;
    return 0;
}

void *hh_ptr(struct hh_heap *h, hh_handle b)
{
    return bad(h, b) ? NULL : h->mem + h->blk[b - 1].off;
}

size_t hh_len(const struct hh_heap *h, hh_handle b)
{
    return bad(h, b) ? 0 : h->blk[b - 1].len;
}

static int outside(const struct hh_heap *h, hh_handle b, size_t off, size_t n)
{
    return bad(h, b) || off > h->blk[b - 1].len || n > h->blk[b - 1].len - off;
}

int hh_put(struct hh_heap *h, hh_handle b, size_t off, const void *src, size_t n)
{
    if (outside(h, b, off, n))
        return -1;
    if (n)
        memmove(h->mem + h->blk[b - 1].off + off, src, n);
    return 0;
}

int hh_get(const struct hh_heap *h, hh_handle b, size_t off, void *dst, size_t n)
{
    if (outside(h, b, off, n))
        return -1;
    if (n)
        memmove(dst, h->mem + h->blk[b - 1].off + off, n);
    return 0;
}

size_t hh_room(const struct hh_heap *h)
{
    return h->size - h->top;
}
