#include "ordmap.h"

#include <stdlib.h>
#include <string.h>

#define SMALL 16

typedef struct {
    char *key;
    char *value;       /* small, or memory of its own */
    char small[SMALL]; /* most values are short */
} entry_t;

struct ordmap {
    entry_t **entries;
    size_t size;
    size_t capacity;
};

static char *copy_of(const char *text)
{
    size_t size = strlen(text) + 1;
    char *copy = malloc(size);
    return copy != NULL ? memcpy(copy, text, size) : NULL;
}

static void entry_free(entry_t *entry)
{
    if (entry->value != entry->small)
        free(entry->value);
    free(entry->key);
    free(entry);
}

/* The new value may be part of the old one. */
static bool entry_set(entry_t *entry, const char *value)
{
    size_t size = strlen(value) + 1;
    char *old = entry->value;
    if (size > SMALL) {
        char *copy = copy_of(value);
        if (copy == NULL)
            return false;
        entry->value = copy;
    } else {
        memmove(entry->small, value, size);
        entry->value = entry->small;
    }
    if (old != entry->small)
        free(old);
    return true;
}

static entry_t *entry_new(const char *key, const char *value)
{
    entry_t *entry = malloc(sizeof *entry);
    if (entry == NULL)
        return NULL;
    entry->value = NULL;
    entry->key = copy_of(key);
    if (entry->key == NULL || !entry_set(entry, value)) {
        entry_free(entry);
        return NULL;
    }
    return entry;
}

static entry_t *entry_copy(const entry_t *from)
{
    entry_t *entry = malloc(sizeof *entry);
    if (entry == NULL)
        return NULL;
    *entry = *from;
    entry->key = copy_of(from->key);
    if (from->value != from->small)
        entry->value = copy_of(from->value);
    if (entry->key == NULL || entry->value == NULL) {
        entry_free(entry);
        return NULL;
    }
    return entry;
}

ordmap_t *ordmap_create(void)
{
    return calloc(1, sizeof(ordmap_t));
}

void ordmap_free(ordmap_t *map)
{
    if (map == NULL)
        return;
    for (size_t i = 0; i < map->size; i++)
        entry_free(map->entries[i]);
    free(map->entries);
    free(map);
}

static bool reserve(ordmap_t *map, size_t capacity)
{
    if (capacity <= map->capacity)
        return true;
    if (capacity < 2 * map->capacity)
        capacity = 2 * map->capacity;
    entry_t **entries = realloc(map->entries, capacity * sizeof *entries);
    if (entries == NULL)
        return false;
    map->entries = entries;
    map->capacity = capacity;
    return true;
}

ordmap_t *ordmap_clone(const ordmap_t *map)
{
    ordmap_t *clone = ordmap_create();
    if (clone == NULL)
        return NULL;
    if (!reserve(clone, map->size)) {
        ordmap_free(clone);
        return NULL;
    }
    for (size_t i = 0; i < map->size; i++) {
        entry_t *entry = entry_copy(map->entries[i]);
        if (entry == NULL) {
            ordmap_free(clone);
            return NULL;
        }
        clone->entries[clone->size++] = entry;
    }
    return clone;
}

/* The position of a key, the size if there is none. */
static size_t find(const ordmap_t *map, const char *key)
{
    size_t i = 0;
    while (i < map->size && strcmp(map->entries[i]->key, key) != 0)
        i++;
    return i;
}

bool ordmap_put(ordmap_t *map, const char *key, const char *value)
{
    size_t i = find(map, key);
    if (i < map->size)
        return entry_set(map->entries[i], value);
    if (!reserve(map, map->size + 1))
        return false;
    entry_t *entry = entry_new(key, value);
    if (entry == NULL)
        return false;
    map->entries[map->size++] = entry;
    return true;
}

const char *ordmap_get(const ordmap_t *map, const char *key)
{
    return ordmap_value_at(map, find(map, key));
}

bool ordmap_remove(ordmap_t *map, const char *key)
{
    size_t i = find(map, key);
    if (i == map->size)
        return false;
    entry_free(map->entries[i]);
    map->size--;
    memmove(map->entries + i, map->entries + i + 1, (map->size - i) * sizeof *map->entries);
    return true;
}

size_t ordmap_size(const ordmap_t *map)
{
    return map->size;
}

const char *ordmap_key_at(const ordmap_t *map, size_t position)
{
    return position < map->size ? map->entries[position]->key : NULL;
}

const char *ordmap_value_at(const ordmap_t *map, size_t position)
{
    return position < map->size ? map->entries[position]->value : NULL;
}

bool ordmap_equal(const ordmap_t *a, const ordmap_t *b)
{
    if (a->size != b->size)
        return false;
    for (size_t i = 0; i < a->size; i++)
        if (strcmp(a->entries[i]->key, b->entries[i]->key) != 0 ||
            strcmp(a->entries[i]->value, b->entries[i]->value) != 0)
            return false;
    return true;
}
