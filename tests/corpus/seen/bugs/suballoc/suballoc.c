#include "suballoc.h"

#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>

struct range {
    struct range *prev, *next; /* neighbours in the space */
    uint32_t start, size;
    bool taken;
};

struct suballoc {
    uint32_t size;
    uint32_t free_units;
    size_t free_ranges;
    struct range *first;
};

/* Counts again what is kept count of. */
static void verify(const suballoc_t *sa)
{
    uint32_t units = 0, at = 0;
    size_t ranges = 0;
    for (const struct range *r = sa->first; r != NULL; r = r->next) {
        assert(r->start == at && r->size > 0);
        at += r->size;
        if (!r->taken) {
            units += r->size;
            ranges++;
        }
    }
    assert(at == sa->size);
    assert(units == sa->free_units);
    assert(ranges == sa->free_ranges);
    (void)units, (void)ranges;
}

static struct range *new_range(uint32_t start, uint32_t size)
{
    struct range *r = calloc(1, sizeof *r);
    if (r != NULL) {
        r->start = start;
        r->size = size;
    }
    return r;
}

suballoc_t *suballoc_create(uint32_t size)
{
    if (size == 0 || size == SUBALLOC_NONE)
        return NULL;
    suballoc_t *sa = malloc(sizeof *sa);
    if (sa == NULL)
        return NULL;
    sa->size = size;
    sa->free_units = size;
    sa->free_ranges = 1;
    sa->first = new_range(0, size);
    if (sa->first == NULL) {
        free(sa);
        return NULL;
    }
    return sa;
}

void suballoc_destroy(suballoc_t *sa)
{
    if (sa == NULL)
        return;
    while (sa->first != NULL) {
        struct range *r = sa->first;
        sa->first = r->next;
        free(r);
    }
    free(sa);
}

/* Makes two of a range; the second, which is free as the first is, has the rest. */
static bool split(struct range *r, uint32_t size)
{
    struct range *rest = new_range(r->start + size, r->size - size);
    if (rest == NULL)
        return false;
    rest->prev = r;
    rest->next = r->next;
    if (rest->next != NULL)
        rest->next->prev = rest;
    r->next = rest;
    r->size = size;
    return true;
}

/* Joins a range with the next one. */
static void join(struct range *r)
{
    struct range *next = r->next;
    r->size += next->size;
    r->next = next->next;
    if (r->next != NULL)
        r->next->prev = r;
    free(next);
}

uint32_t suballoc_take(suballoc_t *sa, uint32_t size)
{
    struct range *r = sa->first;
    if (size == 0)
        size = 1;
    while (r != NULL && (r->taken || r->size < size))
        r = r->next;
    if (r == NULL)
        return SUBALLOC_NONE;
    if (r->size > size) {
        if (!split(r, size))
            return SUBALLOC_NONE;
    } else {
        sa->free_ranges--;
    }
    r->taken = true;
    sa->free_units -= size;
    verify(sa);
    return r->start;
}

static struct range *find(const suballoc_t *sa, uint32_t start)
{
    struct range *r = sa->first;
    while (r != NULL && r->start < start)
        r = r->next;
    return r != NULL && r->start == start && r->taken ? r : NULL;
}

static void release(suballoc_t *sa, struct range *r)
{
    r->taken = false;
    sa->free_units += r->size;
    if (r->next != NULL && !r->next->taken)
        join(r);
    else
        sa->free_ranges++;
    if (r->prev != NULL && !r->prev->taken)
        join(r->prev);
    verify(sa);
}

uint32_t suballoc_give(suballoc_t *sa, uint32_t start)
{
    struct range *r = find(sa, start);
    if (r == NULL)
        return 0;
    uint32_t size = r->size;
    release(sa, r);
    return size;
}

int suballoc_trim(suballoc_t *sa, uint32_t start, uint32_t size)
{
    struct range *r = find(sa, start);
    if (r == NULL || size > r->size || size == 0)
        return -1;
    if (size == r->size)
        return 0;
    if (!split(r, size))
        return -1;
    release(sa, r->next);
    return 0;
}

uint32_t suballoc_size(const suballoc_t *sa, uint32_t start)
{
    const struct range *r = find(sa, start);
    return r == NULL ? 0 : r->size;
}

uint32_t suballoc_free(const suballoc_t *sa)
{
    return sa->free_units;
}

uint32_t suballoc_largest(const suballoc_t *sa)
{
    uint32_t largest = 0;
    for (const struct range *r = sa->first; r != NULL; r = r->next)
        if (!r->taken && r->size > largest)
            largest = r->size;
    return largest;
}

size_t suballoc_fragments(const suballoc_t *sa)
{
    return sa->free_ranges;
}

void suballoc_reset(suballoc_t *sa)
{
    while (sa->first->next != NULL)
        join(sa->first);
    sa->first->taken = false;
    sa->free_units = sa->size;
    sa->free_ranges = 1;
    verify(sa);
}
