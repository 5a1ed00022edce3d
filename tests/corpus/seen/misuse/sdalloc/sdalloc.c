#include "sdalloc.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define CLASSES 6 /* 16, 32 ... 512 */
#define PER_SLAB 8

struct cell {
    struct cell *next;
};

struct slab {
    struct slab *next;
    _Alignas(max_align_t) unsigned char bytes[];
};

struct sd_heap {
    size_t limit, bytes, blocks;
    struct slab *slabs;
    struct cell *unused[CLASSES];
};

sd_heap *sd_new(size_t limit)
{
    sd_heap *heap = calloc(1, sizeof *heap);
    if (heap != NULL)
        heap->limit = limit < SD_LIMIT_MAX ? limit : SD_LIMIT_MAX;
    return heap;
}

void sd_delete(sd_heap *heap)
{
    if (heap == NULL)
        return;
    assert(heap->bytes == 0 && heap->blocks == 0);
    while (heap->slabs != NULL) {
        struct slab *slab = heap->slabs;
        heap->slabs = slab->next;
        free(slab);
    }
    free(heap);
}

/* Class of a small size. */
static unsigned class_of(size_t size)
{
    unsigned c = 0;
    while (((size_t)16 << c) < size)
        c++;
    return c;
}

static int fill_class(sd_heap *heap, unsigned c)
{
    size_t step = (size_t)16 << c;
    struct slab *slab = malloc(sizeof *slab + PER_SLAB * step);
    if (slab == NULL)
        return -1;
    slab->next = heap->slabs;
    heap->slabs = slab;
    for (size_t i = PER_SLAB; i-- > 0;) {
        struct cell *cell = (struct cell *)(void *)(slab->bytes + i * step);
        cell->next = heap->unused[c];
        heap->unused[c] = cell;
    }
    return 0;
}

/* Takes a block without a look at the limit. */
static void *take(sd_heap *heap, size_t size)
{
    void *block;
    if (size > SD_SMALL_MAX) {
        block = malloc(size);
        if (block == NULL)
            return NULL;
    } else {
        unsigned c = class_of(size);
        if (heap->unused[c] == NULL && fill_class(heap, c) != 0)
            return NULL;
        block = heap->unused[c];
        heap->unused[c] = heap->unused[c]->next;
    }
    heap->bytes += size;
    heap->blocks++;
    return block;
}

void *sd_alloc(sd_heap *heap, size_t size)
{
    if (size == 0 || size > heap->limit - heap->bytes)
        return NULL;
    return take(heap, size);
}

void *sd_calloc(sd_heap *heap, size_t count, size_t size)
{
    if (size != 0 && count > SIZE_MAX / size)
        return NULL;
    void *block = sd_alloc(heap, count * size);
    if (block != NULL)
        memset(block, 0, count * size);
    return block;
}

void sd_free(sd_heap *heap, void *block, size_t size)
{
    if (block == NULL)
        return;
    assert(size > 0 && size <= heap->bytes && heap->blocks > 0);
    heap->bytes -= size;
    heap->blocks--;
    if (size > SD_SMALL_MAX) {
        free(block);
    } else {
        unsigned c = class_of(size);
        struct cell *cell = block;
        cell->next = heap->unused[c];
        heap->unused[c] = cell;
    }
}

void *sd_resize(sd_heap *heap, void *block, size_t from, size_t to)
{
    if (block == NULL)
        return sd_alloc(heap, to);
    if (to == 0) {
        sd_free(heap, block, from);
        return NULL;
    }
    assert(from > 0 && from <= heap->bytes);
    if (to > heap->limit - (heap->bytes - from))
        return NULL;
    if (from <= SD_SMALL_MAX && to <= SD_SMALL_MAX && class_of(from) == class_of(to)) {
        heap->bytes = heap->bytes - from + to;
        return block;
    }
    void *moved = take(heap, to);
    if (moved == NULL)
        return NULL;
    memcpy(moved, block, from < to ? from : to);
    sd_free(heap, block, from);
    return moved;
}

size_t sd_bytes(const sd_heap *heap)
{
    return heap->bytes;
}

size_t sd_blocks(const sd_heap *heap)
{
    return heap->blocks;
}
