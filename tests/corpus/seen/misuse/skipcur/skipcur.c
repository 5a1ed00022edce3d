#include "skipcur.h"

#include <stdint.h>
#include <stdlib.h>

#define LEVELS 16
#define MAX_ENTRIES 1000000

struct sk_node {
    const void *key;
    void *value;
    int levels;
    struct sk_node *next[];
};

struct sk_map {
    sk_compare compare;
    size_t size;
    uint32_t random;
    struct sk_node *first[LEVELS];
};

sk_map *sk_new(sk_compare compare)
{
    sk_map *map = calloc(1, sizeof *map);

    if (!map)
        return NULL;
    map->compare = compare;
    map->random = 2463534242u;
    return map;
}

void sk_clear(sk_map *map)
{
    struct sk_node *node = map->first[0];

    while (node) {
        struct sk_node *next = node->next[0];

        free(node);
        node = next;
    }
    for (int i = 0; i < LEVELS; i++)
        map->first[i] = NULL;
    map->size = 0;
}

void sk_free(sk_map *map)
{
    if (!map)
        return;
    sk_clear(map);
    free(map);
}

/* One level in half of the cases, two in a quarter, and so on (xorshift). */
static int draw_levels(sk_map *map)
{
    uint32_t r = map->random;
    int levels = 1;

    r ^= r << 13;
    r ^= r >> 17;
    r ^= r << 5;
    map->random = r;
    while (levels < LEVELS && (r & 1)) {
        levels++;
        r >>= 1;
    }
    return levels;
}

/*
 * The first node that is not less than key, NULL if there is none.  In `links`,
 * if not NULL, for each level the link that leads to it or past it.
 */
static struct sk_node *search(const sk_map *map, const void *key, struct sk_node **links[LEVELS])
{
    /* The links before any node are the map's, then those of the node. */
    struct sk_node *const *from = map->first;

    for (int level = LEVELS - 1; level >= 0; level--) {
        while (from[level] && map->compare(from[level]->key, key) < 0)
            from = from[level]->next;
        if (links)
            links[level] = (struct sk_node **)&from[level];
    }
    return from[0];
}

static int same(const sk_map *map, const struct sk_node *node, const void *key)
{
    return node && map->compare(node->key, key) == 0;
}

int sk_put(sk_map *map, const void *key, void *value)
{
    struct sk_node **links[LEVELS];
    struct sk_node *node = search(map, key, links);
    int levels;

    if (same(map, node, key)) {
        node->value = value;
        return 0;
    }
    if (map->size >= MAX_ENTRIES)
        return -1;
    levels = draw_levels(map);
    node = malloc(sizeof *node + (size_t)levels * sizeof node->next[0]);
    if (!node)
        return -1;
    node->key = key;
    node->value = value;
    node->levels = levels;
    for (int i = 0; i < levels; i++) {
        node->next[i] = *links[i];
        *links[i] = node;
    }
    map->size++;
    return 1;
}

void *sk_get(const sk_map *map, const void *key)
{
    struct sk_node *node = search(map, key, NULL);

    return same(map, node, key) ? node->value : NULL;
}

int sk_remove(sk_map *map, const void *key)
{
    struct sk_node **links[LEVELS];
    struct sk_node *node = search(map, key, links);

    if (!same(map, node, key))
        return 0;
    for (int i = 0; i < node->levels; i++)
        *links[i] = node->next[i];
    free(node);
    map->size--;
    return 1;
}

size_t sk_size(const sk_map *map)
{
    return map->size;
}

sk_cursor sk_first(const sk_map *map)
{
    return (sk_cursor){map->first[0]};
}

sk_cursor sk_seek(const sk_map *map, const void *key)
{
    return (sk_cursor){search(map, key, NULL)};
}

int sk_at_entry(sk_cursor c)
{
    return c.node != NULL;
}

sk_cursor sk_next(sk_cursor c)
{
    if (c.node)
        c.node = c.node->next[0];
    return c;
}

const void *sk_key(sk_cursor c)
{
    return c.node->key;
}

void *sk_value(sk_cursor c)
{
    return c.node->value;
}
