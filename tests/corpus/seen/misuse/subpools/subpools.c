#include "subpools.h"

#include <stdlib.h>
#include <string.h>

#define LARGEST ((size_t)1 << 20)

struct block {
    struct block *next;
    max_align_t bytes[];
};

struct cleanup {
    struct cleanup *next;
    void *data;
    sp_cleanup_fn *fn;
};

struct sp_pool {
    sp_pool *parent;
    sp_pool *child;
    sp_pool *sibling;
    struct block *blocks;
    struct cleanup *cleanups;
    size_t bytes;
};

sp_pool *sp_create(sp_pool *parent)
{
    sp_pool *pool = calloc(1, sizeof *pool);
    if (pool == NULL)
        return NULL;
    pool->parent = parent;
    if (parent != NULL) {
        pool->sibling = parent->child;
        parent->child = pool;
    }
    return pool;
}

void sp_clear(sp_pool *pool)
{
    while (pool->child != NULL)
        sp_destroy(pool->child);
    while (pool->cleanups != NULL) {
        struct cleanup *cleanup = pool->cleanups;
        pool->cleanups = cleanup->next;
        cleanup->fn(cleanup->data);
        free(cleanup);
    }
    while (pool->blocks != NULL) {
        struct block *block = pool->blocks;
        pool->blocks = block->next;
        free(block);
    }
    pool->bytes = 0;
}

void sp_destroy(sp_pool *pool)
{
    sp_clear(pool);
    if (pool->parent != NULL) {
        sp_pool **link = &pool->parent->child;
        while (*link != pool)
            link = &(*link)->sibling;
        *link = pool->sibling;
    }
    free(pool);
}

void *sp_alloc(sp_pool *pool, size_t size)
{
    if (size > LARGEST)
        return NULL;
    struct block *block = malloc(sizeof *block + size);
    if (block == NULL)
        return NULL;
    block->next = pool->blocks;
    pool->blocks = block;
    pool->bytes += size;
    return block->bytes;
}

void *sp_calloc(sp_pool *pool, size_t size)
{
    void *memory = sp_alloc(pool, size);
    return memory == NULL ? NULL : memset(memory, 0, size);
}

char *sp_strdup(sp_pool *pool, const char *text)
{
    return sp_strcat(pool, text, "");
}

char *sp_strcat(sp_pool *pool, const char *a, const char *b)
{
    size_t length = strlen(a), more = strlen(b) + 1;
    char *text = sp_alloc(pool, length + more);
    if (text == NULL)
        return NULL;
    memcpy(text, a, length);
    memcpy(text + length, b, more);
    return text;
}

int sp_cleanup_register(sp_pool *pool, void *data, sp_cleanup_fn *fn)
{
    struct cleanup *cleanup = malloc(sizeof *cleanup);
    if (cleanup == NULL)
        return 0;
    *cleanup = (struct cleanup){pool->cleanups, data, fn};
    pool->cleanups = cleanup;
    return 1;
}

int sp_cleanup_kill(sp_pool *pool, void *data, sp_cleanup_fn *fn)
{
    for (struct cleanup **link = &pool->cleanups; *link != NULL; link = &(*link)->next)
        if ((*link)->data == data && (*link)->fn == fn) {
            struct cleanup *cleanup = *link;
            *link = cleanup->next;
            free(cleanup);
            return 1;
        }
    return 0;
}

sp_pool *sp_parent(const sp_pool *pool)
{
    return pool->parent;
}

int sp_is_ancestor(const sp_pool *a, const sp_pool *b)
{
    while (b != NULL && b != a)
        b = b->parent;
    return b != NULL;
}

size_t sp_bytes(const sp_pool *pool)
{
    return pool->bytes;
}
