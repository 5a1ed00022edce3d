#include "spanink.h"

#include <stdlib.h>
#include <string.h>

struct span {
    struct span *next;
    int32_t lo, hi;
    char *label;
};

struct ink_map {
    struct span *first;
};

static struct span *span_make(int32_t lo, int32_t hi, const char *label)
{
    struct span *s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    size_t size = strlen(label) + 1;
    s->label = malloc(size);
    if (s->label == NULL) {
        free(s);
        return NULL;
    }
    memcpy(s->label, label, size);
    s->next = NULL;
    s->lo = lo;
    s->hi = hi;
    return s;
}

static void span_free(struct span *s)
{
    free(s->label);
    free(s);
}

ink_map *ink_new(void)
{
    return calloc(1, sizeof(ink_map));
}

void ink_delete(ink_map *map)
{
    if (map == NULL)
        return;
    while (map->first != NULL) {
        struct span *s = map->first;
        map->first = s->next;
        span_free(s);
    }
    free(map);
}

ink_map *ink_clone(const ink_map *map)
{
    ink_map *copy = ink_new();
    if (copy == NULL)
        return NULL;
    struct span **tail = &copy->first;
    for (const struct span *s = map->first; s != NULL; s = s->next) {
        *tail = span_make(s->lo, s->hi, s->label);
        if (*tail == NULL) {
            ink_delete(copy);
            return NULL;
        }
        tail = &(*tail)->next;
    }
    return copy;
}

/* Makes sure that no span reaches across pos. */
static bool cut_at(ink_map *map, int32_t pos)
{
    for (struct span *s = map->first; s != NULL && s->lo < pos; s = s->next) {
        if (pos < s->hi) {
            struct span *right = span_make(pos, s->hi, s->label);
            if (right == NULL)
                return false;
            right->next = s->next;
            s->next = right;
            s->hi = pos;
            return true;
        }
    }
    return true;
}

/* Joins spans that touch and have the same label. */
static void tidy(ink_map *map)
{
    struct span *s = map->first;
    while (s != NULL && s->next != NULL) {
        struct span *right = s->next;
        if (s->hi == right->lo && strcmp(s->label, right->label) == 0) {
            s->hi = right->hi;
            s->next = right->next;
            free(right);
        } else {
            s = right;
        }
    }
}

/* Puts `fresh`, or nothing when it is NULL, in place of all in the range. */
static bool replace(ink_map *map, int32_t lo, int32_t hi, struct span *fresh)
{
    bool ok = cut_at(map, lo) && cut_at(map, hi);
    if (ok) {
        struct span **link = &map->first;
        while (*link != NULL && (*link)->lo < lo)
            link = &(*link)->next;
        while (*link != NULL && (*link)->hi <= hi) {
            struct span *gone = *link;
            *link = gone->next;
            span_free(gone);
        }
        if (fresh != NULL) {
            fresh->next = *link;
            *link = fresh;
        }
    } else if (fresh != NULL) {
        span_free(fresh);
    }
    tidy(map);
    return ok;
}

bool ink_paint(ink_map *map, int32_t lo, int32_t hi, const char *label)
{
    if (lo >= hi)
        return true;
    struct span *fresh = span_make(lo, hi, label);
    return fresh != NULL && replace(map, lo, hi, fresh);
}

bool ink_wipe(ink_map *map, int32_t lo, int32_t hi)
{
    return lo >= hi || replace(map, lo, hi, NULL);
}

const char *ink_at(const ink_map *map, int32_t pos)
{
    for (const struct span *s = map->first; s != NULL && s->lo <= pos; s = s->next)
        if (pos < s->hi)
            return s->label;
    return NULL;
}

size_t ink_spans(const ink_map *map)
{
    size_t count = 0;
    for (const struct span *s = map->first; s != NULL; s = s->next)
        count++;
    return count;
}

bool ink_span(const ink_map *map, size_t i, int32_t *lo, int32_t *hi, const char **label)
{
    const struct span *s = map->first;
    while (s != NULL && i-- > 0)
        s = s->next;
    if (s == NULL)
        return false;
    if (lo != NULL)
        *lo = s->lo;
    if (hi != NULL)
        *hi = s->hi;
    if (label != NULL)
        *label = s->label;
    return true;
}

uint64_t ink_measure(const ink_map *map, const char *label)
{
    uint64_t total = 0;
    for (const struct span *s = map->first; s != NULL; s = s->next)
        if (strcmp(s->label, label) == 0)
            total += (uint64_t)((int64_t)s->hi - s->lo);
    return total;
}
