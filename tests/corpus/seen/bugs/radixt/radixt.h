#ifndef RADIXT_H
#define RADIXT_H

/* Radix tree: an ordered map from text to numbers, in which keys that start
 * alike share memory. */

#include <stddef.h>

#define RT_MAX_KEY 1023 /* characters in a key */

typedef struct rt_tree rt_tree;

/* Called for each key by rt_walk(); anything but 0 ends the walk.  key is
 * valid during the call.  The tree must not be changed by the function. */
typedef int rt_visit(const char *key, long value, void *arg);

/* New, empty tree.  NULL without memory. */
rt_tree *rt_new(void);

/* New tree with the same contents.  The two are independent of each other.
 * NULL without memory. */
rt_tree *rt_copy(const rt_tree *tree);

/* Free a tree; NULL is allowed. */
void rt_free(rt_tree *tree);

/* Give key a value.  The key is any text, also "", of at most RT_MAX_KEY
 * characters; the tree does not keep the pointer.
 * 1: the key is new, 0: it had a value before, which is replaced,
 * -1: key too long or no memory, the tree is as it was. */
int rt_insert(rt_tree *tree, const char *key, long value);

/* Take key out of the tree.  1: done, 0: there is no such key. */
int rt_remove(rt_tree *tree, const char *key);

/* Look key up.  1: found, and the value stored in *value unless value is NULL,
 * 0: there is no such key. */
int rt_find(const rt_tree *tree, const char *key, long *value);

/* Number of keys. */
size_t rt_count(const rt_tree *tree);

/* 1 if both trees hold the same keys with the same values, else 0.  In which
 * order they were inserted and what was removed since does not matter. */
int rt_equal(const rt_tree *a, const rt_tree *b);

/* Visit all keys in the order of strcmp().  What the last call of visit
 * returned, 0 if there was none. */
int rt_walk(const rt_tree *tree, rt_visit *visit, void *arg);

#endif
