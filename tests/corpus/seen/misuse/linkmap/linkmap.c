#include "linkmap.h"

#include <stdlib.h>
#include <string.h>

struct entry {
    struct entry *before;
    struct entry *after;
    long value;
    char key[];
};

struct linkmap {
    struct entry *first;
    struct entry *last;
    size_t length;
};

linkmap *linkmap_new(void)
{
    return calloc(1, sizeof(linkmap));
}

static void drop(linkmap *map, struct entry *entry)
{
    if (entry->before != NULL)
        entry->before->after = entry->after;
    else
        map->first = entry->after;
    if (entry->after != NULL)
        entry->after->before = entry->before;
    else
        map->last = entry->before;
    map->length--;
    free(entry);
}

void linkmap_clear(linkmap *map)
{
    while (map->first != NULL)
        drop(map, map->first);
}

void linkmap_free(linkmap *map)
{
    if (map == NULL)
        return;
    linkmap_clear(map);
    free(map);
}

static struct entry *find(const linkmap *map, const char *key)
{
    struct entry *entry = map->first;
    while (entry != NULL && strcmp(entry->key, key) != 0)
        entry = entry->after;
    return entry;
}

bool linkmap_put(linkmap *map, const char *key, long value)
{
    struct entry *entry = find(map, key);
    if (entry == NULL) {
        size_t size = strlen(key) + 1;
        entry = malloc(sizeof *entry + size);
        if (entry == NULL)
            return false;
        memcpy(entry->key, key, size);
        entry->after = NULL;
        entry->before = map->last;
        if (map->last != NULL)
            map->last->after = entry;
        else
            map->first = entry;
        map->last = entry;
        map->length++;
    }
    entry->value = value;
    return true;
}

bool linkmap_get(const linkmap *map, const char *key, long *value)
{
    const struct entry *entry = find(map, key);
    if (entry == NULL)
        return false;
    *value = entry->value;
    return true;
}

bool linkmap_delete(linkmap *map, const char *key)
{
    struct entry *entry = find(map, key);
    if (entry == NULL)
        return false;
    drop(map, entry);
    return true;
}

size_t linkmap_length(const linkmap *map)
{
    return map->length;
}

void linkmap_iter_init(linkmap_iter *iter, linkmap *map)
{
    iter->map = map;
    iter->last = NULL;
    iter->next = map->first;
}

bool linkmap_iter_next(linkmap_iter *iter, const char **key, long *value)
{
    struct entry *entry = iter->next;
    iter->last = entry;
    if (entry == NULL)
        return false;
    iter->next = entry->after;
    if (key != NULL)
        *key = entry->key;
    if (value != NULL)
        *value = entry->value;
    return true;
}

void linkmap_iter_remove(linkmap_iter *iter)
{
    drop(iter->map, iter->last);
}
