/* ostree.h -- sorted set of ints that knows the rank of its elements
 *
 *   os_tree t = OS_TREE_INIT;
 *   os_insert(&t, 30);
 *   os_insert(&t, 10);
 *   os_at(&t, 1, &key);     // key == 30
 *   os_clear(&t);
 */
#ifndef OSTREE_H
#define OSTREE_H

#include <stddef.h>
#include <stdint.h>

struct os_node;

/* Fields are private. */
typedef struct os_tree {
    struct os_node *root;
    uint32_t seed;
} os_tree;

#define OS_TREE_INIT {NULL, 1664u}

/* Same as OS_TREE_INIT. */
void os_init(os_tree *t);

/* Remove everything and free all memory. The tree can be used again. */
void os_clear(os_tree *t);

/* 1 if added, 0 if the key was there already, -1 on out of memory */
int os_insert(os_tree *t, int key);

/* 1 if removed, 0 if not found */
int os_erase(os_tree *t, int key);

int os_contains(const os_tree *t, int key);

/* number of keys */
size_t os_count(const os_tree *t);

/* number of keys that are smaller than key, which need not be in the tree */
size_t os_rank(const os_tree *t, int key);

/* get the key with index i in sorted order; 0 if i >= os_count() */
int os_at(const os_tree *t, size_t i, int *key);

/* get the lower median; 0 if the tree is empty */
int os_median(const os_tree *t, int *key);

#endif
