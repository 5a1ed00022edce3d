#include "bagmap.h"

#include <stdlib.h>
#include <string.h>

struct bag {
    char name[BAGMAP_NAME_MAX + 1];
    int *values;
    size_t count; /* never 0 in a map */
    size_t room;
};

struct bagmap {
    struct bag *bags; /* sorted by name */
    size_t count;
    size_t room;
};

bagmap *bagmap_new(void)
{
    return calloc(1, sizeof(bagmap));
}

void bagmap_free(bagmap *map)
{
    if (map == NULL)
        return;
    for (size_t i = 0; i < map->count; i++)
        free(map->bags[i].values);
    free(map->bags);
    free(map);
}

bagmap *bagmap_copy(const bagmap *map)
{
    bagmap *copy = bagmap_new();

    if (copy == NULL || map->count == 0)
        return copy;
    copy->bags = calloc(map->count, sizeof *copy->bags);
    if (copy->bags == NULL) {
        bagmap_free(copy);
        return NULL;
    }
    copy->room = map->count;
    for (size_t i = 0; i < map->count; i++) {
        const struct bag *from = &map->bags[i];
        struct bag *to = &copy->bags[i];

        to->values = malloc(from->count * sizeof *to->values);
        if (to->values == NULL) {
            bagmap_free(copy);
            return NULL;
        }
        memcpy(to->values, from->values, from->count * sizeof *to->values);
        memcpy(to->name, from->name, sizeof to->name);
        to->count = to->room = from->count;
        copy->count++;
    }
    return copy;
}

/* Where a name is, or would be; *found says which. */
static size_t locate(const bagmap *map, const char *name, int *found)
{
    size_t low = 0, high = map->count;

    *found = 0;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = strcmp(name, map->bags[middle].name);

        if (order == 0) {
            *found = 1;
            return middle;
        }
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

static struct bag *lookup(const bagmap *map, const char *name)
{
    int found;
    size_t at = locate(map, name, &found);

    return found ? &map->bags[at] : NULL;
}

static size_t position(const struct bag *bag, int value)
{
    size_t i = 0;

    while (i < bag->count && bag->values[i] != value)
        i++;
    return i;
}

/* Makes sure that a bag has room for one more value. */
static int widen(struct bag *bag)
{
    size_t room;
    int *values;

    if (bag->count < bag->room)
        return 0;
    room = bag->room != 0 ? 2 * bag->room : 4;
    values = realloc(bag->values, room * sizeof *values);
    if (values == NULL)
        return BAGMAP_ENOMEM;
    bag->values = values;
    bag->room = room;
    return 0;
}

int bagmap_add(bagmap *map, const char *name, int value)
{
    size_t length = strlen(name);
    size_t at;
    struct bag *bag, fresh = {0};
    int found;

    if (length == 0 || length > BAGMAP_NAME_MAX)
        return BAGMAP_ENAME;
    at = locate(map, name, &found);
    if (found) {
        bag = &map->bags[at];
        if (bag->count >= BAGMAP_BAG_MAX)
            return BAGMAP_EFULL;
        if (widen(bag) != 0)
            return BAGMAP_ENOMEM;
        bag->values[bag->count++] = value;
        return 0;
    }

    if (map->count >= BAGMAP_KEYS_MAX)
        return BAGMAP_EFULL;
    if (map->count == map->room) {
        size_t room = map->room != 0 ? 2 * map->room : 4;
        struct bag *bags = realloc(map->bags, room * sizeof *bags);

        if (bags == NULL)
            return BAGMAP_ENOMEM;
        map->bags = bags;
        map->room = room;
    }
    if (widen(&fresh) != 0)
        return BAGMAP_ENOMEM;
    memcpy(fresh.name, name, length);
    fresh.values[fresh.count++] = value;
    bag = &map->bags[at];
    memmove(bag + 1, bag, (map->count - at) * sizeof *bag);
    *bag = fresh;
    map->count++;
    return 0;
}

int bagmap_erase(bagmap *map, const char *name)
{
    int found;
    size_t at = locate(map, name, &found);
    struct bag *bag;

    if (!found)
        return BAGMAP_ENOENT;
    bag = &map->bags[at];
    free(bag->values);
    memmove(bag, bag + 1, (map->count - at - 1) * sizeof *bag);
    map->count--;
    return 0;
}

int bagmap_remove(bagmap *map, const char *name, int value)
{
    struct bag *bag = lookup(map, name);
    size_t at;

    if (bag == NULL)
        return BAGMAP_ENOENT;
    at = position(bag, value);
    if (at == bag->count)
        return BAGMAP_ENOENT;
    if (bag->count == 1)
        return bagmap_erase(map, name);
    bag->values[at] = bag->values[--bag->count];
    return 0;
}

size_t bagmap_count(const bagmap *map, const char *name)
{
    const struct bag *bag = lookup(map, name);

    return bag != NULL ? bag->count : 0;
}

size_t bagmap_times(const bagmap *map, const char *name, int value)
{
    const struct bag *bag = lookup(map, name);
    size_t times = 0;

    for (size_t i = 0; bag != NULL && i < bag->count; i++)
        times += bag->values[i] == value;
    return times;
}

size_t bagmap_size(const bagmap *map)
{
    size_t size = 0;

    for (size_t i = 0; i < map->count; i++)
        size += map->bags[i].count;
    return size;
}

static int same_values(const struct bag *a, const struct bag *b)
{
    if (a->count != b->count)
        return 0;
    for (size_t i = 0; i < a->count; i++)
        if (position(b, a->values[i]) == b->count)
            return 0;
    return 1;
}

int bagmap_equal(const bagmap *a, const bagmap *b)
{
    if (a == b)
        return 1;
    if (a->count != b->count)
        return 0;
    for (size_t i = 0; i < a->count; i++)
        if (strcmp(a->bags[i].name, b->bags[i].name) != 0 ||
            !same_values(&a->bags[i], &b->bags[i]))
            return 0;
    return 1;
}

int bagmap_each(const bagmap *map, bagmap_fn *fn, void *arg)
{
    int result = 0;

    for (size_t i = 0; i < map->count && result == 0; i++)
        for (size_t j = 0; j < map->bags[i].count && result == 0; j++)
            result = fn(arg, map->bags[i].name, map->bags[i].values[j]);
    return result;
}
