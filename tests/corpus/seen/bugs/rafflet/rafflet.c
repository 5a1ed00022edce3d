#include "rafflet.h"

#include <stdlib.h>
#include <string.h>

struct rafflet {
    uint64_t state;
    size_t n, room;
    char **names;
};

static size_t below(rafflet *r, size_t n)
{
    r->state ^= r->state << 13;
    r->state ^= r->state >> 7;
    r->state ^= r->state << 17;
    return (size_t)((r->state >> 11) % n);
}

static size_t index_of(const rafflet *r, const char *name)
{
    size_t i;

    for (i = 0; i < r->n && strcmp(r->names[i], name) != 0; i++)
        ;
    return i;
}

rafflet *rafflet_new(uint64_t seed)
{
    rafflet *r = calloc(1, sizeof *r);

    if (r)
        r->state = seed ? seed : 0x9e3779b97f4a7c15u;
    return r;
}

void rafflet_free(rafflet *r)
{
    if (!r)
        return;
    while (r->n > 0)
        free(r->names[--r->n]);
    free(r->names);
    free(r);
}

int rafflet_add(rafflet *r, const char *name)
{
    size_t length = strlen(name);
    char *copy;

    if (length == 0 || length > RAFFLET_NAME)
        return -1;
    if (rafflet_has(r, name))
        return 1;
    if (r->n == RAFFLET_MAX)
        return -1;
    if (r->n == r->room) {
        size_t room = r->room ? 2 * r->room : 8;
        char **names = realloc(r->names, room * sizeof *names);
        if (!names)
            return -1;
        r->names = names;
        r->room = room;
    }
    copy = malloc(length + 1);
    if (!copy)
        return -1;
    memcpy(copy, name, length + 1);
    r->names[r->n++] = copy;
    return 0;
}

int rafflet_remove(rafflet *r, const char *name)
{
    size_t i = index_of(r, name);

    if (i == r->n)
        return -1;
    free(r->names[i]);
    r->names[i] = r->names[--r->n];
    return 0;
}

size_t rafflet_size(const rafflet *r)
{
    return r->n;
}

int rafflet_has(const rafflet *r, const char *name)
{
    return index_of(r, name) < r->n;
}

size_t rafflet_draw(rafflet *r, int count, const char **out, size_t cap)
{
    int again = count < 0;
    size_t want = (size_t)(again ? -count : count), i;

    if (want > cap)
        want = cap;
    if (r->n == 0)
        return 0;
    if (again) {
        for (i = 0; i < want; i++)
            out[i] = r->names[below(r, r->n)];
        return want;
    }
    if (want > r->n)
        want = r->n;
    for (i = 0; i < want; i++) {
        size_t k = i + below(r, r->n - i);
        char *name = r->names[k];
        r->names[k] = r->names[i];
        r->names[i] = name;
        out[i] = name;
    }
    return want;
}
