#include "quadtree.h"

#include <stdlib.h>

#define BUCKET 2

struct point {
    int x, y;
};

struct quadtree {
    int x, y, width, height;
    size_t total;            /* points in it and below */
    struct quadtree *parts;  /* four of them, NULL of a leaf */
    struct point points[BUCKET];
};

quadtree *quadtree_new(int x, int y, int side)
{
    if (side < 1 || side > QUADTREE_MAX_SIDE || x < -QUADTREE_MAX_CORNER || x > QUADTREE_MAX_CORNER ||
        y < -QUADTREE_MAX_CORNER || y > QUADTREE_MAX_CORNER)
        return NULL;
    quadtree *tree = calloc(1, sizeof *tree);
    if (tree == NULL)
        return NULL;
    tree->x = x;
    tree->y = y;
    tree->width = side;
    tree->height = side;
    return tree;
}

static void clear(quadtree *node)
{
    if (node->parts == NULL)
        return;
    for (int i = 0; i < 4; i++)
        clear(&node->parts[i]);
    free(node->parts);
    node->parts = NULL;
}

void quadtree_free(quadtree *tree)
{
    if (tree == NULL)
        return;
    clear(tree);
    free(tree);
}

static bool inside(const quadtree *node, int x, int y)
{
    return x >= node->x && x < node->x + node->width && y >= node->y && y < node->y + node->height;
}

static quadtree *part_of(const quadtree *node, int x, int y)
{
    int right = x >= node->x + node->width / 2;
    int below = y >= node->y + node->height / 2;
    return &node->parts[2 * below + right];
}

static bool add(quadtree *node, int x, int y);

/* Gives a leaf four parts and moves its points there. */
static bool split(quadtree *node)
{
    node->parts = calloc(4, sizeof *node->parts);
    if (node->parts == NULL)
        return false;
    int half_width = node->width / 2, half_height = node->height / 2;
    for (int i = 0; i < 4; i++) {
        quadtree *part = &node->parts[i];
        part->x = node->x + (i % 2 ? half_width : 0);
        part->y = node->y + (i / 2 ? half_height : 0);
        part->width = i % 2 ? node->width - half_width : half_width;
        part->height = i / 2 ? node->height - half_height : half_height;
    }
    for (size_t i = 0; i < node->total; i++) {
        struct point point = node->points[i];
        add(part_of(node, point.x, point.y), point.x, point.y);
    }
    return true;
}

static bool add(quadtree *node, int x, int y)
{
    if (node->parts == NULL && node->total < BUCKET) {
        node->points[node->total].x = x;
        node->points[node->total].y = y;
        node->total++;
        return true;
    }
    if (node->parts == NULL && !split(node))
        return false;
    if (!add(part_of(node, x, y), x, y))
        return false;
    node->total++;
    return true;
}

bool quadtree_insert(quadtree *tree, int x, int y)
{
    return inside(tree, x, y) && add(tree, x, y);
}

static bool take(quadtree *node, int x, int y)
{
    if (node->parts != NULL) {
        if (!take(part_of(node, x, y), x, y))
            return false;
        if (--node->total == 0)
            clear(node);
        return true;
    }
    for (size_t i = 0; i < node->total; i++) {
        if (node->points[i].x == x && node->points[i].y == y) {
            node->points[i] = node->points[--node->total];
            return true;
        }
    }
    return false;
}

bool quadtree_remove(quadtree *tree, int x, int y)
{
    return inside(tree, x, y) && take(tree, x, y);
}

size_t quadtree_count(const quadtree *tree)
{
    return tree->total;
}

size_t quadtree_count_at(const quadtree *tree, int x, int y)
{
    return quadtree_count_in(tree, x, y, x, y);
}

size_t quadtree_count_in(const quadtree *tree, int left, int top, int right, int bottom)
{
    if (tree->total == 0 || left > right || top > bottom)
        return 0;
    if (right < tree->x || left >= tree->x + tree->width || bottom < tree->y || top >= tree->y + tree->height)
        return 0;
    size_t count = 0;
    if (tree->parts != NULL) {
        for (int i = 0; i < 4; i++)
            count += quadtree_count_in(&tree->parts[i], left, top, right, bottom);
        return count;
    }
    for (size_t i = 0; i < tree->total; i++) {
        const struct point *point = &tree->points[i];
        count += point->x >= left && point->x <= right && point->y >= top && point->y <= bottom;
    }
    return count;
}
