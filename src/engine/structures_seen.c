#include "engine/structures_seen.h"

#include <stdbool.h>
#include "base/hash.h"
#include "base/memory.h"

#define FIRST_CAPACITY 1024

struct seen_slot {
    uint64_t hash[2]; /* both 0: free */
    uint64_t scopes;
};

void seen_release(struct seen *seen)
{
    mem_free(seen->slots);
    *seen = (struct seen)SEEN_INIT;
}

static struct seen_slot *slot_of(const struct seen *seen, const uint64_t hash[2])
{
    size_t at = hash[0] & (seen->capacity - 1);
    for (;; at = (at + 1) & (seen->capacity - 1)) {
        struct seen_slot *slot = &seen->slots[at];
        bool is_free = !slot->hash[0] && !slot->hash[1];
        if (is_free || (slot->hash[0] == hash[0] && slot->hash[1] == hash[1]))
            return slot;
    }
}

static void grow(struct seen *seen)
{
    struct seen old = *seen;
    seen->capacity = old.capacity ? 2 * old.capacity : FIRST_CAPACITY;
    seen->slots = mem_array(seen->capacity, sizeof *seen->slots);
    for (size_t i = 0; i < old.capacity; i++)
        if (old.slots[i].hash[0] || old.slots[i].hash[1])
            *slot_of(seen, old.slots[i].hash) = old.slots[i];
    mem_free(old.slots);
}

uint64_t seen_at(struct seen *seen, const void *contents, size_t size, int scope)
{
    uint64_t hash[2], lower = scope < SEEN_SCOPES ? (1ull << scope) - 1 : (1ull << SEEN_SCOPES) - 1;
    if (4 * (seen->count + 1) > 3 * seen->capacity)
        grow(seen);
    hash_bytes(contents, size, hash);
    hash[0] |= !hash[0] && !hash[1];
    struct seen_slot *slot = slot_of(seen, hash);
    if (!slot->hash[0] && !slot->hash[1]) {
        slot->hash[0] = hash[0];
        slot->hash[1] = hash[1];
        seen->count++;
    }
    uint64_t before = slot->scopes & lower;
    if (scope < SEEN_SCOPES)
        slot->scopes |= 1ull << scope;
    return before;
}
