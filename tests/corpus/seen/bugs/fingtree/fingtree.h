#ifndef FINGTREE_H
#define FINGTREE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * @file fingtree.h
 * Ordered map from 32 bit keys to 64 bit values.
 *
 * A randomized search tree (treap). Access is O(log n) expected and a good
 * deal faster when the same key is looked at several times in a row.
 *
 * A tree must not be NULL, except for fing_close().
 */

typedef struct fing_tree fing_tree;

/**
 * Opens an empty tree.
 * @param seed  any number; trees with the same seed and the same calls have
 *              the same shape
 * @return the tree, or NULL when there is no memory
 */
fing_tree *fing_open(uint32_t seed);

/** Frees a tree with all it holds. */
void fing_close(fing_tree *t);

/**
 * Stores a value, replacing the one the key had.
 * @return false when there is no memory; nothing is changed then
 */
bool fing_put(fing_tree *t, int32_t key, int64_t value);

/**
 * Looks a key up.
 * @param value  receives the value if the key is there; must not be NULL
 * @return whether the key is there
 */
bool fing_get(fing_tree *t, int32_t key, int64_t *value);

/** Removes one key. @return whether it was there */
bool fing_remove(fing_tree *t, int32_t key);

/**
 * Removes all keys from @p lo to @p hi, both included. Nothing is removed if
 * @p lo is greater than @p hi.
 * @return how many keys were removed
 */
size_t fing_cut(fing_tree *t, int32_t lo, int32_t hi);

/**
 * The smallest key that is not below @p from.
 * @param key  receives it; must not be NULL
 * @return false when there is none
 */
bool fing_ceil(const fing_tree *t, int32_t from, int32_t *key);

/** @return the number of keys */
size_t fing_size(const fing_tree *t);

#endif
