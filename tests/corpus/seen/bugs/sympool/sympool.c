#include "sympool.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct sympool {
    char *bytes;
    size_t used, room;
    size_t *starts;
    int count, slots;
};

sympool_t *sympool_new(void)
{
    return calloc(1, sizeof(sympool_t));
}

void sympool_delete(sympool_t *pool)
{
    if (pool == NULL)
        return;
    free(pool->bytes);
    free(pool->starts);
    free(pool);
}

/* Makes room for another symbol of so many bytes. */
static bool reserve(sympool_t *pool, size_t size)
{
    if (size > SYMPOOL_BYTES - pool->used)
        return false;
    if (pool->count == pool->slots) {
        int slots = pool->slots == 0 ? 8 : pool->slots * 2;
        size_t *starts = realloc(pool->starts, (size_t)slots * sizeof *starts);
        if (starts == NULL)
            return false;
        pool->starts = starts;
        pool->slots = slots;
    }
    if (size > pool->room - pool->used) {
        size_t room = pool->room == 0 ? 16 : pool->room;
        while (room - pool->used < size)
            room *= 2;
        char *bytes = realloc(pool->bytes, room);
        if (bytes == NULL)
            return false;
        pool->bytes = bytes;
        pool->room = room;
    }
    return true;
}

static int commit(sympool_t *pool, size_t size)
{
    pool->starts[pool->count] = pool->used;
    pool->used += size;
    return pool->count++;
}

static bool known(const sympool_t *pool, int sym)
{
    return sym >= 0 && sym < pool->count;
}

int sympool_lookup(const sympool_t *pool, const char *text)
{
    for (int sym = 0; sym < pool->count; sym++)
        if (strcmp(pool->bytes + pool->starts[sym], text) == 0)
            return sym;
    return SYM_NONE;
}

int sympool_intern(sympool_t *pool, const char *text)
{
    int sym = sympool_lookup(pool, text);
    if (sym != SYM_NONE)
        return sym;
    size_t size = strlen(text) + 1;
    if (size > SYMPOOL_BYTES)
        return SYM_NONE;
    /* The text may be the tail of one in the pool, which moves. */
    char *copy = malloc(size);
    if (copy == NULL)
        return SYM_NONE;
    memcpy(copy, text, size);
    if (reserve(pool, size)) {
        memcpy(pool->bytes + pool->used, copy, size);
        sym = commit(pool, size);
    }
    free(copy);
    return sym;
}

const char *sympool_text(const sympool_t *pool, int sym)
{
    return known(pool, sym) ? pool->bytes + pool->starts[sym] : NULL;
}

size_t sympool_length(const sympool_t *pool, int sym)
{
    return known(pool, sym) ? strlen(sympool_text(pool, sym)) : 0;
}

int sympool_join(sympool_t *pool, int left, int right)
{
    if (!known(pool, left) || !known(pool, right))
        return SYM_NONE;
    const char *head = sympool_text(pool, left);
    const char *tail = sympool_text(pool, right);
    size_t head_length = strlen(head), tail_length = strlen(tail);
    if (!reserve(pool, head_length + tail_length + 1))
        return SYM_NONE;
    char *joined = pool->bytes + pool->used;
    memcpy(joined, head, head_length);
    memcpy(joined + head_length, tail, tail_length + 1);
    int sym = sympool_lookup(pool, joined);
    return sym != SYM_NONE ? sym : commit(pool, head_length + tail_length + 1);
}

int sympool_count(const sympool_t *pool)
{
    return pool->count;
}

size_t sympool_used(const sympool_t *pool)
{
    return pool->used;
}
