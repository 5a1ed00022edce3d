#include "ringdq.h"

#include <stdlib.h>
#include <string.h>

struct rdq {
    unsigned char *slots;   /* cap * size bytes, NULL while cap is 0 */
    size_t size;            /* of an element */
    size_t cap;
    size_t head;            /* slot of the first element */
    size_t count;
};

static unsigned char *slot(const rdq *d, size_t i)
{
    size_t at = d->head + i;

    if (at >= d->cap)
        at -= d->cap;
    return d->slots + at * d->size;
}

rdq *rdq_new(size_t size)
{
    rdq *d;

    if (size == 0 || size > RDQ_ELEM_MAX)
        return NULL;
    d = calloc(1, sizeof *d);
    if (d != NULL)
        d->size = size;
    return d;
}

void rdq_free(rdq *d)
{
    if (d == NULL)
        return;
    free(d->slots);
    free(d);
}

size_t rdq_count(const rdq *d)
{
    return d->count;
}

/* Makes room for NEED elements in all; lays the ring out from slot 0. */
static int reserve(rdq *d, size_t need)
{
    unsigned char *slots;
    size_t cap = d->cap ? d->cap : 4;

    if (need > RDQ_MAX)
        return RDQ_EFULL;
    if (need <= d->cap)
        return 0;
    while (cap < need)
        cap *= 2;
    slots = malloc(cap * d->size);
    if (slots == NULL)
        return RDQ_ENOMEM;
    if (d->count > 0) {
        size_t first = d->cap - d->head;

        if (first > d->count)
            first = d->count;
        memcpy(slots, d->slots + d->head * d->size, first * d->size);
        memcpy(slots + first * d->size, d->slots, (d->count - first) * d->size);
    }
    free(d->slots);
    d->slots = slots;
    d->cap = cap;
    d->head = 0;
    return 0;
}

int rdq_push_back(rdq *d, const void *item)
{
    unsigned char copy[RDQ_ELEM_MAX];
    int error;

    memcpy(copy, item, d->size);
    error = reserve(d, d->count + 1);
    if (error)
        return error;
    memcpy(slot(d, d->count), copy, d->size);
    d->count++;
    return 0;
}

int rdq_push_front(rdq *d, const void *item)
{
    unsigned char copy[RDQ_ELEM_MAX];
    int error;

    memcpy(copy, item, d->size);
    error = reserve(d, d->count + 1);
    if (error)
        return error;
    d->head = d->head ? d->head - 1 : d->cap - 1;
    memcpy(slot(d, 0), copy, d->size);
    d->count++;
    return 0;
}

int rdq_pop_back(rdq *d, void *out)
{
    if (d->count == 0)
        return RDQ_EEMPTY;
    if (out != NULL)
        memmove(out, slot(d, d->count - 1), d->size);
    d->count--;
    return 0;
}

int rdq_pop_front(rdq *d, void *out)
{
    if (d->count == 0)
        return RDQ_EEMPTY;
    if (out != NULL)
        memmove(out, slot(d, 0), d->size);
    d->head = d->head + 1 == d->cap ? 0 : d->head + 1;
    d->count--;
    return 0;
}

void *rdq_at(const rdq *d, size_t i)
{
    return i < d->count ? slot(d, i) : NULL;
}

/* Copies N elements that lie side by side to the back; there is room. */
static void append(rdq *d, const unsigned char *from, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        memcpy(slot(d, d->count), from + i * d->size, d->size);
        d->count++;
    }
}

int rdq_extend(rdq *dst, const rdq *src)
{
    const unsigned char *run;
    size_t n = src->count, first;
    int error;

    if (dst->size != src->size)
        return RDQ_ESIZE;
    if (n == 0)
        return 0;
    run = slot(src, 0);
    first = src->cap - src->head;
    if (first > n)
        first = n;

    error = reserve(dst, dst->count + n);
    if (error)
        return error;
    append(dst, run, first);
    append(dst, src->slots, n - first);
    return 0;
}

void rdq_rotate(rdq *d, long n)
{
    unsigned char copy[RDQ_ELEM_MAX];
    long count = (long)d->count;

    if (count < 2)
        return;
    n %= count;
    if (n < 0)
        n += count;
    while (n-- > 0) {
        memcpy(copy, slot(d, d->count - 1), d->size);
        d->head = d->head ? d->head - 1 : d->cap - 1;
        memcpy(slot(d, 0), copy, d->size);
    }
}

void rdq_clear(rdq *d)
{
    d->head = 0;
    d->count = 0;
}
