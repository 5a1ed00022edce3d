/*
 * lvcache - cache of texts by number, least recently used goes first
 *
 * Entries are held by handles. An entry that is held is not freed, even when
 * it is erased or pushed out of the cache; it goes when the last handle to it
 * is released. Each handle that lv_insert() or lv_lookup() returns must be
 * given to lv_release() once.
 */
#ifndef LVCACHE_H
#define LVCACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define LV_CAPACITY_MAX 1024

typedef struct lv_cache lv_cache;
typedef struct lv_handle lv_handle;

/* capacity: entries to keep, 1 to LV_CAPACITY_MAX; NULL if it is not. */
lv_cache *lv_create(size_t capacity);

/* No handle may be held any more. */
void lv_destroy(lv_cache *c);

/* Puts a copy of the text into the cache, in place of what the key had.
 * Returns a handle to it, NULL if memory is out. */
lv_handle *lv_insert(lv_cache *c, uint32_t key, const char *text);

/* A handle to what a key has; NULL if it has nothing. */
lv_handle *lv_lookup(lv_cache *c, uint32_t key);

/* Gives a handle of this cache back. */
void lv_release(lv_cache *c, lv_handle *h);

/* Text and key of a handle; the text is valid as long as it is held. */
const char *lv_text(const lv_handle *h);
uint32_t lv_key(const lv_handle *h);

/* Takes a key out of the cache; false if it has nothing. */
bool lv_erase(lv_cache *c, uint32_t key);

/* Takes all out that is not held. Returns how many. */
size_t lv_prune(lv_cache *c);

/* Entries in the cache. */
size_t lv_count(const lv_cache *c);

#endif
