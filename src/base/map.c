#include "base/map.h"

#include <stdint.h>
#include <string.h>

#include "base/memory.h"

/* Open addressing, linear probing; never more than three quarters full, so
 * that a probe always ends at a free slot.  capacity is a power of two. */
struct map_slot {
    char *key; /* NULL: free */
    void *value;
    uint64_t hash;
};

static uint64_t hash_of(const char *key) /* FNV-1a */
{
    uint64_t hash = 0xcbf29ce484222325u;
    for (; *key; key++)
        hash = (hash ^ (unsigned char)*key) * 0x100000001b3u;
    return hash ^ hash >> 32;
}

/* The slot that holds key, or the free one where it would go. */
static struct map_slot *slot_of(const struct map *map, const char *key, uint64_t hash)
{
    size_t mask = map->capacity - 1;
    for (size_t i = hash & mask;; i = (i + 1) & mask) {
        struct map_slot *slot = &map->slots[i];
        if (!slot->key || (slot->hash == hash && strcmp(slot->key, key) == 0))
            return slot;
    }
}

static void map_grow(struct map *map)
{
    struct map grown = {.count = map->count, .capacity = map->capacity ? map->capacity * 2 : 16};
    grown.slots = mem_array(grown.capacity, sizeof *grown.slots);
    for (size_t i = 0; i < map->capacity; i++)
        if (map->slots[i].key)
            *slot_of(&grown, map->slots[i].key, map->slots[i].hash) = map->slots[i];
    mem_free(map->slots);
    *map = grown;
}

void *map_get(const struct map *map, const char *key)
{
    if (!map->count)
        return NULL;
    return slot_of(map, key, hash_of(key))->value;
}

void map_put(struct map *map, const char *key, void *value)
{
    if ((map->count + 1) * 4 > map->capacity * 3)
        map_grow(map);
    uint64_t hash = hash_of(key);
    struct map_slot *slot = slot_of(map, key, hash);
    if (!slot->key) {
        slot->key = mem_strdup(key);
        slot->hash = hash;
        map->count++;
    }
    slot->value = value;
}

void map_release(struct map *map)
{
    for (size_t i = 0; i < map->capacity; i++)
        mem_free(map->slots[i].key);
    mem_free(map->slots);
    *map = (struct map)MAP_INIT;
}
