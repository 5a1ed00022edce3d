#ifndef RADKEYS_H
#define RADKEYS_H

#include <stdbool.h>
#include <stddef.h>

/* radkeys: strings to ints, in a byte trie.
 *
 * Keys are any strings of up to RK_KEYLEN bytes, also the empty one. They
 * are copied. Order of keys is that of strcmp(). */

#define RK_KEYLEN 255

typedef struct rk_tree rk_tree;

rk_tree *rk_new(void);
void     rk_free(rk_tree *t);

/* Adds a key or replaces its value. false: key too long, out of memory. */
bool   rk_put(rk_tree *t, const char *key, int value);
/* false, and *value untouched, if the key is not there. */
bool   rk_get(const rk_tree *t, const char *key, int *value);
/* false if the key is not there. */
bool   rk_del(rk_tree *t, const char *key);

size_t rk_count(const rk_tree *t);

/* Length of the longest key that text starts with, -1 if there is none. */
int    rk_longest(const rk_tree *t, const char *text);

/* Smallest key, written to buf as by strlcpy(): cut to size - 1 bytes and
 * terminated, if size is not 0. Returns its length, -1 if the tree has no
 * keys. */
int    rk_first(const rk_tree *t, char *buf, size_t size);

/* How many keys start with prefix. */
size_t rk_count_prefix(const rk_tree *t, const char *prefix);

#endif
