#include "quadspot.h"

#include <math.h>
#include <stdlib.h>

struct point {
    double x, y;
    void *item;
    struct point *next;
};

struct node {
    struct node *child[4];      /* all NULL in a leaf */
    struct point *points;       /* NULL in an inner node */
    int count;
    int divided;
};

struct quadspot {
    struct qs_rect bounds;
    int leaf;
    size_t count;
    struct node *root;
};

static double middle(double low, double high)
{
    double m = low / 2 + high / 2;

    return m > low ? m : high;
}

/* Which quarter of box the place is in; box becomes that quarter. */
static int quarter(struct qs_rect *box, double x, double y)
{
    double mx = middle(box->x0, box->x1), my = middle(box->y0, box->y1);
    int which = 0;

    if (x < mx) {
        box->x1 = mx;
    } else {
        box->x0 = mx;
        which |= 1;
    }
    if (y < my) {
        box->y1 = my;
    } else {
        box->y0 = my;
        which |= 2;
    }
    return which;
}

static void free_node(struct node *node)
{
    if (!node)
        return;
    for (int i = 0; i < 4; i++)
        free_node(node->child[i]);
    while (node->points) {
        struct point *next = node->points->next;
        free(node->points);
        node->points = next;
    }
    free(node);
}

/* Divides a leaf that has become too full. Without memory it stays as it is,
 * only slower. */
static void divide(struct node *node, struct qs_rect box, int leaf)
{
    if (node->count <= leaf)
        return;
    for (int i = 0; i < 4; i++) {
        node->child[i] = calloc(1, sizeof(struct node));
        if (!node->child[i]) {
            while (i-- > 0) {
                free(node->child[i]);
                node->child[i] = NULL;
            }
            return;
        }
    }
    node->divided = 1;

    struct qs_rect boxes[4] = {box, box, box, box};
    while (node->points) {
        struct point *point = node->points;
        struct qs_rect part = box;
        int which = quarter(&part, point->x, point->y);

        node->points = point->next;
        point->next = node->child[which]->points;
        node->child[which]->points = point;
        node->child[which]->count++;
        boxes[which] = part;
    }
    node->count = 0;
    for (int i = 0; i < 4; i++)
        divide(node->child[i], boxes[i], leaf);
}

static struct node *leaf_at(const struct quadspot *tree, double x, double y, struct qs_rect *box)
{
    struct node *node = tree->root;

    *box = tree->bounds;
    while (node->divided)
        node = node->child[quarter(box, x, y)];
    return node;
}

static int inside(const struct qs_rect *rect, double x, double y)
{
    return x >= rect->x0 && x <= rect->x1 && y >= rect->y0 && y <= rect->y1;
}

struct quadspot *qs_new(struct qs_rect bounds, int leaf)
{
    if (leaf < 1 || leaf > QS_LEAF_MAX)
        return NULL;
    if (!isfinite(bounds.x0) || !isfinite(bounds.y0) || !isfinite(bounds.x1) || !isfinite(bounds.y1))
        return NULL;
    if (!(bounds.x0 < bounds.x1) || !(bounds.y0 < bounds.y1))
        return NULL;

    struct quadspot *tree = malloc(sizeof *tree);
    if (!tree)
        return NULL;
    tree->bounds = bounds;
    tree->leaf = leaf;
    tree->count = 0;
    tree->root = calloc(1, sizeof(struct node));
    if (!tree->root) {
        free(tree);
        return NULL;
    }
    return tree;
}

void qs_free(struct quadspot *tree)
{
    if (!tree)
        return;
    free_node(tree->root);
    free(tree);
}

int qs_add(struct quadspot *tree, double x, double y, void *item)
{
    if (!inside(&tree->bounds, x, y) || tree->count >= QS_POINTS_MAX)
        return -1;

    struct point *point = malloc(sizeof *point);
    if (!point)
        return -1;

    struct qs_rect box;
    struct node *leaf = leaf_at(tree, x, y, &box);
    point->x = x;
    point->y = y;
    point->item = item;
    point->next = leaf->points;
    leaf->points = point;
    leaf->count++;
    tree->count++;
    divide(leaf, box, tree->leaf);
    return 0;
}

int qs_remove(struct quadspot *tree, double x, double y, const void *item)
{
    struct qs_rect box;

    if (!inside(&tree->bounds, x, y))
        return -1;
    struct node *leaf = leaf_at(tree, x, y, &box);
    for (struct point **link = &leaf->points; *link; link = &(*link)->next) {
        struct point *point = *link;

        if (point->x == x && point->y == y && point->item == item) {
            *link = point->next;
            free(point);
            leaf->count--;
            tree->count--;
            return 0;
        }
    }
    return -1;
}

void qs_clear(struct quadspot *tree)
{
    struct node *root = tree->root;

    for (int i = 0; i < 4; i++) {
        free_node(root->child[i]);
        root->child[i] = NULL;
    }
    while (root->points) {
        struct point *next = root->points->next;
        free(root->points);
        root->points = next;
    }
    root->count = 0;
    root->divided = 0;
    tree->count = 0;
}

size_t qs_count(const struct quadspot *tree)
{
    return tree->count;
}

static int visit_node(const struct node *node, const struct qs_rect *rect, qs_visitor *visit, void *arg)
{
    int said = 0;

    for (const struct point *p = node->points; p && !said; p = p->next)
        if (inside(rect, p->x, p->y))
            said = visit(p->x, p->y, p->item, arg);
    for (int i = 0; i < 4 && !said; i++)
        if (node->child[i])
            said = visit_node(node->child[i], rect, visit, arg);
    return said;
}

int qs_visit(const struct quadspot *tree, struct qs_rect rect, qs_visitor *visit, void *arg)
{
    return visit_node(tree->root, &rect, visit, arg);
}

struct nearest {
    double x, y, distance;
    const struct point *point;
};

static void nearest_in(const struct node *node, struct nearest *best)
{
    for (const struct point *p = node->points; p; p = p->next) {
        double distance = hypot(p->x - best->x, p->y - best->y);

        if (!best->point || distance < best->distance) {
            best->point = p;
            best->distance = distance;
        }
    }
    for (int i = 0; i < 4; i++)
        if (node->child[i])
            nearest_in(node->child[i], best);
}

int qs_nearest(const struct quadspot *tree, double x, double y, void **item)
{
    struct nearest best = {x, y, 0, NULL};

    if (isnan(x) || isnan(y))
        return -1;
    nearest_in(tree->root, &best);
    if (!best.point)
        return -1;
    *item = best.point->item;
    return 0;
}
