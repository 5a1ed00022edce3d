#ifndef BSTWALK_H
#define BSTWALK_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Hi!  This is a sorted map from int to int, kept as a plain binary search
 * tree, with an iterator you can delete through.  No balancing: if you feed
 * it sorted keys it gets slow, that's all.  It holds at most BST_MAX pairs.
 *
 * Maps come from bst_new() and go with bst_free().  Except for bst_free(NULL),
 * please pass real maps, iterators and result pointers, not NULL.
 */

#define BST_MAX 10000

typedef struct bst bst;

/* Lives wherever you like, usually on the stack; there's nothing to free.
 * The fields are ours.  Set it up with bst_walk() before anything else. */
typedef struct bst_iter {
    bst *map;
    struct bst_node *next, *last;
} bst_iter;

/* An empty map, or NULL if we're out of memory. */
bst *bst_new(void);

/* Frees the map with everything in it. */
void bst_free(bst *map);

/* Sets the value of a key, new or not.  False when the map is full or there's
 * no memory; then nothing has changed. */
bool bst_put(bst *map, int key, int value);

/* Gets the value of a key; false (and *value untouched) if it isn't there. */
bool bst_get(const bst *map, int key, int *value);

/* Drops a key; false if it wasn't there. */
bool bst_drop(bst *map, int key);

size_t bst_count(const bst *map);

/* Starts a walk through the keys >= from, in ascending order.  Use INT_MIN to
 * see them all.
 *
 * While you walk, the map may be changed with bst_iter_remove() on this very
 * iterator.  bst_put() and bst_drop() end all walks through the map, and so
 * does bst_iter_remove() the other ones: don't go on with those iterators,
 * start a new walk. */
void bst_walk(bst_iter *it, bst *map, int from);

/* The next pair; false when there are no more (you can ask again, it stays
 * false). */
bool bst_next(bst_iter *it, int *key, int *value);

/* Removes the pair that bst_next() just gave you; the walk then goes on with
 * the one after it.  False if there's no such pair: bst_next() wasn't called
 * yet, it said false, or the pair has been removed already. */
bool bst_iter_remove(bst_iter *it);

#endif
