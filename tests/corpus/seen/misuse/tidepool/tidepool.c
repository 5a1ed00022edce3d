#include "tidepool.h"

#include <assert.h>
#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define DEFAULT_CHUNK 4096
#define LARGEST_CHUNK ((size_t)1 << 20)
#define LARGEST_ALIGN 4096

struct chunk {
    struct chunk *below;
    size_t size, used;
    alignas(max_align_t) unsigned char bytes[];
};

struct tidepool {
    struct chunk *top;
    size_t chunk_size;
    size_t total;
};

tidepool *tidepool_new(size_t chunk_size)
{
    tidepool *pool = malloc(sizeof *pool);

    if (!pool)
        return NULL;
    if (chunk_size == 0)
        chunk_size = DEFAULT_CHUNK;
    if (chunk_size > LARGEST_CHUNK)
        chunk_size = LARGEST_CHUNK;
    pool->top = NULL;
    pool->chunk_size = chunk_size;
    pool->total = 0;
    return pool;
}

void tidepool_free(tidepool *pool)
{
    if (!pool)
        return;
    tidepool_reset(pool);
    free(pool);
}

/* The offset of the next piece in a chunk, SIZE_MAX if it does not fit. */
static size_t place(const struct chunk *chunk, size_t size, size_t align)
{
    uintptr_t at = (uintptr_t)chunk->bytes + chunk->used;
    size_t pad = (size_t)(-at & (align - 1));

    if (pad > chunk->size - chunk->used || size > chunk->size - chunk->used - pad)
        return SIZE_MAX;
    return chunk->used + pad;
}

static struct chunk *grow(tidepool *pool, size_t size, size_t align)
{
    size_t wanted = size + align;

    if (wanted < pool->chunk_size)
        wanted = pool->chunk_size;
    struct chunk *chunk = malloc(sizeof *chunk + wanted);
    if (!chunk)
        return NULL;
    chunk->below = pool->top;
    chunk->size = wanted;
    chunk->used = 0;
    pool->top = chunk;
    return chunk;
}

void *tidepool_aligned(tidepool *pool, size_t size, size_t align)
{
    assert(align != 0 && (align & (align - 1)) == 0);
    if (align > LARGEST_ALIGN || size > TIDEPOOL_MAX - pool->total)
        return NULL;
    /* Pieces of no size take a byte, so that chunks stay bounded in number. */
    size_t room = size ? size : 1;
    if (room > TIDEPOOL_MAX - pool->total)
        return NULL;

    struct chunk *chunk = pool->top;
    size_t offset = chunk ? place(chunk, room, align) : SIZE_MAX;
    if (offset == SIZE_MAX) {
        chunk = grow(pool, room, align);
        if (!chunk)
            return NULL;
        offset = place(chunk, room, align);
    }
    chunk->used = offset + room;
    pool->total += room;
    return chunk->bytes + offset;
}

void *tidepool_alloc(tidepool *pool, size_t size)
{
    return tidepool_aligned(pool, size, alignof(max_align_t));
}

void *tidepool_calloc(tidepool *pool, size_t count, size_t size)
{
    if (size != 0 && count > TIDEPOOL_MAX / size)
        return NULL;
    void *piece = tidepool_alloc(pool, count * size);
    if (piece)
        memset(piece, 0, count * size);
    return piece;
}

char *tidepool_strdup(tidepool *pool, const char *s)
{
    size_t size = strlen(s) + 1;
    char *copy = tidepool_aligned(pool, size, 1);

    if (copy)
        memcpy(copy, s, size);
    return copy;
}

tidepool_mark tidepool_save(const tidepool *pool)
{
    tidepool_mark mark = { pool->top, pool->top ? pool->top->used : 0, pool->total };

    return mark;
}

void tidepool_restore(tidepool *pool, tidepool_mark mark)
{
    struct chunk *keep = mark.chunk;

    while (pool->top != keep) {
        struct chunk *below = pool->top->below;
        free(pool->top);
        pool->top = below;
    }
    if (keep)
        keep->used = mark.used;
    pool->total = mark.total;
}

void tidepool_reset(tidepool *pool)
{
    tidepool_mark bottom = { NULL, 0, 0 };

    tidepool_restore(pool, bottom);
}

size_t tidepool_total(const tidepool *pool)
{
    return pool->total;
}
