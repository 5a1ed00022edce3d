#include "failhndl.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define BLOCK 1024
#define ALIGN sizeof(max_align_t)

struct block {
    struct block *next;
    size_t used, size;
    _Alignas(max_align_t) unsigned char bytes[];
};

struct fh_pool {
    size_t limit, used;
    fh_fail_fn fail;
    void *ctx;
    struct block *blocks;
};

fh_pool *fh_open(size_t limit, fh_fail_fn fail, void *ctx)
{
    assert(fail != NULL);
    fh_pool *pool = calloc(1, sizeof *pool);
    if (pool != NULL) {
        pool->limit = limit < FH_LIMIT_MAX ? limit : FH_LIMIT_MAX;
        pool->fail = fail;
        pool->ctx = ctx;
    }
    return pool;
}

void fh_reset(fh_pool *pool)
{
    while (pool->blocks != NULL) {
        struct block *block = pool->blocks;
        pool->blocks = block->next;
        free(block);
    }
    pool->used = 0;
}

void fh_close(fh_pool *pool)
{
    if (pool != NULL) {
        fh_reset(pool);
        free(pool);
    }
}

size_t fh_used(const fh_pool *pool)
{
    return pool->used;
}

static void *give_up(fh_pool *pool, const char *message)
{
    pool->fail(pool->ctx, message);
    return NULL;
}

void *fh_get(fh_pool *pool, size_t size)
{
    if (size > pool->limit)
        return give_up(pool, "pool used up");
    size = (size + !size + ALIGN - 1) / ALIGN * ALIGN;
    if (size > pool->limit - pool->used)
        return give_up(pool, "pool used up");
    struct block *block = pool->blocks;
    if (block == NULL || size > block->size - block->used) {
        size_t bytes = size > BLOCK ? size : BLOCK;
        block = malloc(sizeof *block + bytes);
        if (block == NULL)
            return give_up(pool, "out of memory");
        block->used = 0;
        block->size = bytes;
        block->next = pool->blocks;
        pool->blocks = block;
    }
    void *result = block->bytes + block->used;
    block->used += size;
    pool->used += size;
    memset(result, 0, size);
    return result;
}

char *fh_ntext(fh_pool *pool, const char *text, size_t n)
{
    size_t len = 0;
    while (len < n && text[len] != '\0')
        len++;
    char *copy = fh_get(pool, len + 1);
    if (len > 0)
        memcpy(copy, text, len);
    copy[len] = '\0';
    return copy;
}

char *fh_text(fh_pool *pool, const char *text)
{
    return fh_ntext(pool, text, SIZE_MAX);
}

char *fh_join(fh_pool *pool, const char *a, const char *separator, const char *b)
{
    size_t first = strlen(a), second = strlen(separator), third = strlen(b);
    char *text = fh_get(pool, first + second + third + 1);
    memcpy(text, a, first);
    memcpy(text + first, separator, second);
    memcpy(text + first + second, b, third + 1);
    return text;
}

char **fh_split(fh_pool *pool, const char *text, char c)
{
    size_t len = strlen(text), parts = 1;
    for (size_t i = 0; i < len; i++)
        parts += text[i] == c;
    /* array and characters are taken at once */
    char **list = fh_get(pool, (parts + 1) * sizeof *list + len + 1);
    char *copy = (char *)(list + parts + 1);
    memcpy(copy, text, len + 1);
    size_t n = 0;
    list[n++] = copy;
    for (size_t i = 0; i < len; i++) {
        if (copy[i] == c) {
            copy[i] = '\0';
            list[n++] = copy + i + 1;
        }
    }
    list[n] = NULL;
    return list;
}
