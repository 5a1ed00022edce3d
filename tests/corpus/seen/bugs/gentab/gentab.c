#include "gentab.h"

#include <stdlib.h>
#include <string.h>

struct slot {
    char *name;
    uint32_t generation; /* odd while the slot is taken */
};

struct gentab {
    struct slot slots[GENTAB_MAX];
    size_t high; /* slots that were ever in use */
    size_t count;
};

static gentab_id make_id(size_t index, uint32_t generation)
{
    return (generation & 0x3fffff) << 10 | (uint32_t)index;
}

static const struct slot *lookup(const gentab *t, gentab_id id)
{
    size_t index = id & (GENTAB_MAX - 1);
    const struct slot *slot = &t->slots[index];
    if (index >= t->high || slot->generation % 2 == 0 || make_id(index, slot->generation) != id)
        return NULL;
    return slot;
}

gentab *gentab_new(void)
{
    return calloc(1, sizeof(gentab));
}

void gentab_delete(gentab *t)
{
    if (t == NULL)
        return;
    gentab_clear(t);
    free(t);
}

gentab_id gentab_add(gentab *t, const char *name)
{
    size_t index = 0;
    while (index < t->high && t->slots[index].name != NULL)
        index++;
    if (index == GENTAB_MAX)
        return 0;
    size_t size = strlen(name) + 1;
    char *copy = malloc(size);
    if (copy == NULL)
        return 0;
    memcpy(copy, name, size);
    struct slot *slot = &t->slots[index];
    slot->name = copy;
    if (slot->generation % 2 == 0)
        slot->generation++;
    if (index == t->high)
        t->high++;
    t->count++;
    return make_id(index, slot->generation);
}

bool gentab_drop(gentab *t, gentab_id id)
{
    if (lookup(t, id) == NULL)
        return false;
    struct slot *slot = &t->slots[id & (GENTAB_MAX - 1)];
    free(slot->name);
    slot->name = NULL;
    slot->generation++;
    t->count--;
    return true;
}

void gentab_clear(gentab *t)
{
    for (size_t i = 0; i < t->high; i++) {
        free(t->slots[i].name);
        t->slots[i].name = NULL;
    }
    t->count = 0;
}

const char *gentab_name(const gentab *t, gentab_id id)
{
    const struct slot *slot = lookup(t, id);
    return slot == NULL ? NULL : slot->name;
}

size_t gentab_name_length(const gentab *t, gentab_id id)
{
    const struct slot *slot = lookup(t, id);
    return slot == NULL ? 0 : strlen(slot->name);
}

bool gentab_alive(const gentab *t, gentab_id id)
{
    return lookup(t, id) != NULL;
}

gentab_id gentab_find(const gentab *t, const char *name)
{
    for (size_t i = 0; i < t->high; i++)
        if (t->slots[i].name != NULL && strcmp(t->slots[i].name, name) == 0)
            return make_id(i, t->slots[i].generation);
    return 0;
}

size_t gentab_count(const gentab *t)
{
    return t->count;
}
