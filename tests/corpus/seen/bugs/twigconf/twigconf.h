/*
 * twigconf - a tree of configuration values in memory
 *
 * A path is one or more names joined by dots, "net.proxy.port".  A name has
 * letters, digits, '_' and '-', at least one; a whole path has at most
 * TC_PATH_MAX characters.  Every node may have a value, children, both, or
 * (a node that was made on the way to another) only children.
 *
 * No argument may be NULL except where it is said.
 */
#ifndef TWIGCONF_H
#define TWIGCONF_H

#include <stddef.h>

#define TC_PATH_MAX  127
#define TC_VALUE_MAX 4095

typedef struct tc_tree tc_tree;

/* An empty tree, or NULL when there is no memory.  Free it with tc_free(). */
tc_tree *tc_new(void);

/* Frees the tree with all its nodes.  NULL is allowed. */
void tc_free(tc_tree *tree);

/*
 * Gives the node at path a value, and makes it and the nodes on the way when
 * they do not exist.  The value is copied; it may be one that tc_get() gave.
 * 0, or -1 when path is malformed, value is longer than TC_VALUE_MAX or there
 * is no memory; the values in the tree are as before then.
 */
int tc_set(tc_tree *tree, const char *path, const char *value);

/*
 * The value at path, or NULL when there is no such node, it has no value, or
 * path is malformed.  It belongs to the tree and is valid until the next call
 * of tc_set() or tc_remove() with this tree.
 */
const char *tc_get(tc_tree *tree, const char *path);

/* 1 when there is a node at path, with a value or without, else 0. */
int tc_has(tc_tree *tree, const char *path);

/*
 * Removes the node at path and everything below it.  The number of values
 * that went, or -1 when there is no such node.
 */
int tc_remove(tc_tree *tree, const char *path);

/* How many nodes have a value. */
size_t tc_count(const tc_tree *tree);

/*
 * Calls fn with the full path and the value of each node that has one,
 * parents before children, siblings in the order they were made.  Ends early
 * when fn returns something else than 0, and returns that; else 0.  fn must
 * not change the tree; user is only handed on, and may be NULL.
 */
int tc_each(const tc_tree *tree,
            int (*fn)(const char *path, const char *value, void *user),
            void *user);

#endif
