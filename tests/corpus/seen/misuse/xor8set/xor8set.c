#include "xor8set.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define ATTEMPTS 200
#define HEAD 12

struct slot {
    uint64_t mask; /* the xor of the hashes that belong here */
    uint32_t count;
};

struct kept {
    uint64_t hash;
    uint32_t index;
};

static uint32_t block_of(uint32_t size)
{
    return (32 + size + size / 4) / 3 + 1;
}

bool x8_allocate(x8_filter *filter, uint32_t size)
{
    if (size > X8_MAX_KEYS)
        return false;
    filter->seed = 0;
    filter->size = size;
    filter->block = block_of(size);
    filter->fingerprints = calloc(3, filter->block);
    return filter->fingerprints != NULL;
}

static uint64_t scramble(uint64_t h)
{
    h = (h ^ h >> 33) * 0xFF51AFD7ED558CCDu;
    h = (h ^ h >> 33) * 0xC4CEB9FE1A85EC53u;
    return h ^ h >> 33;
}

/* The place of a hash in block 0, 1 or 2. */
static uint32_t place(const x8_filter *filter, uint64_t hash, unsigned block)
{
    if (block > 0)
        hash = hash << 21 * block | hash >> (64 - 21 * block);
    uint32_t within = (uint32_t)((uint64_t)(uint32_t)hash * filter->block >> 32);
    return block * filter->block + within;
}

static uint8_t fingerprint(uint64_t hash)
{
    return (uint8_t)(hash ^ hash >> 32);
}

/* Takes single keys out of their slots until none is left; returns how many
   were taken, all when it worked. */
static uint32_t peel(const x8_filter *filter, struct slot *slots, uint32_t *queue, struct kept *order)
{
    uint32_t taken = 0, waiting = 0;
    for (uint32_t i = 0; i < 3 * filter->block; i++)
        if (slots[i].count == 1)
            queue[waiting++] = i;
    while (waiting > 0) {
        uint32_t index = queue[--waiting];
        if (slots[index].count != 1)
            continue;
        uint64_t hash = slots[index].mask;
        order[taken].hash = hash;
        order[taken].index = index;
        taken++;
        for (unsigned b = 0; b < 3; b++) {
            uint32_t other = place(filter, hash, b);
            slots[other].mask ^= hash;
            if (--slots[other].count == 1)
                queue[waiting++] = other;
        }
    }
    return taken;
}

bool x8_populate(x8_filter *filter, const uint64_t *keys, uint32_t count)
{
    assert(count <= filter->size);
    size_t total = (size_t)3 * filter->block;
    memset(filter->fingerprints, 0, total);
    if (count == 0)
        return true;
    struct slot *slots = malloc(total * sizeof *slots);
    uint32_t *queue = malloc(total * sizeof *queue);
    struct kept *order = malloc(count * sizeof *order);
    bool ready = slots != NULL && queue != NULL && order != NULL;
    uint32_t taken = 0;
    for (unsigned attempt = 0; ready && taken < count; attempt++) {
        assert(attempt < ATTEMPTS && "are all keys different?");
        filter->seed = scramble(attempt + 1);
        memset(slots, 0, total * sizeof *slots);
        for (uint32_t i = 0; i < count; i++) {
            uint64_t hash = scramble(keys[i] + filter->seed);
            for (unsigned b = 0; b < 3; b++) {
                struct slot *slot = &slots[place(filter, hash, b)];
                slot->mask ^= hash;
                slot->count++;
            }
        }
        taken = peel(filter, slots, queue, order);
    }
    while (ready && taken > 0) {
        taken--;
        uint64_t hash = order[taken].hash;
        uint8_t print = fingerprint(hash);
        for (unsigned b = 0; b < 3; b++)
            print ^= filter->fingerprints[place(filter, hash, b)];
        filter->fingerprints[order[taken].index] ^= print;
    }
    free(slots);
    free(queue);
    free(order);
    return ready;
}

bool x8_contains(const x8_filter *filter, uint64_t key)
{
    uint64_t hash = scramble(key + filter->seed);
    uint8_t print = fingerprint(hash);
    for (unsigned b = 0; b < 3; b++)
        print ^= filter->fingerprints[place(filter, hash, b)];
    return print == 0;
}

uint32_t x8_count(const x8_filter *filter, const uint64_t *keys, uint32_t count)
{
    uint32_t found = 0;
    for (uint32_t i = 0; i < count; i++)
        found += x8_contains(filter, keys[i]);
    return found;
}

size_t x8_saved_size(const x8_filter *filter)
{
    return HEAD + (size_t)3 * filter->block;
}

void x8_save(const x8_filter *filter, uint8_t *buffer)
{
    for (int i = 0; i < 4; i++)
        buffer[i] = (uint8_t)(filter->size >> 8 * i);
    for (int i = 0; i < 8; i++)
        buffer[4 + i] = (uint8_t)(filter->seed >> 8 * i);
    memcpy(buffer + HEAD, filter->fingerprints, (size_t)3 * filter->block);
}

bool x8_load(x8_filter *filter, const uint8_t *buffer, size_t length)
{
    uint32_t size = 0;
    if (length < HEAD)
        return false;
    for (int i = 0; i < 4; i++)
        size |= (uint32_t)buffer[i] << 8 * i;
    if (size > X8_MAX_KEYS || length != HEAD + (size_t)3 * block_of(size) || !x8_allocate(filter, size))
        return false;
    for (int i = 0; i < 8; i++)
        filter->seed |= (uint64_t)buffer[4 + i] << 8 * i;
    memcpy(filter->fingerprints, buffer + HEAD, (size_t)3 * filter->block);
    return true;
}

void x8_free(x8_filter *filter)
{
    free(filter->fingerprints);
    filter->fingerprints = NULL;
}
