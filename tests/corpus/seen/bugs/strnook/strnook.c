#include "strnook.h"

#include <stdlib.h>
#include <string.h>

struct place {
    size_t off;
    size_t len;
};

struct nook {
    char *data;
    size_t used;
    size_t room;
    struct place *places;
    int count;
    int slots;
};

enum { FIRST_ROOM = 16, FIRST_SLOTS = 8 };

struct nook *nook_new(void)
{
    struct nook *n = malloc(sizeof *n);

    if (!n)
        return NULL;
    n->data = malloc(FIRST_ROOM);
    n->places = malloc(FIRST_SLOTS * sizeof *n->places);
    if (!n->data || !n->places) {
        free(n->data);
        free(n->places);
        free(n);
        return NULL;
    }
    n->used = 0;
    n->room = FIRST_ROOM;
    n->count = 0;
    n->slots = FIRST_SLOTS;
    return n;
}

void nook_free(struct nook *n)
{
    if (!n)
        return;
    free(n->data);
    free(n->places);
    free(n);
}

void nook_reset(struct nook *n)
{
    n->used = 0;
    n->count = 0;
}

static int known(const struct nook *n, int id)
{
    return id >= 0 && id < n->count;
}

/* Room for one more string of len characters: 0, or -1. */
static int make_room(struct nook *n, size_t len)
{
    if (n->count >= NOOK_STRINGS || len >= NOOK_BYTES - n->used)
        return -1;
    if (n->count == n->slots) {
        int slots = n->slots * 2;
        struct place *places = realloc(n->places, (size_t)slots * sizeof *places);

        if (!places)
            return -1;
        n->places = places;
        n->slots = slots;
    }
    if (len >= n->room - n->used) {
        size_t room = n->room;
        char *data;

        while (len >= room - n->used)
            room *= 2;
        data = realloc(n->data, room);
        if (!data)
            return -1;
        n->data = data;
        n->room = room;
    }
    return 0;
}

/* The string of len characters at the end of the used part becomes one. */
static int seal(struct nook *n, size_t len)
{
    struct place *p = &n->places[n->count];

    n->data[n->used + len] = '\0';
    p->off = n->used;
    p->len = len;
    n->used += len + 1;
    return n->count++;
}

int nook_add(struct nook *n, const char *text)
{
    size_t len = strlen(text);

    if (make_room(n, len) != 0)
        return -1;
    memcpy(n->data + n->used, text, len);
    return seal(n, len);
}

int nook_join(struct nook *n, int a, int b)
{
    struct place left, right;

    if (!known(n, a) || !known(n, b))
        return -1;
    left = n->places[a];
    right = n->places[b];
    if (make_room(n, left.len + right.len) != 0)
        return -1;
    memcpy(n->data + n->used, n->data + left.off, left.len);
    memcpy(n->data + n->used + left.len, n->data + right.off, right.len);
    return seal(n, left.len + right.len);
}

int nook_slice(struct nook *n, int id, size_t from, size_t len)
{
    const char *start;
    size_t have;

    if (!known(n, id))
        return -1;
    have = n->places[id].len;
    if (from > have)
        from = have;
    if (len > have - from)
        len = have - from;
    start = n->data + n->places[id].off + from;
    if (make_room(n, len) != 0)
        return -1;
    memcpy(n->data + n->used, start, len);
    return seal(n, len);
}

const char *nook_get(const struct nook *n, int id)
{
    return known(n, id) ? n->data + n->places[id].off : NULL;
}

size_t nook_len(const struct nook *n, int id)
{
    return known(n, id) ? n->places[id].len : 0;
}

int nook_count(const struct nook *n)
{
    return n->count;
}

int nook_find(const struct nook *n, const char *text)
{
    size_t len = strlen(text);

    for (int id = 0; id < n->count; id++)
        if (n->places[id].len == len && memcmp(n->data + n->places[id].off, text, len) == 0)
            return id;
    return -1;
}
