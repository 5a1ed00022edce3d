#include "arena.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHUNK_SIZE 4096
#define TRY_LIMIT (1024 * 1024)

struct chunk {
    struct chunk *below;
    size_t size;
    size_t used;
    max_align_t data[];
};

struct arena {
    struct chunk *top;
};

static void fatal(const char *what, size_t size)
{
    fprintf(stderr, "arena: fatal: %s (%zu bytes)\n", what, size);
    abort();
}

arena *arena_create(void)
{
    arena *a = calloc(1, sizeof *a);
    if (!a)
        fatal("out of memory", sizeof *a);
    return a;
}

static void drop_top(arena *a)
{
    struct chunk *chunk = a->top;
    a->top = chunk->below;
    free(chunk);
}

void arena_destroy(arena *a)
{
    if (!a)
        return;
    while (a->top)
        drop_top(a);
    free(a);
}

static size_t round_up(size_t size)
{
    return (size + sizeof(max_align_t) - 1) / sizeof(max_align_t) * sizeof(max_align_t);
}

static int add_chunk(arena *a, size_t size)
{
    if (size < CHUNK_SIZE)
        size = CHUNK_SIZE;
    struct chunk *chunk = malloc(sizeof *chunk + size);
    if (!chunk)
        return 0;
    chunk->below = a->top;
    chunk->size = size;
    chunk->used = 0;
    a->top = chunk;
    return 1;
}

static void *take(arena *a, size_t size)
{
    if (size > SIZE_MAX / 2)
        return NULL;
    size = round_up(size ? size : 1);
    if (!a->top || a->top->size - a->top->used < size)
        if (!add_chunk(a, size))
            return NULL;
    void *block = (char *)a->top->data + a->top->used;
    a->top->used += size;
    return memset(block, 0, size);
}

void *arena_alloc(arena *a, size_t size)
{
    void *block = take(a, size);
    if (!block)
        fatal("out of memory", size);
    return block;
}

void *arena_array(arena *a, size_t count, size_t size)
{
    if (size && count > SIZE_MAX / size)
        fatal("array too large", count);
    return arena_alloc(a, count * size);
}

char *arena_text(arena *a, const char *text)
{
    return strcpy(arena_alloc(a, strlen(text) + 1), text);
}

void *arena_try(arena *a, size_t size)
{
    return size > TRY_LIMIT ? NULL : take(a, size);
}

arena_mark_t arena_mark(const arena *a)
{
    return (arena_mark_t){a->top, a->top ? a->top->used : 0};
}

void arena_rewind(arena *a, arena_mark_t mark)
{
    while (a->top != mark.chunk)
        drop_top(a);
    if (a->top)
        a->top->used = mark.used;
}

size_t arena_bytes(const arena *a)
{
    size_t bytes = 0;
    for (const struct chunk *chunk = a->top; chunk; chunk = chunk->below)
        bytes += chunk->used;
    return bytes;
}
