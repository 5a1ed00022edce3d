/* spantree: a set of closed intervals of integers, searched by point.
 *
 * Each interval added is an item of its own, also when it equals another.
 * The tree owns its items; callers hold pointers to them. */
#ifndef SPANTREE_H
#define SPANTREE_H

#include <stdbool.h>
#include <stddef.h>

/* A tree holds at most this many items. */
#define SPT_MAX 2048

typedef struct spt_tree spt_tree;
typedef struct spt_item spt_item;

/* An empty tree, or NULL if there is no memory. */
spt_tree *spt_new(void);

/* Frees the tree and all items in it.  NULL does nothing. */
void spt_free(spt_tree *tree);

/* Adds the interval lo..hi, both ends included, with the caller's data (which
 * may be NULL, and is never touched).  The item is valid until it is removed
 * or the tree is freed.  NULL if lo > hi, the tree is full or there is no
 * memory. */
spt_item *spt_add(spt_tree *tree, int lo, int hi, void *data);

/* Removes an item of this tree.  The item becomes invalid; all other items
 * remain valid. */
void spt_remove(spt_tree *tree, spt_item *item);

/* Number of items. */
size_t spt_count(const spt_tree *tree);

/* What an item was added with. */
int spt_lo(const spt_item *item);
int spt_hi(const spt_item *item);
void *spt_data(const spt_item *item);

/* Items in ascending order of lo; those of equal lo in the order they were
 * added.  NULL after the last, or if the tree is empty. */
spt_item *spt_first(const spt_tree *tree);
spt_item *spt_next(const spt_item *item);

/* Calls visit for each item that contains the point, in the same order, until
 * visit returns false.  Returns the number of calls.  visit must not add to
 * the tree or remove from it. */
typedef bool spt_visit(spt_item *item, void *arg);
size_t spt_stab(const spt_tree *tree, int point, spt_visit *visit, void *arg);

#endif
