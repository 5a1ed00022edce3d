#include "rollwnd.h"

#include <stdlib.h>

struct entry {
    uint32_t sum;
    uint32_t block;
};

struct rw_blocks {
    size_t count, length;
    struct entry *entries; /* by sum, then by block */
};

struct rw_scan {
    const rw_blocks *blocks;
    const unsigned char *data;
    size_t size, from; /* not yet scanned: data[from] to data[size - 1] */
    int done;
};

static void add(rw_window *w, unsigned char byte)
{
    w->a = (uint16_t)(w->a + byte);
    w->b = (uint16_t)(w->b + w->a);
}

uint32_t rw_checksum(const void *data, size_t size)
{
    const unsigned char *bytes = data;
    rw_window w = {0};

    for (size_t i = 0; i < size; i++)
        add(&w, bytes[i]);
    return rw_sum(&w);
}

int rw_start(rw_window *w, const void *data, size_t size, size_t length)
{
    if (length == 0 || length > size)
        return -1;
    w->data = data;
    w->size = size;
    w->length = length;
    w->offset = 0;
    w->a = w->b = 0;
    for (size_t i = 0; i < length; i++)
        add(w, w->data[i]);
    return 0;
}

uint32_t rw_sum(const rw_window *w)
{
    return (uint32_t)w->b << 16 | w->a;
}

size_t rw_offset(const rw_window *w)
{
    return w->offset;
}

int rw_at_end(const rw_window *w)
{
    return w->offset + w->length == w->size;
}

void rw_step(rw_window *w)
{
    unsigned char out = w->data[w->offset], in = w->data[w->offset + w->length];

    w->a = (uint16_t)(w->a - out + in);
    w->b = (uint16_t)(w->b - (uint16_t)w->length * (uint32_t)out + w->a);
    w->offset++;
}

static int by_sum(const void *pa, const void *pb)
{
    const struct entry *x = pa, *y = pb;

    if (x->sum != y->sum)
        return x->sum < y->sum ? -1 : 1;
    return (x->block > y->block) - (x->block < y->block);
}

rw_blocks *rw_blocks_new(const void *data, size_t size, size_t length)
{
    const unsigned char *bytes = data;
    rw_blocks *b;

    if (length == 0 || size / length > RW_MAX_BLOCKS)
        return NULL;
    b = malloc(sizeof *b);
    if (!b)
        return NULL;
    b->count = size / length;
    b->length = length;
    b->entries = NULL;
    if (b->count == 0)
        return b;
    b->entries = malloc(b->count * sizeof *b->entries);
    if (!b->entries) {
        free(b);
        return NULL;
    }
    for (size_t i = 0; i < b->count; i++) {
        b->entries[i].sum = rw_checksum(bytes + i * length, length);
        b->entries[i].block = (uint32_t)i;
    }
    qsort(b->entries, b->count, sizeof *b->entries, by_sum);
    return b;
}

size_t rw_blocks_count(const rw_blocks *b)
{
    return b->count;
}

void rw_blocks_free(rw_blocks *b)
{
    if (!b)
        return;
    free(b->entries);
    free(b);
}

/* The first block with a checksum; 0 if there is none. */
static int find(const rw_blocks *b, uint32_t sum, size_t *block)
{
    size_t low = 0, high = b->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (b->entries[middle].sum < sum)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == b->count || b->entries[low].sum != sum)
        return 0;
    *block = b->entries[low].block;
    return 1;
}

rw_scan *rw_scan_new(const rw_blocks *b, const void *data, size_t size)
{
    rw_scan *s = malloc(sizeof *s);

    if (!s)
        return NULL;
    s->blocks = b;
    s->data = data;
    s->size = size;
    s->from = 0;
    s->done = 0;
    return s;
}

int rw_scan_next(rw_scan *s, size_t *offset, size_t *block)
{
    rw_window w;
    size_t found;

    if (s->done || s->from == s->size || s->blocks->count == 0 ||
        rw_start(&w, s->data + s->from, s->size - s->from, s->blocks->length)) {
        s->done = 1;
        return 0;
    }
    while (!find(s->blocks, rw_sum(&w), &found)) {
        if (rw_at_end(&w)) {
            s->done = 1;
            return 0;
        }
        rw_step(&w);
    }
    *offset = s->from + rw_offset(&w);
    *block = found;
    s->from = *offset + s->blocks->length;
    return 1;
}

void rw_scan_free(rw_scan *s)
{
    free(s);
}
