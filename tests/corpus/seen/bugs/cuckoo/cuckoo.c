#include "cuckoo.h"

#include <stdlib.h>
#include <string.h>

struct slot {
    bool used;
    uint32_t key;
};

struct cuckoo {
    size_t mask;
    size_t count;
    struct slot slot[];
};

static size_t first_of(const cuckoo *table, uint32_t key)
{
    key ^= key >> 16;
    key *= UINT32_C(0x7feb352d);
    key ^= key >> 15;
    return key & table->mask;
}

static size_t second_of(const cuckoo *table, uint32_t key)
{
    key += UINT32_C(0x9e3779b9);
    key ^= key >> 13;
    key *= UINT32_C(0x846ca68b);
    key ^= key >> 16;
    return key & table->mask;
}

/* The other place of a key that is at `place`. */
static size_t other_of(const cuckoo *table, uint32_t key, size_t place)
{
    size_t first = first_of(table, key);
    return place == first ? second_of(table, key) : first;
}

cuckoo *cuckoo_new(size_t slots)
{
    if (slots == 0 || slots > 4096)
        return NULL;
    size_t size = 1;
    while (size < slots)
        size *= 2;
    cuckoo *table = calloc(1, sizeof *table + size * sizeof table->slot[0]);
    if (table != NULL)
        table->mask = size - 1;
    return table;
}

void cuckoo_free(cuckoo *table)
{
    free(table);
}

static bool place_key(cuckoo *table, size_t place, uint32_t key)
{
    struct slot *slot = &table->slot[place];
    if (slot->used)
        return false;
    slot->used = true;
    slot->key = key;
    return true;
}

bool cuckoo_add(cuckoo *table, uint32_t key)
{
    if (table->count == table->mask + 1)
        return false;
    size_t place = first_of(table, key);
    if (!place_key(table, place, key)) {
        place = second_of(table, key);
        while (!place_key(table, place, key)) {
            uint32_t evicted = table->slot[place].key;
            table->slot[place].key = key;
            key = evicted;
            place = other_of(table, key, place);
        }
    }
    table->count++;
    return true;
}

static struct slot *find(cuckoo *table, uint32_t key)
{
    struct slot *slot = &table->slot[first_of(table, key)];
    if (slot->used && slot->key == key)
        return slot;
    slot = &table->slot[second_of(table, key)];
    return slot->used && slot->key == key ? slot : NULL;
}

bool cuckoo_remove(cuckoo *table, uint32_t key)
{
    struct slot *slot = find(table, key);
    if (slot == NULL)
        return false;
    slot->used = false;
    table->count--;
    return true;
}

bool cuckoo_contains(const cuckoo *table, uint32_t key)
{
    const struct slot *first = &table->slot[first_of(table, key)];
    const struct slot *second = &table->slot[second_of(table, key)];
    return (first->used && first->key == key) || (second->used && second->key == key);
}

size_t cuckoo_count(const cuckoo *table)
{
    return table->count;
}

size_t cuckoo_slots(const cuckoo *table)
{
    return table->mask + 1;
}

void cuckoo_clear(cuckoo *table)
{
    memset(table->slot, 0, (table->mask + 1) * sizeof table->slot[0]);
    table->count = 0;
}
