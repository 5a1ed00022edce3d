#include "pool.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct block {
    struct block *next;
    size_t used;
    _Alignas(16) unsigned char bytes[];
};

struct pool {
    size_t block_size;
    struct block *blocks;
};

struct pool *pool_create(size_t block_size)
{
    if (block_size < 16 || block_size > 65536)
        return NULL;
    struct pool *pool = calloc(1, sizeof *pool);
    if (pool)
        pool->block_size = block_size;
    return pool;
}

void pool_reset(struct pool *pool)
{
    while (pool->blocks) {
        struct block *next = pool->blocks->next;
        free(pool->blocks);
        pool->blocks = next;
    }
}

void pool_destroy(struct pool *pool)
{
    if (pool)
        pool_reset(pool);
    free(pool);
}

void *pool_alloc(struct pool *pool, size_t size)
{
    if (size > pool->block_size)
        return NULL;
#ifdef SEEDED_BUG /* rounded after it was compared */
    size_t rounded = (size + 15) / 16 * 16;
    if (!pool->blocks || pool->blocks->used + size > pool->block_size) {
#else
    size_t rounded = (size + 15) / 16 * 16;
    if (!pool->blocks || pool->blocks->used + rounded > pool->block_size) {
#endif
        size_t bytes = pool->block_size > rounded ? pool->block_size : rounded;
        struct block *block = malloc(sizeof *block + bytes);
        if (!block)
            return NULL;
        block->next = pool->blocks;
        block->used = 0;
        pool->blocks = block;
    }
    void *memory = pool->blocks->bytes + pool->blocks->used;
    pool->blocks->used += rounded;
    memset(memory, 0, rounded);
    return memory;
}

char *pool_strdup(struct pool *pool, const char *text)
{
    size_t length = strlen(text) + 1;
    char *copy = pool_alloc(pool, length);
    return copy ? memcpy(copy, text, length) : NULL;
}

size_t pool_used(const struct pool *pool)
{
    size_t used = 0;
    for (const struct block *block = pool->blocks; block; block = block->next)
        used += block->used;
    return used;
}
