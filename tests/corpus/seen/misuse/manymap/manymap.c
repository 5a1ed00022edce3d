#include "manymap.h"

#include <stdlib.h>
#include <string.h>

struct mm_key {
    mm_key *before, *after;
    char *name;
    int *values;
    size_t count, room;
};

struct mm_map {
    mm_key *first, *last;
    size_t size;
};

mm_map *mm_new(void)
{
    return calloc(1, sizeof(mm_map));
}

static void drop(mm_map *map, mm_key *key)
{
    if (key->before)
        key->before->after = key->after;
    else
        map->first = key->after;
    if (key->after)
        key->after->before = key->before;
    else
        map->last = key->before;
    map->size -= key->count;
    free(key->values);
    free(key->name);
    free(key);
}

void mm_clear(mm_map *map)
{
    while (map->first)
        drop(map, map->first);
}

void mm_free(mm_map *map)
{
    if (!map)
        return;
    mm_clear(map);
    free(map);
}

static mm_key *find(const mm_map *map, const char *name)
{
    mm_key *key = map->first;

    while (key && strcmp(key->name, name) != 0)
        key = key->after;
    return key;
}

static mm_key *add_key(mm_map *map, const char *name)
{
    size_t length = strlen(name);
    mm_key *key = calloc(1, sizeof *key);

    if (!key)
        return NULL;
    key->name = malloc(length + 1);
    if (!key->name) {
        free(key);
        return NULL;
    }
    memcpy(key->name, name, length + 1);
    key->before = map->last;
    if (map->last)
        map->last->after = key;
    else
        map->first = key;
    map->last = key;
    return key;
}

bool mm_put(mm_map *map, const char *name, int value)
{
    mm_key *key;

    if (map->size >= MM_MAX_PAIRS)
        return false;
    key = find(map, name);
    if (!key)
        key = add_key(map, name);
    if (!key)
        return false;
    if (key->count == key->room) {
        size_t room = key->room ? 2 * key->room : 2;
        int *more = realloc(key->values, room * sizeof *more);

        if (!more) {
            if (key->count == 0)
                drop(map, key);
            return false;
        }
        key->values = more;
        key->room = room;
    }
    key->values[key->count++] = value;
    map->size++;
    return true;
}

size_t mm_count(const mm_map *map, const char *name)
{
    const mm_key *key = find(map, name);

    return key ? key->count : 0;
}

size_t mm_size(const mm_map *map)
{
    return map->size;
}

const int *mm_values(const mm_map *map, const char *name, size_t *n)
{
    const mm_key *key = find(map, name);

    *n = key ? key->count : 0;
    return key ? key->values : NULL;
}

size_t mm_remove(mm_map *map, const char *name, int value)
{
    mm_key *key = find(map, name);
    size_t at = 0;

    if (!key)
        return 0;
    while (at < key->count && key->values[at] != value)
        at++;
    if (at == key->count)
        return 0;
    if (key->count == 1) {
        drop(map, key);
        return 1;
    }
    key->count--;
    map->size--;
    memmove(key->values + at, key->values + at + 1, (key->count - at) * sizeof *key->values);
    return 1;
}

size_t mm_remove_key(mm_map *map, const char *name)
{
    mm_key *key = find(map, name);
    size_t count;

    if (!key)
        return 0;
    count = key->count;
    drop(map, key);
    return count;
}

mm_cursor mm_begin(mm_map *map)
{
    mm_cursor c = { map, NULL, false };

    return c;
}

bool mm_next(mm_cursor *c)
{
    if (!c->started) {
        c->started = true;
        c->key = c->map->first;
    } else if (c->key) {
        c->key = c->key->after;
    }
    return c->key != NULL;
}

const char *mm_cursor_key(const mm_cursor *c)
{
    return c->key ? c->key->name : NULL;
}

size_t mm_erase(mm_cursor *c)
{
    mm_key *key = c->key;
    size_t count;

    if (!key)
        return 0;
    count = key->count;
    c->key = key->before;
    if (!c->key)
        c->started = false;
    drop(c->map, key);
    return count;
}
