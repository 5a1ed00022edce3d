#include "regionar.h"

#include <assert.h>
#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK_BYTES 2048
#define MAX_ALIGN 4096

typedef struct Block {
    struct Block *older;
    size_t size;        /* bytes of data */
    size_t used;
    alignas(max_align_t) unsigned char data[];
} Block;

struct Region {
    Block *newest;
};

Region *region_create(void)
{
    return calloc(1, sizeof(Region));
}

static void drop_newest(Region *r)
{
    Block *b = r->newest;

    r->newest = b->older;
    free(b);
}

void region_reset(Region *r)
{
    while (r->newest)
        drop_newest(r);
}

void region_destroy(Region *r)
{
    if (r) {
        region_reset(r);
        free(r);
    }
}

size_t region_used(const Region *r)
{
    size_t sum = 0;

    for (const Block *b = r->newest; b; b = b->older)
        sum += sizeof *b + b->used;
    return sum;
}

/* Bytes to skip in b for the alignment. */
static size_t gap(const Block *b, size_t align)
{
    uintptr_t at = (uintptr_t)(b->data + b->used);

    return (size_t)(-at & (align - 1));
}

static Block *add_block(Region *r, size_t least)
{
    size_t size = least > BLOCK_BYTES ? least : BLOCK_BYTES;
    Block *b = malloc(sizeof *b + size);

    if (!b)
        return NULL;
    b->size = size;
    b->used = 0;
    b->older = r->newest;
    r->newest = b;
    return b;
}

void *region_alloc_aligned(Region *r, size_t size, size_t align)
{
    Block *b = r->newest;
    void *p;

    assert(align != 0 && (align & (align - 1)) == 0);
    assert(align <= MAX_ALIGN);
    if (size > REGION_LIMIT)
        return NULL;
    if (size == 0)
        size = 1;
    if (!b || b->size - b->used < size || gap(b, align) > b->size - b->used - size) {
        if (region_used(r) + sizeof *b + size + align > REGION_LIMIT)
            return NULL;
        b = add_block(r, size + align);
        if (!b)
            return NULL;
    }
    b->used += gap(b, align);
    p = b->data + b->used;
    b->used += size;
    return p;
}

void *region_alloc(Region *r, size_t size)
{
    return region_alloc_aligned(r, size, alignof(max_align_t));
}

void *region_calloc(Region *r, size_t n, size_t size)
{
    void *p;

    if (size != 0 && n > SIZE_MAX / size)
        return NULL;
    p = region_alloc(r, n * size);
    if (p)
        memset(p, 0, n * size);
    return p;
}

char *region_strdup(Region *r, const char *s)
{
    size_t n = strlen(s) + 1;
    char *copy = region_alloc_aligned(r, n, 1);

    if (copy)
        memcpy(copy, s, n);
    return copy;
}

RegionMark region_mark(const Region *r)
{
    RegionMark mark = { r->newest, r->newest ? r->newest->used : 0 };

    return mark;
}

void region_rollback(Region *r, RegionMark mark)
{
    while (r->newest && r->newest != mark.block)
        drop_newest(r);
    assert(r->newest == mark.block && "mark is not of this region");
    if (r->newest) {
        assert(mark.used <= r->newest->used);
        r->newest->used = mark.used;
    }
}
