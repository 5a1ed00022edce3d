/* spintree.h
 *
 * A binary search tree whose nodes are part of the caller's own structures,
 * with the rotations to shape it yourself, and splaying for those who don't
 * want to.  The tree allocates nothing.
 *
 *   struct word { struct sp_node node; const char *text; };
 *
 * Set node.key, then insert.  While a node is in a tree its memory has to stay
 * and its members are the tree's: no freeing, no moving, no other key.  A node
 * is in one tree at most.
 */
#ifndef SPINTREE_H
#define SPINTREE_H

#include <stddef.h>

struct sp_node {
    int key;
    struct sp_node *left, *right, *parent;
};

struct sp_tree {
    struct sp_node *root;
    size_t count;
};

/* Makes an empty tree. Nodes of a tree that was in use are just forgotten. */
void sp_init(struct sp_tree *t);

/* Puts a node in that is in no tree.  Returns NULL, or the node that has the
 * key already, and then nothing is changed. */
struct sp_node *sp_insert(struct sp_tree *t, struct sp_node *n);

/* Takes out a node, which must be in this tree.  Its memory is yours again. */
void sp_remove(struct sp_tree *t, struct sp_node *n);

/* The node with a key, or NULL. */
struct sp_node *sp_find(const struct sp_tree *t, int key);

/* In order of the keys.  NULL at the end, or for an empty tree. */
struct sp_node *sp_first(const struct sp_tree *t);
struct sp_node *sp_last(const struct sp_tree *t);
struct sp_node *sp_next(const struct sp_node *n);
struct sp_node *sp_prev(const struct sp_node *n);

/* Rotations around a node n of the tree.  Left: the right child of n takes
 * its place and n becomes that one's left child; n must have a right child.
 * Right: the mirror image; n must have a left child. */
void sp_rotate_left(struct sp_tree *t, struct sp_node *n);
void sp_rotate_right(struct sp_tree *t, struct sp_node *n);

/* Makes a node of the tree its root, by rotations. */
void sp_splay(struct sp_tree *t, struct sp_node *n);

/* Number of nodes on the longest way down; 0 for an empty tree. */
size_t sp_height(const struct sp_tree *t);

#endif
