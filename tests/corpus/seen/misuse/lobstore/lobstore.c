#include "lobstore.h"

#include <stdlib.h>
#include <string.h>

#define CHUNKS (LOB_MAX / LOB_CHUNK)

struct object {
    unsigned number;
    size_t size;
    size_t nchunks;             /* slots in chunk[] */
    unsigned char **chunk;      /* NULL: a chunk of zeros */
    unsigned opened;
};

struct lob {
    struct lob_store *store;
    struct object *object;
    size_t position;
};

struct lob_store {
    unsigned last;
    struct object *object[LOB_OBJECTS];
    struct lob *lob[LOB_OBJECTS];
};

static const unsigned char zeros[LOB_CHUNK];

struct lob_store *lob_store_new(void)
{
    return calloc(1, sizeof(struct lob_store));
}

static void free_object(struct object *o)
{
    for (size_t i = 0; i < o->nchunks; i++)
        free(o->chunk[i]);
    free(o->chunk);
    free(o);
}

void lob_store_free(struct lob_store *store)
{
    if (!store)
        return;
    for (int i = 0; i < LOB_OBJECTS; i++) {
        free(store->lob[i]);
        if (store->object[i])
            free_object(store->object[i]);
    }
    free(store);
}

/* The slot of an object, or -1; 0 is the number of free slots. */
static int slot_of(const struct lob_store *store, unsigned number)
{
    for (int i = 0; i < LOB_OBJECTS; i++) {
        const struct object *o = store->object[i];
        if (number == (o ? o->number : 0))
            return i;
    }
    return -1;
}

unsigned lob_create(struct lob_store *store)
{
    int i = slot_of(store, 0);
    if (i < 0)
        return 0;
    struct object *o = calloc(1, sizeof *o);
    if (!o)
        return 0;
    do
        store->last++;
    while (store->last == 0 || slot_of(store, store->last) >= 0);
    o->number = store->last;
    store->object[i] = o;
    return o->number;
}

int lob_unlink(struct lob_store *store, unsigned number)
{
    int i = number ? slot_of(store, number) : -1;
    if (i < 0 || store->object[i]->opened)
        return -1;
    free_object(store->object[i]);
    store->object[i] = NULL;
    return 0;
}

struct lob *lob_open(struct lob_store *store, unsigned number)
{
    int i = number ? slot_of(store, number) : -1, d = 0;
    while (d < LOB_OBJECTS && store->lob[d])
        d++;
    if (i < 0 || d == LOB_OBJECTS)
        return NULL;
    struct lob *lob = calloc(1, sizeof *lob);
    if (!lob)
        return NULL;
    lob->store = store;
    lob->object = store->object[i];
    lob->object->opened++;
    store->lob[d] = lob;
    return lob;
}

void lob_close(struct lob *lob)
{
    for (int d = 0; d < LOB_OBJECTS; d++)
        if (lob->store->lob[d] == lob)
            lob->store->lob[d] = NULL;
    lob->object->opened--;
    free(lob);
}

/* What is at the position: a piece of a chunk, within the object. */
static const unsigned char *piece(const struct lob *lob, size_t *len)
{
    const struct object *o = lob->object;
    if (lob->position >= o->size) {
        *len = 0;
        return NULL;
    }
    size_t within = lob->position % LOB_CHUNK;
    const unsigned char *chunk = o->chunk[lob->position / LOB_CHUNK];
    *len = LOB_CHUNK - within;
    if (*len > o->size - lob->position)
        *len = o->size - lob->position;
    return (chunk ? chunk : zeros) + within;
}

size_t lob_read(struct lob *lob, void *buf, size_t len)
{
    size_t done = 0, n;
    const unsigned char *p;
    while (done < len && (p = piece(lob, &n))) {
        if (n > len - done)
            n = len - done;
        memcpy((unsigned char *)buf + done, p, n);
        lob->position += n;
        done += n;
    }
    return done;
}

/* A chunk to write to; NULL when memory is short. */
static unsigned char *writable(struct object *o, size_t index)
{
    if (index >= o->nchunks) {
        size_t n = o->nchunks ? o->nchunks : 4;
        while (n <= index)
            n *= 2;
        if (n > CHUNKS)
            n = CHUNKS;
        unsigned char **chunk = realloc(o->chunk, n * sizeof *chunk);
        if (!chunk)
            return NULL;
        for (size_t i = o->nchunks; i < n; i++)
            chunk[i] = NULL;
        o->chunk = chunk;
        o->nchunks = n;
    }
    if (!o->chunk[index])
        o->chunk[index] = calloc(1, LOB_CHUNK);
    return o->chunk[index];
}

size_t lob_write(struct lob *lob, const void *data, size_t len)
{
    struct object *o = lob->object;
    size_t done = 0;
    if (len > LOB_MAX - lob->position)
        len = LOB_MAX - lob->position;
    while (done < len) {
        size_t within = lob->position % LOB_CHUNK, n = LOB_CHUNK - within;
        unsigned char *chunk = writable(o, lob->position / LOB_CHUNK);
        if (!chunk)
            break;
        if (n > len - done)
            n = len - done;
        memmove(chunk + within, (const unsigned char *)data + done, n);
        lob->position += n;
        done += n;
        if (o->size < lob->position)
            o->size = lob->position;
    }
    return done;
}

int lob_seek(struct lob *lob, size_t position)
{
    if (position > LOB_MAX)
        return -1;
    lob->position = position;
    return 0;
}

size_t lob_tell(const struct lob *lob)
{
    return lob->position;
}

size_t lob_size(const struct lob *lob)
{
    return lob->object->size;
}

void lob_truncate(struct lob *lob, size_t size)
{
    struct object *o = lob->object;
    if (size >= o->size)
        return;
    size_t kept = (size + LOB_CHUNK - 1) / LOB_CHUNK;
    for (size_t i = kept; i < o->nchunks; i++) {
        free(o->chunk[i]);
        o->chunk[i] = NULL;
    }
    if (size % LOB_CHUNK && o->chunk[kept - 1])
        memset(o->chunk[kept - 1] + size % LOB_CHUNK, 0, LOB_CHUNK - size % LOB_CHUNK);
    o->size = size;
}

const void *lob_peek(struct lob *lob, size_t *len)
{
    const unsigned char *p = piece(lob, len);
    lob->position += *len;
    return p;
}
