#include "hashdir.h"

#include <stdlib.h>
#include <string.h>

struct pair {
    uint32_t hash;
    uint64_t row;
};

/* All pairs of a bucket agree in the low `depth` bits of their hashes. */
struct bucket {
    unsigned depth;
    unsigned n;
    struct pair pair[HD_BUCKET];
};

struct hashdir {
    unsigned depth;
    size_t count;
    struct bucket *slot[(size_t)1 << HD_MAXDEPTH];
};

static uint32_t low_bits(unsigned depth)
{
    return ((uint32_t)1 << depth) - 1;
}

static struct bucket *lookup(const hashdir *ix, uint32_t hash)
{
    return ix->slot[hash & low_bits(ix->depth)];
}

static int position(const struct bucket *b, uint32_t hash, uint64_t row)
{
    for (unsigned i = 0; i < b->n; i++)
        if (b->pair[i].hash == hash && b->pair[i].row == row)
            return (int)i;
    return -1;
}

/* The upper half of a doubled directory repeats the lower one. */
static void grow_directory(hashdir *ix)
{
    size_t half = (size_t)1 << ix->depth;
    memcpy(&ix->slot[half], &ix->slot[0], half * sizeof ix->slot[0]);
    ix->depth++;
}

/* Divides the bucket of a hash by the next bit of the hashes. */
static int split(hashdir *ix, uint32_t hash)
{
    struct bucket *b = lookup(ix, hash);
    if (b->depth == HD_MAXDEPTH)
        return HD_FULL;
    struct bucket *other = calloc(1, sizeof *other);
    if (!other)
        return HD_NOMEM;
    if (b->depth == ix->depth)
        grow_directory(ix);

    uint32_t bit = (uint32_t)1 << b->depth;
    b->depth++;
    other->depth = b->depth;

    unsigned kept = 0;
    for (unsigned i = 0; i < b->n; i++) {
        if (b->pair[i].hash & bit)
            other->pair[other->n++] = b->pair[i];
        else
            b->pair[kept++] = b->pair[i];
    }
    b->n = kept;

    uint32_t low = (hash & (bit - 1)) | bit;
    for (size_t s = low; s < (size_t)1 << ix->depth; s += (size_t)bit << 1)
        ix->slot[s] = other;
    return HD_OK;
}

/* Whether a slot is the first one of its bucket. */
static int leads(const hashdir *ix, size_t s)
{
    return s <= low_bits(ix->slot[s]->depth);
}

hashdir *hd_new(void)
{
    hashdir *ix = calloc(1, sizeof *ix);
    if (!ix)
        return NULL;
    ix->slot[0] = calloc(1, sizeof *ix->slot[0]);
    if (!ix->slot[0]) {
        free(ix);
        return NULL;
    }
    return ix;
}

/* Frees every bucket but the first one. */
static void free_others(hashdir *ix)
{
    for (size_t s = (size_t)1 << ix->depth; s-- > 1;) {
        /* from above: the first slot of a bucket is met last */
        if (leads(ix, s))
            free(ix->slot[s]);
    }
}

void hd_free(hashdir *ix)
{
    if (!ix)
        return;
    free_others(ix);
    free(ix->slot[0]);
    free(ix);
}

void hd_clear(hashdir *ix)
{
    free_others(ix);
    ix->slot[0]->n = 0;
    ix->slot[0]->depth = 0;
    ix->depth = 0;
    ix->count = 0;
}

int hd_add(hashdir *ix, uint32_t hash, uint64_t row)
{
    struct bucket *b = lookup(ix, hash);
    if (position(b, hash, row) >= 0)
        return HD_EXISTS;
    while (b->n == HD_BUCKET) {
        if (split(ix, hash) == HD_NOMEM)
            return HD_NOMEM;
        b = lookup(ix, hash);
    }
    b->pair[b->n].hash = hash;
    b->pair[b->n].row = row;
    b->n++;
    ix->count++;
    return HD_OK;
}

int hd_del(hashdir *ix, uint32_t hash, uint64_t row)
{
    struct bucket *b = lookup(ix, hash);
    int at = position(b, hash, row);
    if (at < 0)
        return HD_NOENT;
    b->n--;
    b->pair[at] = b->pair[b->n];
    ix->count--;
    return HD_OK;
}

int hd_has(const hashdir *ix, uint32_t hash, uint64_t row)
{
    return position(lookup(ix, hash), hash, row) >= 0;
}

size_t hd_find(const hashdir *ix, uint32_t hash, uint64_t *rows, size_t max)
{
    const struct bucket *b = lookup(ix, hash);
    size_t found = 0;
    for (unsigned i = 0; i < b->n; i++) {
        if (b->pair[i].hash != hash)
            continue;
        if (found < max)
            rows[found] = b->pair[i].row;
        found++;
    }
    return found;
}

size_t hd_count(const hashdir *ix)
{
    return ix->count;
}

unsigned hd_depth(const hashdir *ix)
{
    return ix->depth;
}

int hd_walk(const hashdir *ix, hd_visit *visit, void *ctx)
{
    for (size_t s = 0; s < (size_t)1 << ix->depth; s++) {
        const struct bucket *b = ix->slot[s];
        if (!leads(ix, s))
            continue;
        for (unsigned i = 0; i < b->n; i++) {
            int stop = visit(ctx, b->pair[i].hash, b->pair[i].row);
            if (stop)
                return stop;
        }
    }
    return 0;
}
