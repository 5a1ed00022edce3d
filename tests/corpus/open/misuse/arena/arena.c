#include "arena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define LARGEST ((size_t)1 << 20)

struct block {
    struct block *next;
    max_align_t bytes[];
};

struct arena {
    struct block *blocks;
    size_t used;
};

arena *arena_create(void)
{
    return calloc(1, sizeof(arena));
}

void arena_reset(arena *a)
{
    while (a->blocks != NULL) {
        struct block *block = a->blocks;
        a->blocks = block->next;
        free(block);
    }
    a->used = 0;
}

void arena_destroy(arena *a)
{
    arena_reset(a);
    free(a);
}

void *arena_alloc(arena *a, size_t size)
{
    if (size > LARGEST)
        return NULL;
    struct block *block = malloc(sizeof *block + size);
    if (block == NULL)
        return NULL;
    block->next = a->blocks;
    a->blocks = block;
    a->used += size;
    return block->bytes;
}

char *arena_copy(arena *a, const char *text)
{
    return arena_join(a, text, "");
}

char *arena_join(arena *a, const char *left, const char *right)
{
    size_t left_length = strlen(left), right_length = strlen(right);
    char *joined = arena_alloc(a, left_length + right_length + 1);
    if (joined == NULL)
        return NULL;
    memcpy(joined, left, left_length);
    memcpy(joined + left_length, right, right_length + 1);
    return joined;
}

size_t arena_used(const arena *a)
{
    return a->used;
}
