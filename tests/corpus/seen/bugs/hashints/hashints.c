#include "hashints.h"

#include <stdlib.h>
#include <string.h>

enum state { FREE, USED, GONE };

struct slot {
    int value;
    enum state state;
};

struct hashints {
    struct slot *slots;
    size_t size; /* a power of two */
    size_t count;
};

#define SMALLEST 4

static int too_full(size_t count, size_t size)
{
    return count * 4 > size * 3;
}

static size_t home_of(const hashints *set, int value)
{
    unsigned bits = (unsigned)value;
    return (bits ^ bits >> 16) & (set->size - 1);
}

hashints *hi_new(size_t expected)
{
    if (expected > HI_MAX)
        return NULL;
    hashints *set = malloc(sizeof *set);
    if (!set)
        return NULL;
    set->count = 0;
    set->size = SMALLEST;
    while (too_full(expected, set->size))
        set->size *= 2;
    set->slots = calloc(set->size, sizeof *set->slots);
    if (!set->slots) {
        free(set);
        return NULL;
    }
    return set;
}

hashints *hi_copy(const hashints *set)
{
    hashints *copy = malloc(sizeof *copy);
    if (!copy)
        return NULL;
    *copy = *set;
    copy->slots = malloc(set->size * sizeof *set->slots);
    if (!copy->slots) {
        free(copy);
        return NULL;
    }
    memcpy(copy->slots, set->slots, set->size * sizeof *set->slots);
    return copy;
}

void hi_free(hashints *set)
{
    if (!set)
        return;
    free(set->slots);
    free(set);
}

/* The slot of the value, or where it may be put. */
static struct slot *find(const hashints *set, int value)
{
    struct slot *gone = NULL;
    for (size_t i = home_of(set, value);; i = (i + 1) & (set->size - 1)) {
        struct slot *slot = &set->slots[i];
        if (slot->state == FREE)
            return gone ? gone : slot;
        if (slot->state == GONE) {
            if (!gone)
                gone = slot;
        } else if (slot->value == value) {
            return slot;
        }
    }
}

static int grow(hashints *set)
{
    hashints bigger = {.size = set->size * 2, .count = set->count};
    bigger.slots = calloc(bigger.size, sizeof *bigger.slots);
    if (!bigger.slots)
        return -1;
    for (size_t i = 0; i < set->size; i++)
        if (set->slots[i].state == USED)
            *find(&bigger, set->slots[i].value) = set->slots[i];
    free(set->slots);
    *set = bigger;
    return 0;
}

int hi_add(hashints *set, int value)
{
    struct slot *slot = find(set, value);
    if (slot->state == USED)
        return 0;
    if (set->count >= HI_MAX)
        return -1;
    if (too_full(set->count + 1, set->size)) {
        if (grow(set) != 0)
            return -1;
        slot = find(set, value);
    }
    slot->value = value;
    slot->state = USED;
    set->count++;
    return 1;
}

int hi_remove(hashints *set, int value)
{
    struct slot *slot = find(set, value);
    if (slot->state != USED)
        return 0;
    slot->state = GONE;
    set->count--;
    return 1;
}

int hi_has(const hashints *set, int value)
{
    return find(set, value)->state == USED;
}

size_t hi_count(const hashints *set)
{
    return set->count;
}

int hi_next(const hashints *set, size_t *at, int *value)
{
    while (*at < set->size) {
        const struct slot *slot = &set->slots[(*at)++];
        if (slot->state == USED) {
            *value = slot->value;
            return 1;
        }
    }
    return 0;
}

int hi_equal(const hashints *a, const hashints *b)
{
    if (a->count != b->count)
        return 0;
    size_t at = 0;
    int value;
    while (hi_next(a, &at, &value))
        if (!hi_has(b, value))
            return 0;
    return 1;
}
