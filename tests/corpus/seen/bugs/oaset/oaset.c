#include "oaset.h"

#include <stdlib.h>

enum state { EMPTY, LIVE, DELETED };

struct slot {
    enum state state;
    int key;
};

struct oaset {
    struct slot *slots;
    size_t capacity; /* a power of two */
    size_t count;
};

#define FIRST_CAPACITY 4

static size_t start(const oaset *set, int key)
{
    return ((unsigned)key * 2654435761u >> 7) & (set->capacity - 1);
}

/* The slot of the key, or the empty one where the search for it ends. */
static struct slot *locate(const oaset *set, int key)
{
    size_t at = start(set, key);
    while (set->slots[at].state != EMPTY && !(set->slots[at].state == LIVE && set->slots[at].key == key))
        at = (at + 1) & (set->capacity - 1);
    return &set->slots[at];
}

static bool rebuild(oaset *set, size_t capacity)
{
    oaset bigger = {calloc(capacity, sizeof *bigger.slots), capacity, set->count};
    if (bigger.slots == NULL)
        return false;
    for (size_t i = 0; i < set->capacity; i++)
        if (set->slots[i].state == LIVE)
            *locate(&bigger, set->slots[i].key) = set->slots[i];
    free(set->slots);
    *set = bigger;
    return true;
}

oaset *oaset_new(void)
{
    oaset *set = calloc(1, sizeof *set);
    if (set != NULL && !rebuild(set, FIRST_CAPACITY)) {
        free(set);
        return NULL;
    }
    return set;
}

oaset *oaset_copy(const oaset *set)
{
    oaset *copy = calloc(1, sizeof *copy);
    if (copy == NULL)
        return NULL;
    copy->capacity = set->capacity;
    copy->count = set->count;
    copy->slots = calloc(copy->capacity, sizeof *copy->slots);
    if (copy->slots == NULL) {
        free(copy);
        return NULL;
    }
    for (size_t i = 0; i < set->capacity; i++)
        if (set->slots[i].state == LIVE)
            *locate(copy, set->slots[i].key) = set->slots[i];
    return copy;
}

void oaset_free(oaset *set)
{
    if (set == NULL)
        return;
    free(set->slots);
    free(set);
}

oaset_status oaset_add(oaset *set, int key)
{
    struct slot *slot = locate(set, key);
    if (slot->state == LIVE)
        return OASET_PRESENT;
    /* At most three quarters are in use. */
    if ((set->count + 1) * 4 > set->capacity * 3) {
        if (!rebuild(set, set->capacity * 2))
            return OASET_NOMEM;
        slot = locate(set, key);
    }
    slot->state = LIVE;
    slot->key = key;
    set->count++;
    return OASET_OK;
}

oaset_status oaset_remove(oaset *set, int key)
{
    struct slot *slot = locate(set, key);
    if (slot->state != LIVE)
        return OASET_ABSENT;
    slot->state = DELETED;
    set->count--;
    return OASET_OK;
}

bool oaset_contains(const oaset *set, int key)
{
    return locate(set, key)->state == LIVE;
}

size_t oaset_count(const oaset *set)
{
    return set->count;
}

void oaset_clear(oaset *set)
{
    for (size_t i = 0; i < set->capacity; i++)
        set->slots[i].state = EMPTY;
    set->count = 0;
}

bool oaset_next(const oaset *set, size_t *at, int *key)
{
    for (size_t i = *at; i < set->capacity; i++) {
        if (set->slots[i].state == LIVE) {
            *key = set->slots[i].key;
            *at = i + 1;
            return true;
        }
    }
    *at = set->capacity;
    return false;
}
