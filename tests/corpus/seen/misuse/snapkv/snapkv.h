/*
 * snapkv - ordered key/value store in memory, with snapshots
 *
 * Writers change the store; readers look at snapshots, which stay as they were
 * when they were taken however the store is changed afterwards.  Nothing is
 * copied for it: values are shared by the store and all snapshots, and freed
 * when the last of them lets go.
 *
 * Keys are non-empty texts of at most SK_MAX_KEY bytes, values any bytes.
 * Single-threaded.  Functions that return int return SK_OK or an error.
 */
#ifndef SNAPKV_H
#define SNAPKV_H

#include <stddef.h>

#define SK_MAX_KEY     255
#define SK_MAX_VALUE   65536
#define SK_MAX_ENTRIES 2048

#define SK_OK        0
#define SK_NOTFOUND  (-1)
#define SK_INVALID   (-2)   /* key or value too long, or the key is empty */
#define SK_FULL      (-3)
#define SK_NOMEM     (-4)

typedef struct snapkv snapkv;
typedef struct sk_snap sk_snap;

/* Creates an empty store.  NULL if out of memory. */
snapkv *sk_open(void);

/*
 * Frees the store.  All its snapshots must have been ended before.  Does
 * nothing if kv is NULL.
 */
void sk_close(snapkv *kv);

/* Stores a copy of value under key, replacing an older one.  value may be
 * NULL if len is 0. */
int sk_put(snapkv *kv, const char *key, const void *value, size_t len);

/* Deletes a key. */
int sk_del(snapkv *kv, const char *key);

/* Number of keys in the store. */
size_t sk_count(const snapkv *kv);

/* Takes a snapshot.  NULL if out of memory. */
sk_snap *sk_begin(snapkv *kv);

/* Ends a snapshot and frees it.  NULL is ignored. */
void sk_end(sk_snap *snap);

/*
 * Looks a key up.  Returns its value and stores the length in *len (unless len
 * is NULL); NULL if the key is not there.  An empty value is not NULL.
 *
 * The memory belongs to the store: do not modify or free it, and do not use it
 * after the snapshot was ended.
 */
const void *sk_get(const sk_snap *snap, const char *key, size_t *len);

/*
 * The first key that sorts after the given one, byte by byte; the first of all
 * if after is NULL.  NULL at the end.  The text is valid as long as the
 * snapshot.
 */
const char *sk_next(const sk_snap *snap, const char *after);

/* Number of snapshots that are not ended yet. */
size_t sk_snapshots(const snapkv *kv);

#endif
