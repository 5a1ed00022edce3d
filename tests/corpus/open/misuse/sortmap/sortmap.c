#include "sortmap.h"

#include <stdlib.h>

struct entry {
    struct entry *next;
    int key;
    int value;
};

struct sortmap {
    struct entry *first;
    size_t size;
};

struct sortmap_cursor {
    const struct sortmap *map;
    const struct entry *at; /* NULL before the first */
    bool done;
};

struct sortmap *sortmap_new(void)
{
    return calloc(1, sizeof(struct sortmap));
}

void sortmap_free(struct sortmap *map)
{
    if (map == NULL)
        return;
    while (map->first != NULL) {
        struct entry *entry = map->first;
        map->first = entry->next;
        free(entry);
    }
    free(map);
}

/* The link to the first entry whose key is not below. */
static struct entry **locate(struct sortmap *map, int key)
{
    struct entry **link = &map->first;
    while (*link != NULL && (*link)->key < key)
        link = &(*link)->next;
    return link;
}

bool sortmap_put(struct sortmap *map, int key, int value)
{
    struct entry **link = locate(map, key);
    if (*link != NULL && (*link)->key == key) {
        (*link)->value = value;
        return true;
    }
    struct entry *entry = malloc(sizeof *entry);
    if (entry == NULL)
        return false;
    entry->next = *link;
    entry->key = key;
    entry->value = value;
    *link = entry;
    map->size++;
    return true;
}

bool sortmap_get(const struct sortmap *map, int key, int *value)
{
    for (const struct entry *entry = map->first; entry != NULL && entry->key <= key; entry = entry->next) {
        if (entry->key == key) {
            *value = entry->value;
            return true;
        }
    }
    return false;
}

bool sortmap_remove(struct sortmap *map, int key)
{
    struct entry **link = locate(map, key);
    struct entry *entry = *link;
    if (entry == NULL || entry->key != key)
        return false;
    *link = entry->next;
    free(entry);
    map->size--;
    return true;
}

size_t sortmap_size(const struct sortmap *map)
{
    return map->size;
}

struct sortmap_cursor *sortmap_cursor_new(const struct sortmap *map)
{
    struct sortmap_cursor *cursor = calloc(1, sizeof *cursor);
    if (cursor != NULL)
        cursor->map = map;
    return cursor;
}

void sortmap_cursor_free(struct sortmap_cursor *cursor)
{
    free(cursor);
}

bool sortmap_cursor_next(struct sortmap_cursor *cursor, int *key, int *value)
{
    if (cursor->done)
        return false;
    const struct entry *next = cursor->at == NULL ? cursor->map->first : cursor->at->next;
    if (next == NULL) {
        cursor->done = true;
        return false;
    }
    cursor->at = next;
    if (key != NULL)
        *key = next->key;
    if (value != NULL)
        *value = next->value;
    return true;
}
