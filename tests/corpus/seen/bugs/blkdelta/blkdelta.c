#include "blkdelta.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct entry {
    uint32_t weak;
    uint32_t number;
};

struct bd_index {
    unsigned char *base;
    size_t block;
    size_t count;
    struct entry *sorted; /* by weak sum, then by number */
};

struct op {
    int is_copy;
    size_t offset; /* in the base or in the literals */
    size_t len;
};

struct bd_delta {
    struct op *ops;
    size_t count, room;
    unsigned char *literals;
    size_t nliterals;
    size_t size;
};

static uint32_t weak_sum(const unsigned char *p, size_t len)
{
    uint32_t sum = 0;
    size_t i;

    for (i = 0; i < len; i++)
        sum += p[i];
    return sum;
}

static int by_weak(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;

    if (x->weak != y->weak)
        return x->weak < y->weak ? -1 : 1;
    return x->number < y->number ? -1 : x->number > y->number;
}

bd_index *bd_index_new(const void *base, size_t len, size_t block)
{
    bd_index *ix;
    size_t i;

    if (block == 0 || block > BD_MAX_BLOCK || len > BD_MAX_LEN || (base == NULL && len > 0))
        return NULL;
    ix = malloc(sizeof *ix);
    if (ix == NULL)
        return NULL;
    ix->block = block;
    ix->count = len / block;
    ix->base = malloc(len ? len : 1);
    ix->sorted = malloc((ix->count ? ix->count : 1) * sizeof *ix->sorted);
    if (ix->base == NULL || ix->sorted == NULL) {
        bd_index_free(ix);
        return NULL;
    }
    if (len > 0)
        memcpy(ix->base, base, len);
    for (i = 0; i < ix->count; i++) {
        ix->sorted[i].weak = weak_sum(ix->base + i * block, block);
        ix->sorted[i].number = (uint32_t)i;
    }
    if (ix->count > 1)
        qsort(ix->sorted, ix->count, sizeof *ix->sorted, by_weak);
    return ix;
}

void bd_index_free(bd_index *ix)
{
    if (ix == NULL)
        return;
    free(ix->base);
    free(ix->sorted);
    free(ix);
}

size_t bd_index_blocks(const bd_index *ix)
{
    return ix->count;
}

/* The block with these bytes and this weak sum, -1 if there is none. */
static long lookup(const bd_index *ix, const unsigned char *bytes, uint32_t weak)
{
    size_t low = 0, high = ix->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (ix->sorted[middle].weak < weak)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == ix->count)
        return -1;
    for (; ix->sorted[low].weak == weak; low++) {
        size_t number = ix->sorted[low].number;

        if (memcmp(ix->base + number * ix->block, bytes, ix->block) == 0)
            return (long)number;
    }
    return -1;
}

long bd_index_find(const bd_index *ix, const void *bytes)
{
    return lookup(ix, bytes, weak_sum(bytes, ix->block));
}

/* Appends an operation, or lengthens the last one if it goes on from there. */
static int append(bd_delta *d, int is_copy, size_t offset, size_t len)
{
    struct op *last = d->count ? &d->ops[d->count - 1] : NULL;

    if (last && last->is_copy == is_copy && last->offset + last->len == offset) {
        last->len += len;
        return 0;
    }
    if (d->count == d->room) {
        size_t room = d->room ? 2 * d->room : 8;
        struct op *ops = realloc(d->ops, room * sizeof *ops);

        if (ops == NULL)
            return -1;
        d->ops = ops;
        d->room = room;
    }
    d->ops[d->count].is_copy = is_copy;
    d->ops[d->count].offset = offset;
    d->ops[d->count].len = len;
    d->count++;
    return 0;
}

bd_delta *bd_make(const bd_index *ix, const void *target, size_t len)
{
    const unsigned char *p = target;
    size_t at = 0;
    uint32_t weak = 0;
    int fresh = 1; /* whether the weak sum must be made anew */
    bd_delta *d;

    if (len > BD_MAX_LEN || (target == NULL && len > 0))
        return NULL;
    d = calloc(1, sizeof *d);
    if (d == NULL)
        return NULL;
    d->size = len;
    d->literals = malloc(len ? len : 1);
    if (d->literals == NULL)
        goto fail;
    while (at < len) {
        long number = -1;

        if (len - at >= ix->block) {
            if (fresh)
                weak = weak_sum(p + at, ix->block);
            fresh = 0;
            number = lookup(ix, p + at, weak);
        }
        if (number >= 0) {
            if (append(d, 1, (size_t)number * ix->block, ix->block) != 0)
                goto fail;
            at += ix->block;
            fresh = 1;
            continue;
        }
        if (append(d, 0, d->nliterals, 1) != 0)
            goto fail;
        d->literals[d->nliterals++] = p[at];
        if (len - at > ix->block)
            weak += (uint32_t)p[at + ix->block] - p[at];
        at++;
    }
    return d;

fail:
    bd_delta_free(d);
    return NULL;
}

void bd_delta_free(bd_delta *d)
{
    if (d == NULL)
        return;
    free(d->ops);
    free(d->literals);
    free(d);
}

size_t bd_delta_ops(const bd_delta *d)
{
    return d->count;
}

int bd_delta_op(const bd_delta *d, size_t i, bd_op *op)
{
    if (i >= d->count)
        return -1;
    op->is_copy = d->ops[i].is_copy;
    op->offset = op->is_copy ? d->ops[i].offset : 0;
    op->len = d->ops[i].len;
    op->literal = op->is_copy ? NULL : d->literals + d->ops[i].offset;
    return 0;
}

size_t bd_delta_size(const bd_delta *d)
{
    return d->size;
}

int bd_apply(const bd_delta *d, const void *base, size_t len, void *out, size_t room)
{
    unsigned char *to = out;
    size_t i;

    if (room < d->size || (out == NULL && d->size > 0))
        return -1;
    for (i = 0; i < d->count; i++)
        if (d->ops[i].is_copy && (base == NULL || len < d->ops[i].offset + d->ops[i].len))
            return -1;
    for (i = 0; i < d->count; i++) {
        const unsigned char *from = d->ops[i].is_copy ? base : d->literals;

        memcpy(to, from + d->ops[i].offset, d->ops[i].len);
        to += d->ops[i].len;
    }
    return 0;
}
