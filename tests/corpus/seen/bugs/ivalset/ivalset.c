#include "ivalset.h"

#include <stdlib.h>
#include <string.h>

struct range {
    int from;
    int to;
};

struct ivalset {
    struct range *ranges;
    size_t count;
    size_t capacity;
};

ivalset *ivalset_new(void)
{
    return calloc(1, sizeof(ivalset));
}

void ivalset_free(ivalset *set)
{
    if (set == NULL)
        return;
    free(set->ranges);
    free(set);
}

static struct range in_order(int from, int to)
{
    return from <= to ? (struct range){from, to} : (struct range){to, from};
}

/* Whether they overlap or lie side by side. */
static bool touch(struct range a, struct range b)
{
    return (int64_t)a.from <= (int64_t)b.to + 1 && (int64_t)b.from <= (int64_t)a.to + 1;
}

static bool insert(ivalset *set, size_t at, struct range range)
{
    if (set->count == set->capacity) {
        size_t capacity = set->capacity == 0 ? 4 : set->capacity * 2;
        struct range *ranges = realloc(set->ranges, capacity * sizeof *ranges);
        if (ranges == NULL)
            return false;
        set->ranges = ranges;
        set->capacity = capacity;
    }
    memmove(set->ranges + at + 1, set->ranges + at, (set->count - at) * sizeof *set->ranges);
    set->ranges[at] = range;
    set->count++;
    return true;
}

static void erase(ivalset *set, size_t at)
{
    set->count--;
    memmove(set->ranges + at, set->ranges + at + 1, (set->count - at) * sizeof *set->ranges);
}

static void widen(struct range *range, struct range by)
{
    if (by.from < range->from)
        range->from = by.from;
    if (by.to > range->to)
        range->to = by.to;
}

bool ivalset_add(ivalset *set, int from, int to)
{
    struct range range = in_order(from, to);
    size_t at = 0;
    while (at < set->count && set->ranges[at].to < range.from && !touch(set->ranges[at], range))
        at++;
    if (at == set->count || !touch(set->ranges[at], range))
        return insert(set, at, range);
    widen(&set->ranges[at], range);
    if (at + 1 < set->count && touch(set->ranges[at], set->ranges[at + 1])) {
        widen(&set->ranges[at], set->ranges[at + 1]);
        erase(set, at + 1);
    }
    return true;
}

bool ivalset_remove(ivalset *set, int from, int to)
{
    struct range gap = in_order(from, to);
    for (size_t at = 0; at < set->count;) {
        struct range *range = &set->ranges[at];
        if (range->to < gap.from || range->from > gap.to) {
            at++;
        } else if (range->from < gap.from && range->to > gap.to) {
            struct range rest = {gap.to + 1, range->to};
            if (!insert(set, at + 1, rest))
                return false;
            set->ranges[at].to = gap.from - 1;
            at += 2;
        } else if (range->from < gap.from) {
            range->to = gap.from - 1;
            at++;
        } else if (range->to > gap.to) {
            range->from = gap.to + 1;
            at++;
        } else {
            erase(set, at);
        }
    }
    return true;
}

void ivalset_clear(ivalset *set)
{
    set->count = 0;
}

bool ivalset_contains(const ivalset *set, int number)
{
    for (size_t i = 0; i < set->count; i++)
        if (set->ranges[i].from <= number && number <= set->ranges[i].to)
            return true;
    return false;
}

uint64_t ivalset_size(const ivalset *set)
{
    uint64_t size = 0;
    for (size_t i = 0; i < set->count; i++)
        size += (uint64_t)((int64_t)set->ranges[i].to - set->ranges[i].from) + 1;
    return size;
}

size_t ivalset_ranges(const ivalset *set)
{
    return set->count;
}

bool ivalset_range(const ivalset *set, size_t index, int *from, int *to)
{
    if (index >= set->count)
        return false;
    *from = set->ranges[index].from;
    *to = set->ranges[index].to;
    return true;
}

bool ivalset_check(const ivalset *set)
{
    for (size_t i = 0; i < set->count; i++) {
        if (set->ranges[i].from > set->ranges[i].to)
            return false;
        if (i > 0 && (set->ranges[i - 1].to >= set->ranges[i].from || touch(set->ranges[i - 1], set->ranges[i])))
            return false;
    }
    return true;
}
