#include "idset.h"

#include <stdlib.h>

enum state { FREE, TAKEN, REMOVED };

struct slot {
    unsigned id;
    enum state state;
};

struct idset {
    struct slot *slots;
    size_t capacity; /* a power of two */
    size_t count;
};

#define FIRST_CAPACITY 4

idset *idset_new(void)
{
    idset *set = malloc(sizeof *set);
    if (set == NULL)
        return NULL;
    set->slots = calloc(FIRST_CAPACITY, sizeof *set->slots);
    set->capacity = FIRST_CAPACITY;
    set->count = 0;
    if (set->slots == NULL) {
        free(set);
        return NULL;
    }
    return set;
}

void idset_free(idset *set)
{
    if (set == NULL)
        return;
    free(set->slots);
    free(set);
}

/* The slot of the id, or the one where it belongs. */
static struct slot *probe(const idset *set, unsigned id)
{
    struct slot *reusable = NULL;
    for (size_t at = id;; at++) {
        struct slot *slot = &set->slots[at & (set->capacity - 1)];
        if (slot->state == FREE)
            return reusable != NULL ? reusable : slot;
        if (slot->state == REMOVED) {
            if (reusable == NULL)
                reusable = slot;
        } else if (slot->id == id) {
            return slot;
        }
    }
}

static bool grow(idset *set)
{
    idset wider = {.capacity = 2 * set->capacity, .count = set->count};
    wider.slots = calloc(wider.capacity, sizeof *wider.slots);
    if (wider.slots == NULL)
        return false;
    for (size_t i = 0; i < set->capacity; i++)
        if (set->slots[i].state == TAKEN)
            *probe(&wider, set->slots[i].id) = set->slots[i];
    free(set->slots);
    *set = wider;
    return true;
}

int idset_add(idset *set, unsigned id)
{
    struct slot *slot = probe(set, id);
    if (slot->state == TAKEN)
        return 0;
    if (4 * (set->count + 1) > 3 * set->capacity) {
        if (!grow(set))
            return -1;
        slot = probe(set, id);
    }
    slot->id = id;
    slot->state = TAKEN;
    set->count++;
    return 1;
}

bool idset_remove(idset *set, unsigned id)
{
    struct slot *slot = probe(set, id);
    if (slot->state != TAKEN)
        return false;
    slot->state = REMOVED;
    set->count--;
    return true;
}

bool idset_contains(const idset *set, unsigned id)
{
    return probe(set, id)->state == TAKEN;
}

size_t idset_count(const idset *set)
{
    return set->count;
}

void idset_each(const idset *set, idset_visitor *visit, void *context)
{
    for (size_t i = 0; i < set->capacity; i++)
        if (set->slots[i].state == TAKEN && !visit(set->slots[i].id, context))
            return;
}

bool idset_subset(const idset *a, const idset *b)
{
    for (size_t i = 0; i < a->capacity; i++)
        if (a->slots[i].state == TAKEN && !idset_contains(b, a->slots[i].id))
            return false;
    return true;
}
