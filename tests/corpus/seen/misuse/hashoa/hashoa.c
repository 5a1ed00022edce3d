#include "hashoa.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

enum { FREE, TAKEN, DELETED };

void hashoa_init(struct hashoa *t, struct hashoa_slot *slots, size_t count)
{
    assert(slots != NULL && count > 0 && (count & (count - 1)) == 0);
    t->slots = slots;
    t->count = count;
    hashoa_clear(t);
}

void hashoa_clear(struct hashoa *t)
{
    for (size_t i = 0; i < t->count; i++)
        t->slots[i] = (struct hashoa_slot){NULL, 0, FREE};
    t->used = 0;
}

static size_t hash(const char *key)
{
    uint32_t h = 2166136261u;
    for (; *key != '\0'; key++)
        h = (h ^ (unsigned char)*key) * 16777619u;
    return h;
}

static struct hashoa_slot *find(const struct hashoa *t, const char *key)
{
    size_t start = hash(key);
    for (size_t i = 0; i < t->count; i++) {
        struct hashoa_slot *slot = &t->slots[(start + i) & (t->count - 1)];
        if (slot->state == FREE)
            return NULL;
        if (slot->state == TAKEN && strcmp(slot->key, key) == 0)
            return slot;
    }
    return NULL;
}

bool hashoa_put(struct hashoa *t, const char *key, long value)
{
    struct hashoa_slot *slot = find(t, key);
    if (slot != NULL) {
        slot->value = value;
        return true;
    }
    if (t->used == t->count)
        return false;
    size_t at = hash(key) & (t->count - 1);
    while (t->slots[at].state == TAKEN)
        at = (at + 1) & (t->count - 1);
    t->slots[at] = (struct hashoa_slot){key, value, TAKEN};
    t->used++;
    return true;
}

long *hashoa_get(const struct hashoa *t, const char *key)
{
    struct hashoa_slot *slot = find(t, key);
    return slot == NULL ? NULL : &slot->value;
}

bool hashoa_del(struct hashoa *t, const char *key)
{
    struct hashoa_slot *slot = find(t, key);
    if (slot == NULL)
        return false;
    slot->state = DELETED;
    slot->key = NULL;
    t->used--;
    return true;
}

size_t hashoa_used(const struct hashoa *t)
{
    return t->used;
}

const char *hashoa_next(const struct hashoa *t, size_t *pos)
{
    while (*pos < t->count) {
        const struct hashoa_slot *slot = &t->slots[(*pos)++];
        if (slot->state == TAKEN)
            return slot->key;
    }
    return NULL;
}

void hashoa_move(struct hashoa *t, struct hashoa *other)
{
    if (t == other)
        return;
    for (size_t i = 0; i < t->count; i++) {
        struct hashoa_slot *slot = &t->slots[i];
        if (slot->state == TAKEN) {
            bool moved = hashoa_put(other, slot->key, slot->value);
            assert(moved);
            (void)moved;
        }
    }
    hashoa_clear(t);
}
