#include "rangetxt.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct range {
    int32_t lo, hi;
};

struct rangetxt {
    struct range *r;
    size_t n, room;
};

/* "-2147483648..-2147483648," */
#define RANGE_CHARS 26

rangetxt *rangetxt_new(void)
{
    return calloc(1, sizeof(rangetxt));
}

void rangetxt_free(rangetxt *set)
{
    if (set) {
        free(set->r);
        free(set);
    }
}

static int reserve(rangetxt *set, size_t n)
{
    size_t room = set->room ? set->room : 4;
    struct range *r;

    if (n > RANGETXT_LIMIT)
        return -1;
    while (room < n)
        room *= 2;
    if (room == set->room)
        return 0;
    r = realloc(set->r, room * sizeof *r);
    if (!r)
        return -1;
    set->r = r;
    set->room = room;
    return 0;
}

rangetxt *rangetxt_copy(const rangetxt *set)
{
    rangetxt *copy = rangetxt_new();

    if (!copy)
        return NULL;
    if (set->n) {
        if (reserve(copy, set->n) != 0) {
            rangetxt_free(copy);
            return NULL;
        }
        memcpy(copy->r, set->r, set->n * sizeof *set->r);
        copy->n = set->n;
    }
    return copy;
}

/* The first range that ends at `value` or later. */
static size_t find(const rangetxt *set, int64_t value)
{
    size_t from = 0, to = set->n;

    while (from < to) {
        size_t mid = from + (to - from) / 2;

        if (set->r[mid].hi < value)
            from = mid + 1;
        else
            to = mid;
    }
    return from;
}

/* Replaces the ranges from..to-1 by the k given; k is 2 at most. */
static int splice(rangetxt *set, size_t from, size_t to, const struct range *with, size_t k)
{
    size_t n = set->n - (to - from) + k;

    if (reserve(set, n) != 0)
        return -1;
    if (set->n > to)
        memmove(set->r + from + k, set->r + to, (set->n - to) * sizeof *set->r);
    for (size_t i = 0; i < k; i++)
        set->r[from + i] = with[i];
    set->n = n;
    return 1;
}

int rangetxt_add(rangetxt *set, int32_t lo, int32_t hi)
{
    struct range whole = { lo, hi };
    size_t from, to;

    if (lo > hi)
        return -1;
    from = to = find(set, (int64_t)lo - 1);
    while (to < set->n && set->r[to].lo <= (int64_t)hi + 1) {
        if (set->r[to].lo < whole.lo)
            whole.lo = set->r[to].lo;
        if (set->r[to].hi > whole.hi)
            whole.hi = set->r[to].hi;
        to++;
    }
    return splice(set, from, to, &whole, 1);
}

int rangetxt_cut(rangetxt *set, int32_t lo, int32_t hi)
{
    struct range rest[2];
    size_t from, to, k = 0;

    if (lo > hi)
        return -1;
    from = to = find(set, lo);
    while (to < set->n && set->r[to].lo <= hi)
        to++;
    if (from == to)
        return 1;
    if (set->r[from].lo < lo)
        rest[k++] = (struct range){ set->r[from].lo, lo - 1 };
    if (set->r[to - 1].hi > hi)
        rest[k++] = (struct range){ hi + 1, set->r[to - 1].hi };
    return splice(set, from, to, rest, k);
}

int rangetxt_merge(rangetxt *set, const rangetxt *from)
{
    rangetxt *sum;
    struct rangetxt old;

    if (set == from)
        return 1;
    sum = rangetxt_copy(set);
    if (!sum)
        return -1;
    for (size_t i = 0; i < from->n; i++)
        if (rangetxt_add(sum, from->r[i].lo, from->r[i].hi) != 1) {
            rangetxt_free(sum);
            return -1;
        }
    old = *set;
    *set = *sum;
    *sum = old;
    rangetxt_free(sum);
    return 1;
}

int rangetxt_has(const rangetxt *set, int32_t value)
{
    size_t i = find(set, value);

    return i < set->n && set->r[i].lo <= value;
}

int rangetxt_same(const rangetxt *a, const rangetxt *b)
{
    if (a->n != b->n)
        return 0;
    for (size_t i = 0; i < a->n; i++)
        if (a->r[i].lo != b->r[i].lo || a->r[i].hi != b->r[i].hi)
            return 0;
    return 1;
}

uint64_t rangetxt_size(const rangetxt *set)
{
    uint64_t sum = 0;

    for (size_t i = 0; i < set->n; i++)
        sum += (uint64_t)((int64_t)set->r[i].hi - set->r[i].lo) + 1;
    return sum;
}

size_t rangetxt_ranges(const rangetxt *set)
{
    return set->n;
}

int rangetxt_range(const rangetxt *set, size_t i, int32_t *lo, int32_t *hi)
{
    if (i >= set->n)
        return 0;
    *lo = set->r[i].lo;
    *hi = set->r[i].hi;
    return 1;
}

char *rangetxt_format(const rangetxt *set)
{
    size_t size = set->n * RANGE_CHARS + 1, used = 0;
    char *text = malloc(size);

    if (!text)
        return NULL;
    text[0] = '\0';
    for (size_t i = 0; i < set->n; i++) {
        const struct range *r = &set->r[i];
        const char *comma = i ? "," : "";

        if (r->lo == r->hi)
            used += (size_t)snprintf(text + used, size - used, "%s%" PRId32, comma, r->lo);
        else
            used += (size_t)snprintf(text + used, size - used, "%s%" PRId32 "..%" PRId32, comma, r->lo, r->hi);
    }
    return text;
}

/* Reads a number and moves *p behind it. */
static int number(const char **p, int32_t *out)
{
    int negative = **p == '-';
    int64_t value = 0;

    *p += negative;
    if (**p < '0' || **p > '9')
        return -1;
    while (**p >= '0' && **p <= '9') {
        value = value * 10 + (*(*p)++ - '0');
        if (value > INT32_MAX)
            return -1;
    }
    *out = (int32_t)(negative ? -value : value);
    return 0;
}

rangetxt *rangetxt_parse(const char *text)
{
    rangetxt *set = rangetxt_new();
    const char *p = text;

    if (!set || !*p)
        return set;
    for (;;) {
        int32_t lo, hi;

        if (number(&p, &lo) != 0)
            break;
        hi = lo;
        if (p[0] == '.' && p[1] == '.') {
            p += 2;
            if (number(&p, &hi) != 0)
                break;
        }
        if (rangetxt_add(set, lo, hi) != 1)
            break;
        if (*p == '\0')
            return set;
        if (*p++ != ',')
            break;
    }
    rangetxt_free(set);
    return NULL;
}
