#ifndef IVLTREE_H
#define IVLTREE_H

#include <stddef.h>

/*!
 * \brief Intrusive interval tree.
 *
 * Nodes are embedded in the caller's own structures, as with the kernel's trees:
 * nothing is allocated here, and nothing is freed. A node has to stay where it
 * is, and its memory has to live, from ivl_insert() until ivl_remove() (or until
 * the tree is no longer used). So does the tree. Intervals are closed, [lo, hi]; equal intervals
 * may be in a tree any number of times.
 *
 * All members are private, except that lo and hi may be read.
 */
typedef struct ivl_node {
    long lo, hi;
    long max; /* highest hi below this node and of itself */
    struct ivl_node *parent, *left, *right;
    struct ivl_tree *tree;
} ivl_node;

typedef struct ivl_tree {
    ivl_node *root;
    size_t count;
} ivl_tree;

/*! Initialises an empty tree. If it had nodes, they have to be initialised again
 *  too before further use. */
void ivl_init(ivl_tree *tree);

/*! Initialises a node that is in no tree. Returns 0, or -1 (and leaves the node
 *  alone) if lo > hi. */
int ivl_node_init(ivl_node *node, long lo, long hi);

/*! Inserts an initialised node that is in no tree at the time. */
void ivl_insert(ivl_tree *tree, ivl_node *node);

/*! Removes a node from the tree that it is in. It can be inserted again. */
void ivl_remove(ivl_tree *tree, ivl_node *node);

/*! Whether an initialised node is in a tree. */
int ivl_linked(const ivl_node *node);

/*! Number of nodes. */
size_t ivl_count(const ivl_tree *tree);

/*! First node, in the order of lo, that has a point in common with [lo, hi];
 *  NULL if there is none, or if lo > hi. */
ivl_node *ivl_find(const ivl_tree *tree, long lo, long hi);

/*! The next one after \a node, which is in a tree. */
ivl_node *ivl_find_next(const ivl_node *node, long lo, long hi);

/*! Calls \a visit for every node in the order of lo, until it returns non-zero;
 *  returns what the last call returned, 0 for an empty tree. The callback may
 *  use the tree but must not insert or remove nodes. */
int ivl_walk(const ivl_tree *tree, int (*visit)(ivl_node *node, void *arg), void *arg);

#endif
