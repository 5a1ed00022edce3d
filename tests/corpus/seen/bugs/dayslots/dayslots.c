#include "dayslots.h"

#include <stdlib.h>
#include <string.h>

struct slot {
    int from;
    int to;
};

struct day_slots {
    struct slot *slots; /* sorted, apart from each other */
    int count;
    int capacity;
};

day_slots *day_create(void)
{
    day_slots *d = malloc(sizeof *d);
    if (d == NULL)
        return NULL;
    d->count = 0;
    d->capacity = 2;
    d->slots = malloc((size_t)d->capacity * sizeof *d->slots);
    if (d->slots == NULL) {
        free(d);
        return NULL;
    }
    return d;
}

void day_destroy(day_slots *d)
{
    if (d == NULL)
        return;
    free(d->slots);
    free(d);
}

static bool reserve(day_slots *d)
{
    if (d->count < d->capacity)
        return true;
    struct slot *more = realloc(d->slots, 2 * (size_t)d->capacity * sizeof *more);
    if (more == NULL)
        return false;
    d->slots = more;
    d->capacity *= 2;
    return true;
}

static void insert_at(day_slots *d, int at, int from, int to)
{
    memmove(&d->slots[at + 1], &d->slots[at], (size_t)(d->count - at) * sizeof *d->slots);
    d->slots[at].from = from;
    d->slots[at].to = to;
    d->count++;
}

static void remove_at(day_slots *d, int at, int n)
{
    memmove(&d->slots[at], &d->slots[at + n], (size_t)(d->count - at - n) * sizeof *d->slots);
    d->count -= n;
}

static void clip(int *from, int *to)
{
    if (*from < 0)
        *from = 0;
    if (*to > DAY_MINUTES)
        *to = DAY_MINUTES;
}

bool day_book(day_slots *d, int from, int to)
{
    clip(&from, &to);
    if (from >= to)
        return true;
    int first = 0, last;
    while (first < d->count && d->slots[first].to < from)
        first++;
    for (last = first; last < d->count && d->slots[last].from <= to; last++) {
        if (d->slots[last].from < from)
            from = d->slots[last].from;
        if (d->slots[last].to > to)
            to = d->slots[last].to;
    }
    if (first == last) {
        if (!reserve(d))
            return false;
        insert_at(d, first, from, to);
        return true;
    }
    d->slots[first].from = from;
    d->slots[first].to = to;
    remove_at(d, first + 1, last - first - 1);
    return true;
}

bool day_release(day_slots *d, int from, int to)
{
    clip(&from, &to);
    if (from >= to)
        return true;
    for (int i = 0; i < d->count;) {
        struct slot *s = &d->slots[i];
        if (s->to <= from || s->from >= to) {
            i++;
        } else if (s->from < from && s->to > to) {
            int end = s->to;
            s->to = from;
            insert_at(d, i + 1, to, end);
            return true;
        } else if (s->from < from) {
            s->to = from;
            i++;
        } else if (s->to > to) {
            s->from = to;
            i++;
        } else {
            remove_at(d, i, 1);
        }
    }
    return true;
}

bool day_is_busy(const day_slots *d, int minute)
{
    for (int i = 0; i < d->count; i++)
        if (minute >= d->slots[i].from && minute < d->slots[i].to)
            return true;
    return false;
}

bool day_is_free(const day_slots *d, int from, int to)
{
    if (from >= to)
        return true;
    for (int i = 0; i < d->count; i++)
        if (d->slots[i].from < to && from < d->slots[i].to)
            return false;
    return true;
}

int day_busy_minutes(const day_slots *d)
{
    int sum = 0;
    for (int i = 0; i < d->count; i++)
        sum += d->slots[i].to - d->slots[i].from;
    return sum;
}

int day_span_count(const day_slots *d)
{
    return d->count;
}

bool day_span(const day_slots *d, int n, int *from, int *to)
{
    if (n < 0 || n >= d->count)
        return false;
    *from = d->slots[n].from;
    *to = d->slots[n].to;
    return true;
}

int day_find_gap(const day_slots *d, int earliest, int minutes)
{
    int at = earliest < 0 ? 0 : earliest;
    if (minutes <= 0 || minutes > DAY_MINUTES)
        return -1;
    for (int i = 0; i < d->count; i++) {
        if (d->slots[i].to <= at)
            continue;
        if (d->slots[i].from > at && d->slots[i].from - at >= minutes)
            return at;
        at = d->slots[i].to;
    }
    return at <= DAY_MINUTES - minutes ? at : -1;
}
