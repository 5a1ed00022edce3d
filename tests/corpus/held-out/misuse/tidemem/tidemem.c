#include "tidemem.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define USUAL_BLOCK ((size_t)4096)
#define SMALLEST_BLOCK ((size_t)64)
#define LARGEST_BLOCK ((size_t)1 << 20)
#define LARGEST_ALIGN ((size_t)4096)

struct tidemem_block {
    struct tidemem_block *below;
    size_t size;
    size_t used;
    _Alignas(max_align_t) unsigned char data[];
};

void tidemem_init(struct tidemem *pool, size_t blocksize)
{
    if (blocksize == 0)
        blocksize = USUAL_BLOCK;
    if (blocksize < SMALLEST_BLOCK)
        blocksize = SMALLEST_BLOCK;
    if (blocksize > LARGEST_BLOCK)
        blocksize = LARGEST_BLOCK;
    pool->top = NULL;
    pool->blocksize = blocksize;
}

static void pop_block(struct tidemem *pool)
{
    struct tidemem_block *block = pool->top;

    pool->top = block->below;
    free(block);
}

void tidemem_done(struct tidemem *pool)
{
    while (pool->top != NULL)
        pop_block(pool);
}

/* Bytes to leave out so that what follows in the block is aligned. */
static size_t padding(const struct tidemem_block *block, size_t align)
{
    uintptr_t at = (uintptr_t)block->data + block->used;

    return (size_t)(-at & (align - 1));
}

static int push_block(struct tidemem *pool, size_t need)
{
    size_t size = need > pool->blocksize ? need : pool->blocksize;
    struct tidemem_block *block = malloc(sizeof *block + size);

    if (block == NULL)
        return -1;
    block->below = pool->top;
    block->size = size;
    block->used = 0;
    pool->top = block;
    return 0;
}

static int fits(const struct tidemem_block *block, size_t size, size_t align)
{
    size_t left = block->size - block->used, pad = padding(block, align);

    return pad <= left && size <= left - pad;
}

void *tidemem_get_aligned(struct tidemem *pool, size_t size, size_t align)
{
    struct tidemem_block *block;
    void *piece;

    assert(align != 0 && (align & (align - 1)) == 0 && align <= LARGEST_ALIGN);

    if (size > TIDEMEM_LARGEST)
        return NULL;
    if (size == 0)
        size = 1;
    if (pool->top == NULL || !fits(pool->top, size, align)) {
        if (push_block(pool, size + align) != 0)
            return NULL;
    }
    block = pool->top;
    block->used += padding(block, align);
    piece = block->data + block->used;
    block->used += size;
    return piece;
}

void *tidemem_get(struct tidemem *pool, size_t size)
{
    return tidemem_get_aligned(pool, size, _Alignof(max_align_t));
}

void *tidemem_copy(struct tidemem *pool, const void *data, size_t size)
{
    void *piece = tidemem_get(pool, size);

    if (piece != NULL && size > 0)
        memcpy(piece, data, size);
    return piece;
}

char *tidemem_strdup(struct tidemem *pool, const char *text)
{
    size_t size = strlen(text) + 1;
    char *piece = tidemem_get_aligned(pool, size, 1);

    if (piece != NULL)
        memcpy(piece, text, size);
    return piece;
}

char *tidemem_concat(struct tidemem *pool, const char *a, const char *b)
{
    size_t first = strlen(a), second = strlen(b);
    char *piece;

    if (first > TIDEMEM_LARGEST || second > TIDEMEM_LARGEST)
        return NULL;
    piece = tidemem_get_aligned(pool, first + second + 1, 1);
    if (piece != NULL) {
        memcpy(piece, a, first);
        memcpy(piece + first, b, second + 1);
    }
    return piece;
}

tidemem_mark tidemem_here(const struct tidemem *pool)
{
    tidemem_mark mark = {pool->top, pool->top != NULL ? pool->top->used : 0};

    return mark;
}

void tidemem_rewind(struct tidemem *pool, tidemem_mark mark)
{
    while (pool->top != mark.block)
        pop_block(pool);
    if (pool->top != NULL) {
        assert(mark.used <= pool->top->used);
        pool->top->used = mark.used;
    }
}

size_t tidemem_used(const struct tidemem *pool)
{
    size_t used = 0;

    for (const struct tidemem_block *block = pool->top; block != NULL; block = block->below)
        used += block->used;
    return used;
}
