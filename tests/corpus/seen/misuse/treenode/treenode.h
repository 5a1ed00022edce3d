/* Trees of labelled nodes. A node owns its children. */
#ifndef TREENODE_H
#define TREENODE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct treenode treenode;

treenode *treenode_new(int label);

/* Frees the node with everything below it. */
void treenode_free(treenode *node);

/* Makes CHILD, which has no parent, the last child of PARENT. */
void treenode_append(treenode *parent, treenode *child);

/* Takes the node out of its parent; nothing happens to a root. */
void treenode_detach(treenode *node);

treenode *treenode_child(const treenode *node, size_t index);
treenode *treenode_parent(const treenode *node);
int treenode_label(const treenode *node);

/* Number of nodes, and of levels, with the node itself. */
size_t treenode_count(const treenode *node);
size_t treenode_height(const treenode *node);

treenode *treenode_clone(const treenode *node);
bool treenode_equal(const treenode *a, const treenode *b);

#endif
