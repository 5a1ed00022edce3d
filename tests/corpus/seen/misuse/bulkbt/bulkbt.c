#include "bulkbt.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct node {
    struct node *next; /* on the same level */
    unsigned used;
    int leaf;
    int64_t key[BULK_MAXFAN]; /* of an inner node: the least below the child */
    union {
        int64_t value;
        struct node *child;
    } at[BULK_MAXFAN];
};

struct bulk_builder {
    unsigned fan;
    size_t pairs;
    struct node *first; /* leaves */
    struct node *last;
};

struct bulk_tree {
    struct node *root;
    size_t pairs;
    unsigned levels;
};

static struct node *new_node(int leaf)
{
    struct node *n = malloc(sizeof *n);
    if (!n)
        return NULL;
    n->next = NULL;
    n->used = 0;
    n->leaf = leaf;
    return n;
}

static void free_level(struct node *n)
{
    while (n) {
        struct node *next = n->next;
        free(n);
        n = next;
    }
}

/* The levels from the one that starts with n down. */
static void free_levels(struct node *n)
{
    while (n) {
        struct node *below = n->leaf || n->used == 0 ? NULL : n->at[0].child;
        free_level(n);
        n = below;
    }
}

bulk_builder *bulk_begin(unsigned fan)
{
    if (fan < BULK_MINFAN || fan > BULK_MAXFAN)
        return NULL;
    bulk_builder *b = calloc(1, sizeof *b);
    if (b)
        b->fan = fan;
    return b;
}

int bulk_add(bulk_builder *b, int64_t key, int64_t value)
{
    struct node *n = b->last;
    assert(!n || n->key[n->used - 1] < key);
    if (b->pairs == BULK_MAXKEYS)
        return -1;
    if (!n || n->used == b->fan) {
        struct node *fresh = new_node(1);
        if (!fresh)
            return -1;
        if (n)
            n->next = fresh;
        else
            b->first = fresh;
        b->last = n = fresh;
    }
    n->key[n->used] = key;
    n->at[n->used].value = value;
    n->used++;
    b->pairs++;
    return 0;
}

size_t bulk_pairs(const bulk_builder *b)
{
    return b->pairs;
}

/* A level above the one that starts with n; NULL when out of memory. */
static struct node *level_above(struct node *n, unsigned fan)
{
    struct node *first = NULL, *last = NULL;
    for (; n; n = n->next) {
        if (!last || last->used == fan) {
            struct node *fresh = new_node(0);
            if (!fresh) {
                free_level(first);
                return NULL;
            }
            if (last)
                last->next = fresh;
            else
                first = fresh;
            last = fresh;
        }
        last->key[last->used] = n->key[0];
        last->at[last->used].child = n;
        last->used++;
    }
    return first;
}

bulk_tree *bulk_finish(bulk_builder *b)
{
    bulk_tree *t = malloc(sizeof *t);
    if (!t) {
        bulk_abort(b);
        return NULL;
    }
    t->root = b->first;
    t->pairs = b->pairs;
    t->levels = b->first ? 1 : 0;
    unsigned fan = b->fan;
    free(b);
    while (t->root && t->root->next) {
        struct node *above = level_above(t->root, fan);
        if (!above) {
            bulk_free(t);
            return NULL;
        }
        t->root = above;
        t->levels++;
    }
    return t;
}

void bulk_abort(bulk_builder *b)
{
    if (!b)
        return;
    free_level(b->first);
    free(b);
}

/* Number of keys of the node that are not greater. */
static unsigned rank(const struct node *n, int64_t key)
{
    unsigned low = 0, high = n->used;
    while (low < high) {
        unsigned middle = (low + high) / 2;
        if (n->key[middle] <= key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* The leaf with the greatest key that is not greater, and its place there;
 * NULL when all keys are greater. */
static const struct node *descend(const bulk_tree *t, int64_t key, unsigned *place)
{
    const struct node *n = t->root;
    while (n) {
        unsigned r = rank(n, key);
        if (r == 0)
            return NULL;
        *place = r - 1;
        if (n->leaf)
            return n;
        n = n->at[r - 1].child;
    }
    return NULL;
}

int bulk_floor(const bulk_tree *t, int64_t given, int64_t *key, int64_t *value)
{
    unsigned i;
    const struct node *n = descend(t, given, &i);
    if (!n)
        return 0;
    if (key)
        *key = n->key[i];
    if (value)
        *value = n->at[i].value;
    return 1;
}

int bulk_find(const bulk_tree *t, int64_t key, int64_t *value)
{
    unsigned i;
    const struct node *n = descend(t, key, &i);
    if (!n || n->key[i] != key)
        return 0;
    if (value)
        *value = n->at[i].value;
    return 1;
}

int bulk_range(const bulk_tree *t, int64_t low, int64_t high,
               int (*visit)(void *arg, int64_t key, int64_t value), void *arg)
{
    unsigned i;
    const struct node *n = descend(t, low, &i);
    if (!n) {
        n = t->root;
        while (n && !n->leaf)
            n = n->at[0].child;
        i = 0;
    }
    for (; n; n = n->next, i = 0) {
        for (; i < n->used; i++) {
            if (n->key[i] > high)
                return 0;
            if (n->key[i] < low)
                continue;
            int stop = visit(arg, n->key[i], n->at[i].value);
            if (stop)
                return stop;
        }
    }
    return 0;
}

size_t bulk_count(const bulk_tree *t)
{
    return t->pairs;
}

unsigned bulk_levels(const bulk_tree *t)
{
    return t->levels;
}

void bulk_free(bulk_tree *t)
{
    if (!t)
        return;
    free_levels(t->root);
    free(t);
}
