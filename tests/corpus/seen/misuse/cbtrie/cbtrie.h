#ifndef CBTRIE_H
#define CBTRIE_H

#include <stdbool.h>
#include <stddef.h>

/* cbtrie -- crit-bit tree of strings.
 *
 * The tree does not copy keys: a key has to stay in memory, unchanged, while
 * it is in the tree. String constants are fine, of course. */

struct cb_node;

typedef struct {
    struct cb_node *root;
    size_t count;
} cbtrie;

/* An empty tree; use this before anything else. */
void cb_init(cbtrie *t);
/* Removes all keys. */
void cb_clear(cbtrie *t);

/* 1 if added, 0 if an equal key is there already (that one stays), -1 if
 * memory is out. */
int cb_insert(cbtrie *t, const char *key);

/* The key in the tree that is equal, NULL if there is none. */
const char *cb_find(const cbtrie *t, const char *key);

/* Removes a key and returns what was in the tree, NULL if there was none. */
const char *cb_remove(cbtrie *t, const char *key);

/* First and last key in the order of strcmp(), NULL if there are none. */
const char *cb_first(const cbtrie *t);
const char *cb_last(const cbtrie *t);

/* Calls fn for the keys that begin with prefix, in order, until it returns
 * false. Returns the number of calls. fn must not change the tree. */
typedef bool (*cb_fn)(const char *key, void *arg);
size_t cb_each(const cbtrie *t, const char *prefix, cb_fn fn, void *arg);

size_t cb_count(const cbtrie *t);

#endif
