#ifndef BPLEAF_H
#define BPLEAF_H

#include <stddef.h>
#include <stdint.h>

/**
 * Ordered map from 32-bit keys to 32-bit values, kept in the leaf pages of a
 * B+ tree under one index page. Keys are unique.
 *
 * Status codes: BPL_OK, BPL_NOTFOUND, BPL_FULL (BPL_MAX_PAGES pages in use),
 * BPL_NOMEM. Unless a function says otherwise, a map that reports an error is
 * unchanged.
 */
enum { BPL_OK, BPL_NOTFOUND, BPL_FULL, BPL_NOMEM };

#define BPL_MAX_PAGES 1024

typedef struct bpleaf bpleaf;

/**
 * A place in a map. Cursors are plain values that live where you like and need
 * no closing.
 *
 * A cursor is valid as long as the map is not modified: after bpl_put() of a
 * new key, bpl_del(), bpl_load() or bpl_close(), every cursor of that map has
 * to be positioned again with bpl_first() or bpl_seek() before it is used.
 * Writing through bpl_cursor_set(), and bpl_put() of a key that is there, do
 * not count as modification.
 */
typedef struct {
    const bpleaf *map;
    size_t page;
    void *leaf;
    unsigned item;
} bpl_cursor;

/** Creates an empty map; NULL when out of memory. */
bpleaf *bpl_open(void);

/** Frees the map. NULL is allowed. */
void bpl_close(bpleaf *map);

/** Number of keys. */
size_t bpl_count(const bpleaf *map);

/** Inserts a key, or replaces its value. */
int bpl_put(bpleaf *map, int32_t key, int32_t value);

/** Looks a key up; value may be NULL. BPL_OK or BPL_NOTFOUND. */
int bpl_get(const bpleaf *map, int32_t key, int32_t *value);

/** Deletes a key. BPL_OK or BPL_NOTFOUND. */
int bpl_del(bpleaf *map, int32_t key);

/**
 * Replaces the contents by n pairs at once, which is faster than putting them
 * one by one. The keys must be in strictly ascending order.
 */
int bpl_load(bpleaf *map, const int32_t *keys, const int32_t *values, size_t n);

/** Puts the cursor on the smallest key. Returns 1, or 0 if the map is empty. */
int bpl_first(const bpleaf *map, bpl_cursor *cursor);

/** Puts the cursor on the smallest key >= key. Returns 1, or 0 if none is. */
int bpl_seek(const bpleaf *map, int32_t key, bpl_cursor *cursor);

/**
 * Moves to the next key. Returns 1, or 0 if there is none; the cursor then
 * stays where it was. Only for a cursor that is on a key, that is, after
 * bpl_first() or bpl_seek() have returned 1. So are the two below.
 */
int bpl_next(bpl_cursor *cursor);

/** Key and value at the cursor; value may be NULL. */
int32_t bpl_cursor_get(const bpl_cursor *cursor, int32_t *value);

/** Changes the value at the cursor. */
void bpl_cursor_set(const bpl_cursor *cursor, int32_t value);

#endif
