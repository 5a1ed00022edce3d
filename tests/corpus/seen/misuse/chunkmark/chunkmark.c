#include "chunkmark.h"

#include <assert.h>
#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define MIN_CHUNK 64
#define MAX_CHUNK ((size_t)1 << 20)
#define MAX_ALIGN 4096

struct chunk {
    struct chunk *below;
    size_t size, used;
    unsigned char data[];
};

struct cm_arena {
    struct chunk *top; /* NULL when empty */
    size_t chunk_size;
    size_t total;
};

cm_arena *cm_new(size_t chunk_size)
{
    cm_arena *arena = malloc(sizeof *arena);
    if (!arena)
        return NULL;
    if (chunk_size < MIN_CHUNK)
        chunk_size = MIN_CHUNK;
    if (chunk_size > MAX_CHUNK)
        chunk_size = MAX_CHUNK;
    arena->top = NULL;
    arena->chunk_size = chunk_size;
    arena->total = 0;
    return arena;
}

void cm_free(cm_arena *arena)
{
    if (!arena)
        return;
    cm_reset(arena);
    free(arena);
}

static void drop(cm_arena *arena)
{
    struct chunk *c = arena->top;
    arena->top = c->below;
    free(c);
}

/* How many bytes to skip for the alignment of the next piece of a chunk. */
static size_t gap(const struct chunk *c, size_t align)
{
    uintptr_t at = (uintptr_t)(c->data + c->used);
    return (size_t)(-at & (align - 1));
}

static int has_room(const struct chunk *c, size_t size, size_t align)
{
    size_t skip = gap(c, align), left = c->size - c->used;
    return skip <= left && size <= left - skip;
}

static int add_chunk(cm_arena *arena, size_t at_least)
{
    size_t size = at_least > arena->chunk_size ? at_least : arena->chunk_size;
    struct chunk *c = malloc(sizeof *c + size);
    if (!c)
        return -1;
    c->below = arena->top;
    c->size = size;
    c->used = 0;
    arena->top = c;
    return 0;
}

void *cm_alloc(cm_arena *arena, size_t size, size_t align)
{
    assert(align != 0 && (align & (align - 1)) == 0 && align <= MAX_ALIGN);
    if (size > CM_MAX_PIECE || size > CM_MAX_TOTAL - arena->total)
        return NULL;
    size_t need = size ? size : 1;
    if (!arena->top || !has_room(arena->top, need, align))
        if (add_chunk(arena, need + align) != 0)
            return NULL;
    struct chunk *c = arena->top;
    c->used += gap(c, align);
    void *piece = c->data + c->used;
    c->used += need;
    arena->total += size;
    return piece;
}

void *cm_zeros(cm_arena *arena, size_t count, size_t size)
{
    if (size != 0 && count > CM_MAX_PIECE / size)
        return NULL;
    void *piece = cm_alloc(arena, count * size, alignof(max_align_t));
    if (piece)
        memset(piece, 0, count * size);
    return piece;
}

char *cm_string(cm_arena *arena, const char *text)
{
    size_t n = strlen(text) + 1;
    char *copy = cm_alloc(arena, n, 1);
    if (copy)
        memcpy(copy, text, n);
    return copy;
}

cm_mark cm_get_mark(const cm_arena *arena)
{
    cm_mark mark = {arena->top, arena->top ? arena->top->used : 0, arena->total};
    return mark;
}

void cm_rewind(cm_arena *arena, cm_mark mark)
{
    while (arena->top != mark.chunk)
        drop(arena);
    if (arena->top)
        arena->top->used = mark.used;
    arena->total = mark.total;
}

void cm_reset(cm_arena *arena)
{
    while (arena->top)
        drop(arena);
    arena->total = 0;
}

size_t cm_total(const cm_arena *arena)
{
    return arena->total;
}
