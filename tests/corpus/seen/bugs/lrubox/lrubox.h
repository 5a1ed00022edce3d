#ifndef LRUBOX_H
#define LRUBOX_H

#include <stdbool.h>
#include <stddef.h>

/* Least recently used cache, int keys to long values.
 *
 * Holds up to `capacity` pairs; when a pair is put into a full cache the one
 * that was not used for the longest time goes.  lrubox_put() and lrubox_get()
 * use a pair, lrubox_peek() does not. */
struct lrubox;

#define LRUBOX_MAX 1000

/* NULL unless 1 <= capacity <= LRUBOX_MAX (or out of memory) */
struct lrubox *lrubox_create(size_t capacity);
void lrubox_destroy(struct lrubox *box);

/* Adds or changes a pair; false only if memory is exhausted. */
bool lrubox_put(struct lrubox *box, int key, long value);

/* False, and *value not set, if there is no such key. */
bool lrubox_get(struct lrubox *box, int key, long *value);
bool lrubox_peek(const struct lrubox *box, int key, long *value);

bool lrubox_remove(struct lrubox *box, int key);

/* The key that would go next; false if the cache is empty. */
bool lrubox_oldest(const struct lrubox *box, int *key);

size_t lrubox_size(const struct lrubox *box);
size_t lrubox_capacity(const struct lrubox *box);

#endif
