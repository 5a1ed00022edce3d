#include "quadpt.h"

#include <limits.h>
#include <stdlib.h>

#define BUCKET 4

struct point {
    int x, y, id;
};

/* A leaf has its points in the bucket; an inner node has them in its children,
 * of which those without a point may be missing. */
struct node {
    long long x, y, size;
    size_t total;                   /* points in it and below */
    int inner;
    struct node *child[4];          /* bit 0: right half, bit 1: lower half */
    struct point bucket[BUCKET];
};

struct qpt_tree {
    struct node *root;
};

struct area {
    int left, top, right, bottom;
};

static struct node *node_new(long long x, long long y, long long size)
{
    struct node *n = calloc(1, sizeof *n);

    if (n != NULL) {
        n->x = x;
        n->y = y;
        n->size = size;
    }
    return n;
}

static void node_free(struct node *n)
{
    if (n == NULL)
        return;
    for (int i = 0; i < 4; i++)
        node_free(n->child[i]);
    free(n);
}

static int quadrant(const struct node *n, const struct point *p)
{
    long long half = n->size / 2;

    return (p->x >= n->x + half) + 2 * (p->y >= n->y + half);
}

/* The child that P belongs into, made if need be. */
static struct node *child_for(struct node *n, const struct point *p)
{
    int q = quadrant(n, p);
    long long half = n->size / 2;

    if (n->child[q] == NULL)
        n->child[q] = node_new(n->x + (q & 1 ? half : 0), n->y + (q & 2 ? half : 0), half);
    return n->child[q];
}

/* Makes an inner node of a leaf: its points go into new leaves. */
static int split(struct node *n)
{
    for (size_t i = 0; i < n->total; i++)
        if (child_for(n, &n->bucket[i]) == NULL)
            return QPT_NOMEM;
    for (size_t i = 0; i < n->total; i++) {
        struct node *c = child_for(n, &n->bucket[i]);

        c->bucket[c->total++] = n->bucket[i];
    }
    n->inner = 1;
    return QPT_OK;
}

static int node_insert(struct node *n, const struct point *p)
{
    struct node *c;
    int result;

    if (!n->inner && n->total < BUCKET) {
        n->bucket[n->total++] = *p;
        return QPT_OK;
    }
    if (!n->inner) {
        result = split(n);
        if (result != QPT_OK)
            return result;
    }
    c = child_for(n, p);
    if (c == NULL)
        return QPT_NOMEM;
    result = node_insert(c, p);
    if (result == QPT_OK)
        n->total++;
    return result;
}

static int node_remove(struct node *n, const struct point *p)
{
    if (n == NULL)
        return QPT_NOTFOUND;
    if (n->inner) {
        int result = node_remove(n->child[quadrant(n, p)], p);

        if (result == QPT_OK)
            n->total--;
        return result;
    }
    for (size_t i = 0; i < n->total; i++)
        if (n->bucket[i].x == p->x && n->bucket[i].y == p->y && n->bucket[i].id == p->id) {
            n->bucket[i] = n->bucket[--n->total];
            return QPT_OK;
        }
    return QPT_NOTFOUND;
}

static int node_query(const struct node *n, const struct area *a, qpt_visit visit, void *arg)
{
    int result = 0;

    if (n == NULL || n->total == 0)
        return 0;
    if (a->left >= n->x + n->size || a->right < n->x || a->top >= n->y + n->size || a->bottom < n->y)
        return 0;
    if (n->inner) {
        for (int i = 0; i < 4 && result == 0; i++)
            result = node_query(n->child[i], a, visit, arg);
        return result;
    }
    for (size_t i = 0; i < n->total && result == 0; i++) {
        const struct point *p = &n->bucket[i];

        if (p->x >= a->left && p->x <= a->right && p->y >= a->top && p->y <= a->bottom)
            result = visit(p->x, p->y, p->id, arg);
    }
    return result;
}

qpt_tree *qpt_new(int x0, int y0, int size)
{
    qpt_tree *tree;

    if (size < 1 || size > QPT_SIZE_MAX || (size & (size - 1)) != 0)
        return NULL;
    if (x0 > INT_MAX - (size - 1) || y0 > INT_MAX - (size - 1))
        return NULL;
    tree = malloc(sizeof *tree);
    if (tree == NULL)
        return NULL;
    tree->root = node_new(x0, y0, size);
    if (tree->root == NULL) {
        free(tree);
        return NULL;
    }
    return tree;
}

void qpt_free(qpt_tree *tree)
{
    if (tree == NULL)
        return;
    node_free(tree->root);
    free(tree);
}

size_t qpt_count(const qpt_tree *tree)
{
    return tree->root->total;
}

static int inside(const struct node *n, int x, int y)
{
    return x >= n->x && x < n->x + n->size && y >= n->y && y < n->y + n->size;
}

int qpt_insert(qpt_tree *tree, int x, int y, int id)
{
    struct point p = { x, y, id };

    if (!inside(tree->root, x, y))
        return QPT_OUTSIDE;
    if (tree->root->total >= QPT_COUNT_MAX)
        return QPT_FULL;
    return node_insert(tree->root, &p);
}

int qpt_remove(qpt_tree *tree, int x, int y, int id)
{
    struct point p = { x, y, id };

    if (!inside(tree->root, x, y))
        return QPT_NOTFOUND;
    return node_remove(tree->root, &p);
}

int qpt_query(const qpt_tree *tree, int left, int top, int right, int bottom,
              qpt_visit visit, void *arg)
{
    struct area a = { left, top, right, bottom };

    if (left > right || top > bottom)
        return 0;
    return node_query(tree->root, &a, visit, arg);
}

static int count_one(int x, int y, int id, void *arg)
{
    (void)x, (void)y, (void)id;
    ++*(size_t *)arg;
    return 0;
}

size_t qpt_count_in(const qpt_tree *tree, int left, int top, int right, int bottom)
{
    size_t n = 0;

    qpt_query(tree, left, top, right, bottom, count_one, &n);
    return n;
}
