#include "mapcur.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct entry {
    int key, value;
};

struct omap {
    struct entry *entries; /* sorted by key */
    size_t count, capacity;
    size_t cursors;
};

struct ocursor {
    omap *map;
    size_t next; /* index behind the current entry; 0 before the first */
    bool on;     /* whether there is a current entry */
};

omap *omap_open(void)
{
    return calloc(1, sizeof(omap));
}

void omap_close(omap *map)
{
    if (map == NULL)
        return;
    assert(map->cursors == 0);
    free(map->entries);
    free(map);
}

/* The index of the first entry whose key is not less. */
static size_t lower_bound(const omap *map, int key)
{
    size_t low = 0, high = map->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (map->entries[middle].key < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool has(const omap *map, size_t i, int key)
{
    return i < map->count && map->entries[i].key == key;
}

bool omap_put(omap *map, int key, int value)
{
    assert(map->cursors == 0);
    size_t i = lower_bound(map, key);
    if (!has(map, i, key)) {
        if (map->count == map->capacity) {
            size_t capacity = 2 * map->capacity + 8;
            struct entry *entries = realloc(map->entries, capacity * sizeof *entries);
            if (entries == NULL)
                return false;
            map->entries = entries;
            map->capacity = capacity;
        }
        memmove(map->entries + i + 1, map->entries + i, (map->count - i) * sizeof *map->entries);
        map->entries[i].key = key;
        map->count++;
    }
    map->entries[i].value = value;
    return true;
}

bool omap_delete(omap *map, int key)
{
    assert(map->cursors == 0);
    size_t i = lower_bound(map, key);
    if (!has(map, i, key))
        return false;
    map->count--;
    memmove(map->entries + i, map->entries + i + 1, (map->count - i) * sizeof *map->entries);
    return true;
}

bool omap_get(const omap *map, int key, int *value)
{
    size_t i = lower_bound(map, key);
    if (!has(map, i, key))
        return false;
    *value = map->entries[i].value;
    return true;
}

size_t omap_count(const omap *map)
{
    return map->count;
}

ocursor *ocursor_open(omap *map)
{
    ocursor *cursor = malloc(sizeof *cursor);
    if (cursor == NULL)
        return NULL;
    cursor->map = map;
    ocursor_rewind(cursor);
    map->cursors++;
    return cursor;
}

void ocursor_close(ocursor *cursor)
{
    if (cursor == NULL)
        return;
    cursor->map->cursors--;
    free(cursor);
}

static bool stand(ocursor *cursor, size_t i)
{
    cursor->on = i < cursor->map->count;
    cursor->next = cursor->on ? i + 1 : cursor->map->count;
    return cursor->on;
}

bool ocursor_next(ocursor *cursor)
{
    return stand(cursor, cursor->next);
}

bool ocursor_seek(ocursor *cursor, int key)
{
    return stand(cursor, lower_bound(cursor->map, key));
}

void ocursor_rewind(ocursor *cursor)
{
    cursor->next = 0;
    cursor->on = false;
}

int ocursor_key(const ocursor *cursor)
{
    assert(cursor->on);
    return cursor->map->entries[cursor->next - 1].key;
}

int ocursor_value(const ocursor *cursor)
{
    assert(cursor->on);
    return cursor->map->entries[cursor->next - 1].value;
}
