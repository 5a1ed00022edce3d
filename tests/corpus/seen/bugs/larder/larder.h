/** @file larder.h
 *  A small cache of strings with a best-before date.
 *
 *  Time is a number of ticks that the caller passes in ("now"); what a tick
 *  is does not matter to the larder.  An entry whose time has come is never
 *  served again, but keeps its place until it is swept, removed, replaced,
 *  or has to make room for another entry.
 */
#ifndef LARDER_H
#define LARDER_H

#include <stddef.h>
#include <stdint.h>

#define LARDER_MAX_ENTRIES 1024   /**< largest capacity */
#define LARDER_MAX_TEXT    4095   /**< longest key or value, without its NUL */
#define LARDER_FOREVER     UINT64_MAX /**< a ttl: the entry never expires */

/** What larder_put() returns. */
enum {
    LARDER_OK = 0,
    LARDER_TOO_LONG = -1, /**< key or value exceeds LARDER_MAX_TEXT */
    LARDER_NO_MEMORY = -2
};

typedef struct larder larder;

/** Makes an empty larder.
 *  @param capacity 1 to LARDER_MAX_ENTRIES
 *  @return the larder, or NULL (bad capacity, no memory) */
larder *larder_new(size_t capacity);

/** Frees a larder and all entries.  @p l may be NULL. */
void larder_free(larder *l);

/** Stores a value under a key, instead of any older value of that key.
 *
 *  If the larder is full, an expired entry makes room, or, when there is
 *  none, the entry that was not used for longest.  The larder keeps copies
 *  of both strings; they may come from anywhere, larder_get() included.
 *  @param ttl ticks from @p now on for which the entry is served; 0 is
 *         allowed (it is expired at once)
 *  @return LARDER_OK, or an error, and then nothing has changed */
int larder_put(larder *l, const char *key, const char *value, uint64_t ttl, uint64_t now);

/** Looks a key up and marks its entry as used.
 *  @return the value, or NULL if there is none or it has expired.  It belongs
 *          to the larder, and is valid until the larder is next changed by
 *          larder_put(), larder_remove(), larder_sweep() or larder_free(). */
const char *larder_get(larder *l, const char *key, uint64_t now);

/** Gives an unexpired entry a new ttl and marks it as used.
 *  @return 1, or 0 if there is no such entry */
int larder_touch(larder *l, const char *key, uint64_t ttl, uint64_t now);

/** Ticks that are left to an entry, LARDER_FOREVER if it does not expire,
 *  0 if it has expired or does not exist. */
uint64_t larder_left(const larder *l, const char *key, uint64_t now);

/** Removes an entry, expired or not.  @return 1, or 0 if there was none */
int larder_remove(larder *l, const char *key);

/** Removes all expired entries.  @return their number */
size_t larder_sweep(larder *l, uint64_t now);

/** Number of entries, expired ones included. */
size_t larder_count(const larder *l);

#endif
