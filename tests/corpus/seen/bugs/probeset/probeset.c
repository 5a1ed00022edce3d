#include "probeset.h"

#include <stdlib.h>
#include <string.h>

enum { EMPTY, USED, GONE };

#define NOWHERE ((size_t)-1)

struct probeset {
    size_t capacity;
    size_t count;
    size_t slots; /* a power of two, greater than capacity */
    int shift;    /* 32 - log2(slots) */
    uint32_t *keys;
    unsigned char *state;
};

probeset *probeset_new(size_t capacity)
{
    probeset *s;

    if (capacity == 0 || capacity > PROBESET_MAX)
        return NULL;
    s = malloc(sizeof *s);
    if (s == NULL)
        return NULL;
    s->capacity = capacity;
    s->count = 0;
    s->slots = 2;
    s->shift = 31;
    while (s->slots <= capacity) {
        s->slots *= 2;
        s->shift--;
    }
    s->keys = calloc(s->slots, sizeof *s->keys);
    s->state = calloc(s->slots, 1);
    if (s->keys == NULL || s->state == NULL) {
        probeset_free(s);
        return NULL;
    }
    return s;
}

void probeset_free(probeset *s)
{
    if (s == NULL)
        return;
    free(s->keys);
    free(s->state);
    free(s);
}

/* Multiplicative hashing: the upper bits of the product are the best. */
static size_t home(const probeset *s, uint32_t key)
{
    return (uint32_t)(key * UINT32_C(2654435761)) >> s->shift;
}

/* The slot of key; or NOWHERE, and the slot to put it into in *room. */
static size_t seek(const probeset *s, uint32_t key, size_t *room)
{
    size_t at = home(s, key);
    size_t reuse = NOWHERE;

    /* There are more slots than keys: the walk ends at an empty one. */
    while (s->state[at] != EMPTY) {
        if (s->state[at] == GONE) {
            if (reuse == NOWHERE)
                reuse = at;
        } else if (s->keys[at] == key) {
            return at;
        }
        at = (at + 1) & (s->slots - 1);
    }
    if (room != NULL)
        *room = reuse != NOWHERE ? reuse : at;
    return NOWHERE;
}

int probeset_add(probeset *s, uint32_t key)
{
    size_t room = 0;

    if (seek(s, key, &room) != NOWHERE)
        return 0;
    if (s->count == s->capacity)
        return -1;
    s->keys[room] = key;
    s->state[room] = USED;
    s->count++;
    return 1;
}

int probeset_remove(probeset *s, uint32_t key)
{
    size_t at = seek(s, key, NULL);

    if (at == NOWHERE)
        return 0;
    s->state[at] = GONE;
    s->count--;
    return 1;
}

int probeset_has(const probeset *s, uint32_t key)
{
    return seek(s, key, NULL) != NOWHERE;
}

size_t probeset_count(const probeset *s)
{
    return s->count;
}

size_t probeset_capacity(const probeset *s)
{
    return s->capacity;
}

void probeset_clear(probeset *s)
{
    memset(s->state, EMPTY, s->slots);
    s->count = 0;
}

int probeset_next(const probeset *s, size_t *cursor, uint32_t *key)
{
    while (*cursor < s->slots) {
        size_t at = (*cursor)++;
        if (s->state[at] == USED) {
            *key = s->keys[at];
            return 1;
        }
    }
    return 0;
}

probeset *probeset_copy(const probeset *s)
{
    probeset *copy = probeset_new(s->capacity);
    size_t at = 0;
    uint32_t key;

    if (copy == NULL)
        return NULL;
    while (probeset_next(s, &at, &key))
        probeset_add(copy, key);
    return copy;
}

int probeset_equal(const probeset *a, const probeset *b)
{
    size_t at = 0;
    uint32_t key;

    if (a == b)
        return 1;
    if (a->count != b->count)
        return 0;
    while (probeset_next(a, &at, &key))
        if (!probeset_has(b, key))
            return 0;
    return 1;
}

int probeset_merge(probeset *dst, const probeset *src)
{
    size_t at = 0, missing = 0;
    uint32_t key;

    if (dst == src)
        return 0;
    while (probeset_next(src, &at, &key))
        if (!probeset_has(dst, key))
            missing++;
    if (missing > dst->capacity - dst->count)
        return -1;
    at = 0;
    while (probeset_next(src, &at, &key))
        probeset_add(dst, key);
    return 0;
}
