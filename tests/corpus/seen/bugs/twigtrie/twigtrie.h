#ifndef TWIGTRIE_H
#define TWIGTRIE_H

#include <stdbool.h>
#include <stddef.h>

/**
 * @file twigtrie.h
 * A radix tree (compressed trie) from strings to ints.
 *
 * Keys are NUL-terminated strings of at most TW_KEY_MAX bytes; the empty
 * string is a key like others. The tree keeps its own copies of keys.
 */

#define TW_KEY_MAX 255

/** At most so many keys at a time. */
#define TW_COUNT_MAX 100000

typedef struct twigtrie twigtrie;

/**
 * Called by tw_each(). @p key is valid during the call only.
 * The callback must not change the tree.
 * @return true to go on, false to stop.
 */
typedef bool tw_visit(const char *key, int value, void *context);

/** @return a new empty tree, or NULL if out of memory. Free with tw_free(). */
twigtrie *tw_new(void);

/** Frees the tree and all in it. NULL is allowed. */
void tw_free(twigtrie *tree);

/**
 * Sets the value of @p key, whether or not it was there.
 * @return false, and the tree is as before, if the key is too long, the tree
 * full or memory exhausted.
 */
bool tw_put(twigtrie *tree, const char *key, int value);

/**
 * @param value receives the value if found; may be NULL.
 * @return whether the key is there.
 */
bool tw_get(const twigtrie *tree, const char *key, int *value);

/** @return whether the key was there. It is not any more. */
bool tw_remove(twigtrie *tree, const char *key);

/** @return the number of keys. */
size_t tw_count(const twigtrie *tree);

/**
 * Finds the longest key that @p text begins with.
 * @param value receives its value if found; may be NULL.
 * @return its length, or -1 if no key is a prefix of @p text.
 */
int tw_longest(const twigtrie *tree, const char *text, int *value);

/**
 * Visits all keys that begin with @p prefix ("" for all), in the order of
 * strcmp().
 * @return how many calls of @p visit were made.
 */
size_t tw_each(const twigtrie *tree, const char *prefix, tw_visit *visit, void *context);

#endif
