#include "slabmem.h"

#include <assert.h>
#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct chunk;

/* In front of every object. */
struct cell {
    alignas(max_align_t) struct chunk *home;
    struct cell *next_free;
    int used;
};

struct chunk {
    alignas(max_align_t) slab *owner;
    struct chunk *next;
    struct cell *free_cells;
    size_t in_use;
    unsigned char cells[];
};

struct slab {
    size_t object_size, cell_size, per_chunk;
    struct chunk *chunks;
    size_t chunk_count, in_use;
};

static struct cell *cell_at(const slab *s, struct chunk *c, size_t i)
{
    return (struct cell *)(void *)(c->cells + i * s->cell_size);
}

slab *slab_create(size_t object_size, size_t per_chunk)
{
    const size_t unit = alignof(max_align_t);
    slab *s;

    if (object_size == 0 || object_size > SLAB_MAX_OBJECT || per_chunk == 0 || per_chunk > SLAB_MAX_PER_CHUNK)
        return NULL;
    s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    s->object_size = object_size;
    s->cell_size = sizeof(struct cell) + (object_size + unit - 1) / unit * unit;
    s->per_chunk = per_chunk;
    return s;
}

void slab_reset(slab *s)
{
    while (s->chunks) {
        struct chunk *next = s->chunks->next;
        free(s->chunks);
        s->chunks = next;
    }
    s->chunk_count = 0;
    s->in_use = 0;
}

void slab_destroy(slab *s)
{
    if (s) {
        slab_reset(s);
        free(s);
    }
}

static struct chunk *add_chunk(slab *s)
{
    struct chunk *c;
    size_t i;

    if (s->chunk_count == SLAB_MAX_CHUNKS)
        return NULL;
    /* The padding behind the last object is left out. */
    c = malloc(sizeof *c + (s->per_chunk - 1) * s->cell_size + sizeof(struct cell) + s->object_size);
    if (!c)
        return NULL;
    c->owner = s;
    c->in_use = 0;
    c->free_cells = NULL;
    for (i = s->per_chunk; i-- > 0;) {
        struct cell *cell = cell_at(s, c, i);
        cell->home = c;
        cell->used = 0;
        cell->next_free = c->free_cells;
        c->free_cells = cell;
    }
    c->next = s->chunks;
    s->chunks = c;
    s->chunk_count++;
    return c;
}

/* Chunks with a free cell stand before those without. */
static void move_to_end(slab *s, struct chunk *c)
{
    struct chunk **at = &s->chunks;

    while (*at != c)
        at = &(*at)->next;
    *at = c->next;
    while (*at)
        at = &(*at)->next;
    c->next = NULL;
    *at = c;
}

static void move_to_front(slab *s, struct chunk *c)
{
    struct chunk **at = &s->chunks;

    while (*at != c)
        at = &(*at)->next;
    *at = c->next;
    c->next = s->chunks;
    s->chunks = c;
}

void *slab_alloc(slab *s)
{
    struct chunk *c = s->chunks;
    struct cell *cell;

    if (!c || !c->free_cells)
        c = add_chunk(s);
    if (!c)
        return NULL;
    cell = c->free_cells;
    c->free_cells = cell->next_free;
    cell->next_free = NULL;
    cell->used = 1;
    c->in_use++;
    s->in_use++;
    if (!c->free_cells)
        move_to_end(s, c);
    return cell + 1;
}

void *slab_zalloc(slab *s)
{
    void *object = slab_alloc(s);

    if (object)
        memset(object, 0, s->object_size);
    return object;
}

void slab_release(slab *s, void *object)
{
    struct cell *cell;
    struct chunk *c;

    if (!object)
        return;
    cell = (struct cell *)object - 1;
    c = cell->home;
    assert(c->owner == s);
    assert(cell->used);
    cell->used = 0;
    if (!c->free_cells)
        move_to_front(s, c);
    cell->next_free = c->free_cells;
    c->free_cells = cell;
    c->in_use--;
    s->in_use--;
}

size_t slab_trim(slab *s)
{
    struct chunk **at = &s->chunks;
    size_t trimmed = 0;

    while (*at) {
        struct chunk *c = *at;
        if (c->in_use == 0) {
            *at = c->next;
            free(c);
            trimmed++;
        } else {
            at = &c->next;
        }
    }
    s->chunk_count -= trimmed;
    return trimmed;
}

void slab_each(slab *s, slab_visitor *visit, void *arg)
{
    /* The chunks as they are now: a release may reorder the list. */
    struct chunk *chunks[SLAB_MAX_CHUNKS], *c;
    size_t count = 0, i, k;

    for (c = s->chunks; c; c = c->next)
        chunks[count++] = c;
    for (k = 0; k < count; k++) {
        for (i = 0; i < s->per_chunk; i++) {
            struct cell *cell = cell_at(s, chunks[k], i);
            if (cell->used)
                visit(cell + 1, arg);
        }
    }
}

size_t slab_in_use(const slab *s)
{
    return s->in_use;
}

size_t slab_chunks(const slab *s)
{
    return s->chunk_count;
}

size_t slab_object_size(const slab *s)
{
    return s->object_size;
}
