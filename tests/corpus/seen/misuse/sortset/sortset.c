#include "sortset.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// A treap with parent links: keys in order, priorities as in a heap.
struct ss_node {
    struct ss_node *parent, *left, *right;
    uint32_t priority;
    char key[];
};

struct sortset {
    struct ss_node *root;
    size_t count;
    uint32_t random;
};

sortset *ss_new(void)
{
    sortset *set = calloc(1, sizeof *set);

    if (set)
        set->random = 2463534242u;
    return set;
}

void ss_free(sortset *set)
{
    struct ss_node *node;

    if (!set)
        return;
    node = set->root;
    while (node) { // leaves first
        struct ss_node *parent = node->parent;

        if (node->left) {
            node = node->left;
        } else if (node->right) {
            node = node->right;
        } else {
            if (parent && parent->left == node)
                parent->left = NULL;
            else if (parent)
                parent->right = NULL;
            free(node);
            node = parent;
        }
    }
    free(set);
}

// The link that points at the node.
static struct ss_node **link_of(sortset *set, struct ss_node *node)
{
    if (!node->parent)
        return &set->root;
    return node->parent->left == node ? &node->parent->left : &node->parent->right;
}

// Rotates the node up, into the place of its parent.
static void rotate_up(sortset *set, struct ss_node *node)
{
    struct ss_node *parent = node->parent, *inner;
    struct ss_node **link = link_of(set, parent);

    if (parent->left == node) {
        inner = node->right;
        parent->left = inner;
        node->right = parent;
    } else {
        inner = node->left;
        parent->right = inner;
        node->left = parent;
    }
    if (inner)
        inner->parent = parent;
    node->parent = parent->parent;
    parent->parent = node;
    *link = node;
}

static struct ss_node *find(const sortset *set, const char *key)
{
    struct ss_node *node = set->root;

    while (node) {
        int order = strcmp(key, node->key);

        if (order == 0)
            return node;
        node = order < 0 ? node->left : node->right;
    }
    return NULL;
}

static uint32_t next_random(sortset *set)
{
    uint32_t x = set->random;

    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    set->random = x;
    return x;
}

int ss_add(sortset *set, const char *key)
{
    size_t len = strlen(key);
    struct ss_node *node, *parent = NULL, **link = &set->root;

    if (len > SS_MAX_KEY)
        return -1;
    while (*link) {
        int order = strcmp(key, (*link)->key);

        if (order == 0)
            return 0;
        parent = *link;
        link = order < 0 ? &parent->left : &parent->right;
    }
    if (set->count == SS_MAX_COUNT)
        return -1;
    node = malloc(sizeof *node + len + 1);
    if (!node)
        return -1;
    memcpy(node->key, key, len + 1);
    node->left = node->right = NULL;
    node->parent = parent;
    node->priority = next_random(set);
    *link = node;
    set->count++;
    while (node->parent && node->parent->priority < node->priority)
        rotate_up(set, node);
    return 1;
}

// Takes the node out of the tree and frees it.
static void drop(sortset *set, struct ss_node *node)
{
    while (node->left || node->right) {
        struct ss_node *up = node->left;

        if (!up || (node->right && node->right->priority > up->priority))
            up = node->right;
        rotate_up(set, up);
    }
    *link_of(set, node) = NULL;
    set->count--;
    free(node);
}

int ss_remove(sortset *set, const char *key)
{
    struct ss_node *node = find(set, key);

    if (!node)
        return 0;
    drop(set, node);
    return 1;
}

int ss_has(const sortset *set, const char *key)
{
    return find(set, key) != NULL;
}

size_t ss_count(const sortset *set)
{
    return set->count;
}

void ss_first(sortset *set, ss_iter *it)
{
    it->set = set;
    it->node = set->root;
    while (it->node && it->node->left)
        it->node = it->node->left;
}

void ss_seek(sortset *set, ss_iter *it, const char *key)
{
    struct ss_node *node = set->root;

    it->set = set;
    it->node = NULL;
    while (node) {
        if (strcmp(node->key, key) >= 0) {
            it->node = node;
            node = node->left;
        } else {
            node = node->right;
        }
    }
}

int ss_valid(const ss_iter *it)
{
    return it->node != NULL;
}

const char *ss_key(const ss_iter *it)
{
    return it->node->key;
}

void ss_step(ss_iter *it)
{
    struct ss_node *node = it->node;

    if (node->right) {
        node = node->right;
        while (node->left)
            node = node->left;
    } else {
        while (node->parent && node->parent->right == node)
            node = node->parent;
        node = node->parent;
    }
    it->node = node;
}

void ss_erase(ss_iter *it)
{
    struct ss_node *node = it->node;

    ss_step(it);
    drop(it->set, node);
}
