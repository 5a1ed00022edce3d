#ifndef BSTHOOK_H
#define BSTHOOK_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Intrusive binary search tree.
 *
 * Put a struct bst_node into your own structure and get back from the node to
 * it with BST_ENTRY. The tree allocates nothing; nodes belong to the caller.
 * bst_node_init() must be called on a node before it is inserted for the
 * first time.
 */

struct bst_tree;

struct bst_node {
    struct bst_node *parent;
    struct bst_node *left;
    struct bst_node *right;
    struct bst_tree *tree; /* the tree it is in, or NULL */
};

/* Less than, equal to or greater than 0, as for qsort(). */
typedef int (*bst_compare)(const struct bst_node *a, const struct bst_node *b);

struct bst_tree {
    struct bst_node *root;
    bst_compare compare;
    size_t count;
};

#define BST_ENTRY(node, type, member) ((type *)(void *)((char *)(node) - offsetof(type, member)))

void bst_tree_init(struct bst_tree *tree, bst_compare compare);
void bst_node_init(struct bst_node *node);

/* Whether the node is in a tree. */
bool bst_is_linked(const struct bst_node *node);

/*
 * Inserts a node, which must not be in a tree. If there is an equal node
 * already, that is returned and nothing inserted; otherwise NULL.
 */
struct bst_node *bst_insert(struct bst_tree *tree, struct bst_node *node);

/* Removes a node from the tree it is in. */
void bst_remove(struct bst_tree *tree, struct bst_node *node);

/* The node that is equal to key, or NULL. */
struct bst_node *bst_find(const struct bst_tree *tree, const struct bst_node *key);

/* In order; NULL at the end. */
struct bst_node *bst_first(const struct bst_tree *tree);
struct bst_node *bst_next(const struct bst_node *node);

size_t bst_count(const struct bst_tree *tree);

#endif
