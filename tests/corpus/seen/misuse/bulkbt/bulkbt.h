#ifndef BULKBT_H
#define BULKBT_H

#include <stddef.h>
#include <stdint.h>

/*
 * bulkbt - read-only B+ trees, loaded in bulk.
 *
 * A tree cannot be changed.  It is made from keys that are in order already,
 * for instance the output of a sort, by a builder, which fills one leaf after
 * the other and never looks back:
 *
 *      bulk_builder *b = bulk_begin(16);
 *      while (next(&key, &value))
 *          bulk_add(b, key, value);
 *      bulk_tree *t = bulk_finish(b);
 *
 * A builder ends its life in either bulk_finish() or bulk_abort().
 */

#define BULK_MINFAN 2
#define BULK_MAXFAN 64
#define BULK_MAXKEYS 100000

typedef struct bulk_builder bulk_builder;
typedef struct bulk_tree bulk_tree;

/* Starts a tree whose nodes have up to `fan` entries, BULK_MINFAN to
 * BULK_MAXFAN.  NULL when fan is something else or there is no memory. */
bulk_builder *bulk_begin(unsigned fan);

/* Appends a pair.  Each key must be greater than the one before.  Returns 0,
 * or -1 when there is no memory or there are BULK_MAXKEYS already; the pair
 * is not in the tree then, but the builder goes on to work. */
int bulk_add(bulk_builder *b, int64_t key, int64_t value);

/* Number of pairs appended so far. */
size_t bulk_pairs(const bulk_builder *b);

/* Makes the tree, which may be empty, and disposes of the builder; of the
 * latter also in case of failure, which is to return NULL (no memory). */
bulk_tree *bulk_finish(bulk_builder *b);

/* Disposes of the builder and what was appended.  NULL is ignored. */
void bulk_abort(bulk_builder *b);

/* Stores the value of a key in *value, which may be NULL, and returns 1.
 * Returns 0 if there is no such key. */
int bulk_find(const bulk_tree *t, int64_t key, int64_t *value);

/* Finds the greatest key that is not greater than the one given, and stores
 * it in *key, its value in *value; either may be NULL.  Returns as above. */
int bulk_floor(const bulk_tree *t, int64_t given, int64_t *key, int64_t *value);

/* Calls visit for all pairs with low <= key <= high, in order, until it
 * returns nonzero, and returns that; 0 if it never does.  The callback can
 * use the tree but not free it. */
int bulk_range(const bulk_tree *t, int64_t low, int64_t high,
               int (*visit)(void *arg, int64_t key, int64_t value), void *arg);

/* Number of pairs, and of levels: 0 for an empty tree, 1 for a single leaf. */
size_t bulk_count(const bulk_tree *t);
unsigned bulk_levels(const bulk_tree *t);

/* Frees a tree.  NULL is ignored. */
void bulk_free(bulk_tree *t);

#endif
