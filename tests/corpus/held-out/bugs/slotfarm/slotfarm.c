#include "slotfarm.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

/* A ref has the number of its place, counted from 1, in the lower 16 bits and
 * the place's turn in the upper ones. */

struct place {
    uint16_t turn;      /* 1 to 65535 */
    uint16_t next;      /* next free place, counted from 1, or 0 */
    unsigned char used;
};

struct sf_farm {
    size_t size;        /* of a block, as asked for */
    size_t stride;      /* from block to block */
    size_t room;        /* places there are */
    size_t used;
    uint16_t free;      /* first free place, counted from 1, or 0 */
    struct place *places;
    unsigned char *bytes;
};

static sf_ref ref_of(const sf_farm *farm, size_t index)
{
    return (sf_ref)farm->places[index].turn << 16 | (sf_ref)(index + 1);
}

/* The index of the place, or farm->room when there is no such block in use. */
static size_t index_of(const sf_farm *farm, sf_ref ref)
{
    size_t number = ref & 0xffff;

    if (number == 0 || number > farm->room)
        return farm->room;
    number--;
    if (!farm->places[number].used || farm->places[number].turn != ref >> 16)
        return farm->room;
    return number;
}

/* Enlarges the farm to that many places.  0 or -1. */
static int grow(sf_farm *farm, size_t room)
{
    struct place *places;
    unsigned char *bytes;
    size_t i;

    places = realloc(farm->places, room * sizeof *places);
    if (!places)
        return -1;
    farm->places = places;
    bytes = realloc(farm->bytes, room * farm->stride);
    if (!bytes)
        return -1;
    farm->bytes = bytes;
    for (i = room; i-- > farm->room;) {
        places[i].turn = 1;
        places[i].used = 0;
        places[i].next = farm->free;
        farm->free = (uint16_t)(i + 1);
    }
    farm->room = room;
    return 0;
}

sf_farm *sf_open(size_t size, size_t room)
{
    const size_t unit = alignof(max_align_t);
    sf_farm *farm;

    if (size == 0 || size > SF_BLOCK_MAX || room > SF_BLOCKS_MAX)
        return NULL;
    farm = calloc(1, sizeof *farm);
    if (!farm)
        return NULL;
    farm->size = size;
    farm->stride = (size + unit - 1) / unit * unit;
    if (room > 0 && grow(farm, room) != 0) {
        sf_close(farm);
        return NULL;
    }
    return farm;
}

void sf_close(sf_farm *farm)
{
    if (!farm)
        return;
    free(farm->places);
    free(farm->bytes);
    free(farm);
}

sf_ref sf_take(sf_farm *farm)
{
    size_t index;

    if (farm->free == 0) {
        size_t room = farm->room == 0 ? 4 : farm->room * 2;

        if (farm->room == SF_BLOCKS_MAX)
            return SF_NONE;
        if (room > SF_BLOCKS_MAX)
            room = SF_BLOCKS_MAX;
        if (grow(farm, room) != 0)
            return SF_NONE;
    }
    index = farm->free - 1u;
    farm->free = farm->places[index].next;
    farm->places[index].used = 1;
    farm->used++;
    memset(farm->bytes + index * farm->stride, 0, farm->stride);
    return ref_of(farm, index);
}

sf_ref sf_twin(sf_farm *farm, sf_ref ref)
{
    const void *from = sf_at(farm, ref);
    sf_ref twin;

    if (!from)
        return SF_NONE;
    twin = sf_take(farm);
    if (twin != SF_NONE)
        memcpy(sf_at(farm, twin), from, farm->size);
    return twin;
}

int sf_give(sf_farm *farm, sf_ref ref)
{
    size_t index = index_of(farm, ref);
    struct place *place;

    if (index == farm->room)
        return -1;
    place = &farm->places[index];
    place->used = 0;
    place->turn = place->turn == UINT16_MAX ? 1 : (uint16_t)(place->turn + 1);
    place->next = farm->free;
    farm->free = (uint16_t)(index + 1);
    farm->used--;
    return 0;
}

void *sf_at(sf_farm *farm, sf_ref ref)
{
    size_t index = index_of(farm, ref);

    return index == farm->room ? NULL : farm->bytes + index * farm->stride;
}

int sf_put(sf_farm *farm, sf_ref ref, const void *src, size_t n)
{
    void *to = sf_at(farm, ref);

    if (!to || n > farm->size)
        return -1;
    if (n > 0)
        memmove(to, src, n);
    return 0;
}

int sf_compare(sf_farm *farm, sf_ref a, sf_ref b)
{
    const void *first = sf_at(farm, a), *second = sf_at(farm, b);
    int order;

    if (!first || !second)
        return (first != NULL) - (second != NULL);
    order = memcmp(first, second, farm->size);
    return (order > 0) - (order < 0);
}

/* The first block in use at or after that place. */
static sf_ref used_from(const sf_farm *farm, size_t index)
{
    for (; index < farm->room; index++)
        if (farm->places[index].used)
            return ref_of(farm, index);
    return SF_NONE;
}

sf_ref sf_first(const sf_farm *farm)
{
    return used_from(farm, 0);
}

sf_ref sf_next(const sf_farm *farm, sf_ref ref)
{
    size_t index = index_of(farm, ref);

    return index == farm->room ? SF_NONE : used_from(farm, index + 1);
}

size_t sf_used(const sf_farm *farm)
{
    return farm->used;
}

size_t sf_room(const sf_farm *farm)
{
    return farm->room;
}
