#include "idradix.h"

#include <stdlib.h>

#define BITS 5
#define SLOTS (1u << BITS)
#define MAX_HEIGHT 7 /* levels for 32 bits */

struct node {
    unsigned used;
    void *slot[SLOTS]; /* nodes; at the lowest level the caller's pointers */
};

struct idradix {
    struct node *root; /* NULL if the map is empty */
    unsigned height;   /* levels below and with root, 0 without */
    size_t count;
};

/* The highest id that a tree of this height has room for. */
static uint32_t top_id(unsigned height)
{
    return ((uint32_t)1 << (height * BITS)) - 1;
}

static unsigned digit(uint32_t id, unsigned level)
{
    return (id >> ((level - 1) * BITS)) & (SLOTS - 1);
}

idradix *idradix_new(void)
{
    return calloc(1, sizeof(idradix));
}

static void free_node(struct node *node, unsigned level)
{
    if (level > 1)
        for (unsigned i = 0; i < SLOTS; i++)
            if (node->slot[i] != NULL)
                free_node(node->slot[i], level - 1);
    free(node);
}

void idradix_free(idradix *map)
{
    if (map == NULL)
        return;
    if (map->root != NULL)
        free_node(map->root, map->height);
    free(map);
}

void *idradix_get(const idradix *map, uint32_t id)
{
    struct node *node = map->root;

    if (node == NULL || id > top_id(map->height))
        return NULL;
    for (unsigned level = map->height; level > 1; level--) {
        node = node->slot[digit(id, level)];
        if (node == NULL)
            return NULL;
    }
    return node->slot[digit(id, 1)];
}

/* Frees the nodes on the way to id that hold nothing. */
static void prune(idradix *map, uint32_t id)
{
    struct node *path[MAX_HEIGHT + 1] = {NULL};
    struct node *node = map->root;
    unsigned level = map->height;

    while (node != NULL && level > 0) {
        path[level] = node;
        if (level > 1)
            node = node->slot[digit(id, level)];
        level--;
    }
    for (level = 1; level <= map->height; level++) {
        if (path[level] == NULL)
            continue;
        if (path[level]->used > 0)
            return;
        free(path[level]);
        if (level < map->height) {
            path[level + 1]->slot[digit(id, level + 1)] = NULL;
            path[level + 1]->used--;
        } else {
            map->root = NULL;
            map->height = 0;
            return;
        }
    }
}

/* Makes the tree as high as the id needs. */
static int grow(idradix *map, uint32_t id)
{
    unsigned height = 1;

    while (height < MAX_HEIGHT && id > top_id(height))
        height++;
    if (map->root == NULL) {
        map->root = calloc(1, sizeof *map->root);
        if (map->root == NULL)
            return -1;
        map->height = height;
    }
    while (map->height < height) {
        struct node *node = calloc(1, sizeof *node);

        if (node == NULL)
            return -1;
        node->slot[0] = map->root;
        node->used = 1;
        map->root = node;
        map->height++;
    }
    return 0;
}

int idradix_put(idradix *map, uint32_t id, void *ptr)
{
    struct node *node;

    if (ptr == NULL)
        return -1;
    if (map->count >= IDRADIX_LIMIT && idradix_get(map, id) == NULL)
        return -1;
    if (grow(map, id) != 0) {
        prune(map, id);
        return -1;
    }
    node = map->root;
    for (unsigned level = map->height; level > 1; level--) {
        unsigned at = digit(id, level);

        if (node->slot[at] == NULL) {
            node->slot[at] = calloc(1, sizeof *node);
            if (node->slot[at] == NULL) {
                prune(map, id);
                return -1;
            }
            node->used++;
        }
        node = node->slot[at];
    }
    if (node->slot[digit(id, 1)] == NULL) {
        node->used++;
        map->count++;
    }
    node->slot[digit(id, 1)] = ptr;
    return 0;
}

void *idradix_remove(idradix *map, uint32_t id)
{
    void *ptr = idradix_get(map, id);
    struct node *node = map->root;

    if (ptr == NULL)
        return NULL;
    for (unsigned level = map->height; level > 1; level--)
        node = node->slot[digit(id, level)];
    node->slot[digit(id, 1)] = NULL;
    node->used--;
    map->count--;
    prune(map, id);
    return ptr;
}

int idradix_alloc(idradix *map, uint32_t start, void *ptr, uint32_t *id)
{
    while (idradix_get(map, start) != NULL)
        if (start++ == UINT32_MAX)
            return -1;
    if (idradix_put(map, start, ptr) != 0)
        return -1;
    *id = start;
    return 0;
}

/* The lowest id in use below node; `from` bounds it if `bounded`. */
static void *lowest(const struct node *node, unsigned level, uint32_t from, int bounded, uint32_t *id)
{
    unsigned first = bounded ? digit(from, level) : 0;

    for (unsigned i = first; i < SLOTS; i++) {
        void *found = node->slot[i];

        if (found == NULL)
            continue;
        if (level > 1)
            found = lowest(found, level - 1, from, bounded && i == first, id);
        if (found != NULL) {
            *id |= (uint32_t)i << ((level - 1) * BITS);
            return found;
        }
    }
    return NULL;
}

void *idradix_next(const idradix *map, uint32_t *id)
{
    uint32_t at = 0;
    void *found;

    if (map->root == NULL || *id > top_id(map->height))
        return NULL;
    found = lowest(map->root, map->height, *id, 1, &at);
    if (found != NULL)
        *id = at;
    return found;
}

size_t idradix_count(const idradix *map)
{
    return map->count;
}
