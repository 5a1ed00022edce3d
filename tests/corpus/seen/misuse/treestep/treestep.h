#ifndef TREESTEP_H
#define TREESTEP_H

#include <stdbool.h>
#include <stddef.h>

/* treestep - a sorted map from int to a short text, and iterators over it
 *
 *   struct ts_tree t = { 0 };
 *   ts_put(&t, 5, "five");
 *   struct ts_iter it;
 *   for (ts_first(&it, &t); ts_valid(&it); ts_next(&it))
 *       printf("%d %s\n", ts_key(&it), ts_value(&it));
 *   ts_clear(&t);
 *
 * An iterator needs no cleaning up. It is invalidated by any ts_put, ts_remove
 * or ts_clear on its tree; the one way to change the tree while iterating is
 * ts_erase. */

#define TS_MAX_COUNT 4096
#define TS_MAX_TEXT 255

struct ts_node; /* private */

/* All zeros is an empty tree. Do not touch the members, do not copy. */
struct ts_tree {
    struct ts_node *root;
    size_t count;
};

struct ts_iter {
    struct ts_tree *tree;
    struct ts_node *node; /* NULL at the end */
};

/* Set the text of a key, which is copied. false if it is longer than
 * TS_MAX_TEXT, the tree is full or there is no memory. */
bool ts_put(struct ts_tree *t, int key, const char *text);

/* The text of a key or NULL. It stays valid until the key is put again or
 * removed. */
const char *ts_get(const struct ts_tree *t, int key);

/* false if there is no such key */
bool ts_remove(struct ts_tree *t, int key);

/* Remove everything and free the memory; the tree is empty then. */
void ts_clear(struct ts_tree *t);

/* Start at the least key, the greatest key, or the least key >= `key`. */
void ts_first(struct ts_iter *it, struct ts_tree *t);
void ts_last(struct ts_iter *it, struct ts_tree *t);
void ts_seek(struct ts_iter *it, struct ts_tree *t, int key);

/* Whether the iterator is at an element. The functions below need one that is. */
bool ts_valid(const struct ts_iter *it);

/* Go to the next greater or smaller key; past the last one the iterator is not
 * valid any more. */
void ts_next(struct ts_iter *it);
void ts_prev(struct ts_iter *it);

int ts_key(const struct ts_iter *it);
const char *ts_value(const struct ts_iter *it); /* as from ts_get */

/* Remove the element and go to the next one. Other iterators of the tree are
 * invalidated. */
void ts_erase(struct ts_iter *it);

#endif
