#ifndef LEAFIDX_H
#define LEAFIDX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * An ordered index in memory, a B-tree.  Keys are 64 bit numbers, each at
 * most once; a value is a pointer that is kept, but never looked at or freed.
 */

#define LEAFIDX_MAX 1000000 /* entries */
#define LEAFIDX_HEIGHT 24

typedef struct leafidx leafidx;

typedef enum {
    LEAFIDX_OK,
    LEAFIDX_REPLACED, /* the key was there, it has the new value now */
    LEAFIDX_NOMEM,    /* nothing was changed */
    LEAFIDX_FULL      /* there are LEAFIDX_MAX entries already */
} leafidx_status;

/* NULL: out of memory. */
leafidx *leafidx_new(void);

/* NULL is fine. */
void leafidx_free(leafidx *index);

size_t leafidx_size(const leafidx *index);

leafidx_status leafidx_put(leafidx *index, int64_t key, void *value);

/* Whether the key is there.  value may be NULL, and is written only if it is. */
bool leafidx_get(const leafidx *index, int64_t key, void **value);

/* Removes a key; false if it is not there.  value as above. */
bool leafidx_remove(leafidx *index, int64_t key, void **value);

/* Puts count entries from two arrays.  The keys must be sorted, strictly
 * ascending; this is asserted.  values may be NULL, then all values are.
 * Returns LEAFIDX_OK, or stops at the first entry for which there is no memory
 * or no room; those before it stay. */
leafidx_status leafidx_load(leafidx *index, const int64_t *keys, void *const *values, size_t count);

/* Calls visit for all entries in ascending order, until it returns false.
 * visit must not put into or remove from the index.  Returns whether all were
 * visited. */
bool leafidx_each(const leafidx *index, bool (*visit)(void *context, int64_t key, void *value), void *context);

/* A cursor walks over entries in ascending order.  It needs no release.  Any
 * leafidx_put, leafidx_remove, leafidx_load or leafidx_free on the index
 * invalidates all its cursors; an invalid one can only be set anew by
 * leafidx_seek. */
typedef struct leafidx_cursor {
    const struct leafidx_node *node[LEAFIDX_HEIGHT];
    int at[LEAFIDX_HEIGHT];
    int depth;
} leafidx_cursor;

/* Sets a cursor before the first entry whose key is not below `key`. */
void leafidx_seek(const leafidx *index, int64_t key, leafidx_cursor *cursor);

/* Steps over the next entry and stores it; false at the end.  key and value
 * may be NULL. */
bool leafidx_next(leafidx_cursor *cursor, int64_t *key, void **value);

#endif
