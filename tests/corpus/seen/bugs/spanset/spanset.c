#include "spanset.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

void spanset_init(struct spanset *s)
{
    s->span = NULL;
    s->count = 0;
    s->room = 0;
}

void spanset_fini(struct spanset *s)
{
    free(s->span);
    spanset_init(s);
}

static int reserve(struct spanset *s, size_t want)
{
    size_t room = s->room ? s->room : 4;
    struct span *span;

    if (want > SPANSET_MAX)
        return -1;
    if (want <= s->room)
        return 0;
    while (room < want)
        room *= 2;
    span = realloc(s->span, room * sizeof *span);
    if (span == NULL)
        return -1;
    s->span = span;
    s->room = room;
    return 0;
}

/* The index of the first range whose upper end is not below x. */
static size_t lower(const struct spanset *s, int x)
{
    size_t low = 0, high = s->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (s->span[middle].hi < x)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Puts `n` ranges in the place of those from `first` to before `last`. */
static int replace(struct spanset *s, size_t first, size_t last, const struct span *with, size_t n)
{
    size_t rest = s->count - last;

    if (reserve(s, first + n + rest) != 0)
        return -1;
    if (rest > 0)
        memmove(s->span + first + n, s->span + last, rest * sizeof *s->span);
    if (n > 0)
        memcpy(s->span + first, with, n * sizeof *s->span);
    s->count = first + n + rest;
    return 0;
}

int spanset_add(struct spanset *s, int lo, int hi)
{
    struct span all;
    size_t first, last;

    if (lo > hi)
        return 0;
    all.lo = lo;
    all.hi = hi;
    /* Neighbours are joined too. */
    first = lower(s, lo > INT_MIN ? lo - 1 : lo);
    for (last = first; last < s->count; last++) {
        const struct span *p = &s->span[last];

        if (hi < INT_MAX && p->lo > hi + 1)
            break;
        if (p->lo < all.lo)
            all.lo = p->lo;
        if (p->hi > all.hi)
            all.hi = p->hi;
    }
    return replace(s, first, last, &all, 1);
}

int spanset_remove(struct spanset *s, int lo, int hi)
{
    struct span left[2];
    size_t first, last, n = 0;

    if (lo > hi)
        return 0;
    first = lower(s, lo);
    for (last = first; last < s->count && s->span[last].lo <= hi; last++) {
        const struct span *p = &s->span[last];

        if (p->lo < lo) {
            left[n].lo = p->lo;
            left[n++].hi = lo - 1;
        }
        if (p->hi > hi) {
            left[n].lo = hi + 1;
            left[n++].hi = p->hi;
        }
    }
    if (first == last)
        return 0;
    return replace(s, first, last, left, n);
}

int spanset_has(const struct spanset *s, int x)
{
    size_t i = lower(s, x);

    return i < s->count && s->span[i].lo <= x;
}

unsigned long long spanset_size(const struct spanset *s)
{
    unsigned long long size = 0;
    size_t i;

    for (i = 0; i < s->count; i++)
        size += (unsigned long long)((long long)s->span[i].hi - s->span[i].lo) + 1;
    return size;
}

int spanset_copy(struct spanset *dst, const struct spanset *src)
{
    if (dst == src)
        return 0;
    if (reserve(dst, src->count) != 0)
        return -1;
    if (src->count > 0)
        memcpy(dst->span, src->span, src->count * sizeof *src->span);
    dst->count = src->count;
    return 0;
}

int spanset_invert(struct spanset *dst, const struct spanset *src)
{
    struct spanset gaps;
    int from = INT_MIN; /* where the gap begins */
    size_t i;

    spanset_init(&gaps);
    if (reserve(&gaps, src->count < SPANSET_MAX ? src->count + 1 : SPANSET_MAX) != 0)
        return -1;
    for (i = 0; i < src->count; i++) {
        if (src->span[i].lo > from) {
            gaps.span[gaps.count].lo = from;
            gaps.span[gaps.count++].hi = src->span[i].lo - 1;
        }
        from = src->span[i].hi + 1;
    }
    if (src->count == 0 || src->span[src->count - 1].hi < INT_MAX) {
        if (gaps.count == SPANSET_MAX) {
            spanset_fini(&gaps);
            return -1;
        }
        gaps.span[gaps.count].lo = from;
        gaps.span[gaps.count++].hi = INT_MAX;
    }
    spanset_fini(dst);
    *dst = gaps;
    return 0;
}

int spanset_equal(const struct spanset *a, const struct spanset *b)
{
    size_t i;

    if (a->count != b->count)
        return 0;
    for (i = 0; i < a->count; i++)
        if (a->span[i].lo != b->span[i].lo || a->span[i].hi != b->span[i].hi)
            return 0;
    return 1;
}

int spanset_ceil(const struct spanset *s, int *x)
{
    size_t i = lower(s, *x);

    if (i == s->count)
        return 0;
    if (s->span[i].lo > *x)
        *x = s->span[i].lo;
    return 1;
}
