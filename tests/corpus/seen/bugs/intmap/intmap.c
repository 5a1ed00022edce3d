#include "intmap.h"

#include <stdlib.h>

enum { FREE, USED, DELETED };

struct slot {
    int key;
    int value;
    int state;
};

struct intmap {
    struct slot *slots;
    size_t capacity; /* a power of two */
    size_t size;
};

#define NOT_FOUND ((size_t)-1)

intmap *intmap_new(void)
{
    intmap *map = malloc(sizeof *map);
    if (!map)
        return NULL;
    map->capacity = 4;
    map->size = 0;
    map->slots = calloc(map->capacity, sizeof *map->slots);
    if (!map->slots) {
        free(map);
        return NULL;
    }
    return map;
}

void intmap_free(intmap *map)
{
    if (!map)
        return;
    free(map->slots);
    free(map);
}

static size_t home(const intmap *map, int key)
{
    unsigned h = (unsigned)key * 2654435769u;
    return (h >> 16) & (map->capacity - 1);
}

static size_t find(const intmap *map, int key)
{
    size_t i = home(map, key);
    while (map->slots[i].state != FREE) {
        if (map->slots[i].state == USED && map->slots[i].key == key)
            return i;
        i = (i + 1) & (map->capacity - 1);
    }
    return NOT_FOUND;
}

/* Stores a key that the map does not have. */
static void place(intmap *map, int key, int value)
{
    size_t i = home(map, key);
    while (map->slots[i].state == USED)
        i = (i + 1) & (map->capacity - 1);
    map->slots[i] = (struct slot){key, value, USED};
    map->size++;
}

static bool grow(intmap *map)
{
    intmap bigger = {NULL, map->capacity * 2, 0};
    bigger.slots = calloc(bigger.capacity, sizeof *bigger.slots);
    if (!bigger.slots)
        return false;
    for (size_t i = 0; i < map->capacity; i++)
        if (map->slots[i].state == USED)
            place(&bigger, map->slots[i].key, map->slots[i].value);
    free(map->slots);
    *map = bigger;
    return true;
}

bool intmap_put(intmap *map, int key, int value)
{
    size_t i = find(map, key);
    if (i != NOT_FOUND) {
        map->slots[i].value = value;
        return true;
    }
    /* One slot in four stays free, so that a search ends. */
    if ((map->size + 1) * 4 > map->capacity * 3 && !grow(map))
        return false;
    place(map, key, value);
    return true;
}

bool intmap_get(const intmap *map, int key, int *value)
{
    size_t i = find(map, key);
    if (i == NOT_FOUND)
        return false;
    *value = map->slots[i].value;
    return true;
}

bool intmap_del(intmap *map, int key)
{
    size_t i = find(map, key);
    if (i == NOT_FOUND)
        return false;
    map->slots[i].state = DELETED;
    map->size--;
    return true;
}

size_t intmap_size(const intmap *map)
{
    return map->size;
}

bool intmap_next(const intmap *map, size_t *position, int *key, int *value)
{
    while (*position < map->capacity) {
        const struct slot *slot = &map->slots[(*position)++];
        if (slot->state == USED) {
            *key = slot->key;
            *value = slot->value;
            return true;
        }
    }
    return false;
}
