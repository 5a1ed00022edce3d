#include "quadmap.h"

#include <stdlib.h>

#define LEVELS 16 /* of a map of QM_MAX_SIDE */

struct item {
    struct qm_point point;
    struct item *next;
};

/* A leaf has no quads.  All items of a leaf are on the same position. */
struct node {
    uint32_t x, y, side;
    struct node *quads;
    struct item *items;
};

struct quadmap {
    struct node root;
    size_t count;
};

quadmap *qm_new(uint32_t side)
{
    quadmap *map;

    if (side == 0 || side > QM_MAX_SIDE || (side & (side - 1)) != 0)
        return NULL;
    map = calloc(1, sizeof *map);
    if (map != NULL)
        map->root.side = side;
    return map;
}

static void clear(struct node *node)
{
    while (node->items != NULL) {
        struct item *item = node->items;

        node->items = item->next;
        free(item);
    }
    if (node->quads != NULL) {
        for (int i = 0; i < 4; i++)
            clear(&node->quads[i]);
        free(node->quads);
        node->quads = NULL;
    }
}

void qm_free(quadmap *map)
{
    if (map == NULL)
        return;
    clear(&map->root);
    free(map);
}

static int on_map(const quadmap *map, uint32_t x, uint32_t y)
{
    return x < map->root.side && y < map->root.side;
}

static struct node *quad_of(const struct node *node, uint32_t x, uint32_t y)
{
    uint32_t half = node->side / 2;
    int right = x >= node->x + half;
    int below = y >= node->y + half;

    return &node->quads[right + 2 * below];
}

static const struct node *leaf_of(const struct node *node, uint32_t x, uint32_t y)
{
    while (node->quads != NULL)
        node = quad_of(node, x, y);
    return node;
}

/* Turns a leaf into four, one of which gets its items. */
static int split(struct node *node)
{
    struct node *quads = calloc(4, sizeof *quads);
    uint32_t half = node->side / 2;

    if (quads == NULL)
        return 0;
    for (uint32_t i = 0; i < 4; i++) {
        quads[i].x = node->x + (i & 1) * half;
        quads[i].y = node->y + (i >> 1) * half;
        quads[i].side = half;
    }
    node->quads = quads;
    if (node->items != NULL) {
        const struct qm_point *point = &node->items->point;

        quad_of(node, point->x, point->y)->items = node->items;
        node->items = NULL;
    }
    return 1;
}

int qm_insert(quadmap *map, uint32_t x, uint32_t y, int id)
{
    struct node *node = &map->root;
    struct item *item;

    if (!on_map(map, x, y) || map->count >= QM_MAX_POINTS)
        return 0;
    item = malloc(sizeof *item);
    if (item == NULL)
        return 0;
    for (;;) {
        while (node->quads != NULL)
            node = quad_of(node, x, y);
        if (node->items == NULL || (node->items->point.x == x && node->items->point.y == y))
            break;
        if (!split(node)) {
            free(item);
            return 0;
        }
    }
    item->point.x = x;
    item->point.y = y;
    item->point.id = id;
    item->next = node->items;
    node->items = item;
    map->count++;
    return 1;
}

int qm_remove(quadmap *map, uint32_t x, uint32_t y, int id)
{
    struct node *node = &map->root;

    if (!on_map(map, x, y))
        return 0;
    while (node->quads != NULL)
        node = quad_of(node, x, y);
    for (struct item **link = &node->items; *link != NULL; link = &(*link)->next) {
        struct item *item = *link;

        if (item->point.x != x || item->point.y != y)
            break;
        if (item->point.id == id) {
            *link = item->next;
            free(item);
            if (--map->count == 0)
                clear(&map->root);
            return 1;
        }
    }
    return 0;
}

size_t qm_count(const quadmap *map)
{
    return map->count;
}

size_t qm_count_at(const quadmap *map, uint32_t x, uint32_t y)
{
    return on_map(map, x, y) ? qm_query(map, x, y, x, y, NULL, NULL) : 0;
}

size_t qm_query(const quadmap *map, uint32_t x0, uint32_t y0, uint32_t x1, uint32_t y1,
                qm_visit *visit, void *context)
{
    const struct node *pending[LEVELS + 4];
    const struct node **top = pending;
    size_t visited = 0;

    if (x0 > x1 || y0 > y1)
        return 0;
    if (x0 == x1 && y0 == y1) /* just one leaf to look at */
        *top++ = on_map(map, x0, y0) ? leaf_of(&map->root, x0, y0) : &map->root;
    else
        *top++ = &map->root;
    while (top > pending) {
        const struct node *node = *--top;

        if (node->x > x1 || node->y > y1)
            continue;
        if (node->x + (node->side - 1) < x0 || node->y + (node->side - 1) < y0)
            continue;
        if (node->quads != NULL) {
            for (int i = 3; i >= 0; i--)
                *top++ = &node->quads[i];
            continue;
        }
        for (const struct item *item = node->items; item != NULL; item = item->next) {
            const struct qm_point *point = &item->point;

            if (point->x < x0 || point->x > x1 || point->y < y0 || point->y > y1)
                break;
            visited++;
            if (visit != NULL && visit(context, point) != 0)
                return visited;
        }
    }
    return visited;
}
