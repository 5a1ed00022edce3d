#include "stash.h"

#include <stdlib.h>

struct cell {
    uint32_t number;
    stash_off rest;
};

struct stash {
    uint32_t used;
    unsigned char *base;
};

#define ROOM 256

stash *stash_open(void)
{
    stash *made = malloc(sizeof *made);
    if (!made)
        return NULL;
    made->used = sizeof(struct cell);
    made->base = calloc(1, ROOM);
    if (made->base)
        return made;
    free(made);
    return NULL;
}

void stash_close(stash *stash)
{
    if (stash)
        free(stash->base);
    free(stash);
}

static struct cell *cell_at(const stash *stash, stash_off at)
{
    return (struct cell *)(void *)(stash->base + at);
}

stash_off stash_room(stash *stash)
{
    return stash_cons(stash, 0, 0);
}

stash_off stash_cons(stash *stash, uint32_t number, stash_off rest)
{
    if (stash->used == ROOM)
        return 0;
    stash_off at = stash->used;
    *cell_at(stash, at) = (struct cell){number, rest};
    stash->used += sizeof(struct cell);
    return at;
}

size_t stash_length(const stash *stash, stash_off list)
{
    size_t length = 0;
    for (; list; list = cell_at(stash, list)->rest)
        length++;
    return length;
}

stash_size stash_used(const stash *stash)
{
    return stash->used;
}

size_t stash_zeros(const stash *stash, stash_size from)
{
    size_t count = 0;
    if (from > ROOM)
        return 0;
    for (stash_size i = from; i <= ROOM; i++) /* one too many */
        count += stash->base[i] == 0;
    return count;
}
