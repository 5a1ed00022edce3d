/*
 * costlru: a cache of named blobs with a budget of bytes.
 *
 * Every entry costs the length of its key plus the length of its data.  The
 * sum never goes over the budget: when something is put into a full cache,
 * the entries that were not used for the longest time have to go.  If you
 * want to hear about that (to write them to disk, say), give a callback.
 *
 * Keys are texts of 1 to CL_MAX_KEY characters.  Functions that get another
 * key treat it as one that is not in the cache; cl_put() returns -1.
 */
#ifndef COSTLRU_H
#define COSTLRU_H

#include <stddef.h>

#define CL_MAX_KEY 31
#define CL_MAX_BUDGET 65536

typedef struct cl_cache cl_cache;

/* Called just before an entry goes because the budget is short: in cl_put()
 * and in cl_set_budget().  It is not called for entries that are dropped or
 * replaced, nor by cl_free().  Key and data are the cache's and may be read
 * until the callback returns.  Don't call the cache from it. */
typedef void cl_evict_fn(void *user, const char *key, const void *data, size_t len);

/* Makes a cache.  The budget is 0 to CL_MAX_BUDGET; evict may be NULL if you
 * don't care.  Returns NULL for a larger budget or if memory is short. */
cl_cache *cl_new(size_t budget, cl_evict_fn *evict, void *user);

/* Frees the cache with all that is in it.  NULL is fine. */
void cl_free(cl_cache *c);

/* Puts a copy of len bytes under a key, which becomes the most recently used.
 * If the key is there already its data are replaced; they may be longer or
 * shorter than the old ones.  data may be NULL if len is 0, and may be what
 * cl_get() just returned.
 * Returns 1 if that worked, 0 if the entry alone costs more than the whole
 * budget (nothing is changed then), -1 for a bad key or if memory is short
 * (likewise). */
int cl_put(cl_cache *c, const char *key, const void *data, size_t len);

/* Looks a key up and makes it the most recently used.  Returns its data and
 * stores their length in *len (which may be NULL); returns NULL if there is
 * no such key.  The pointer is not NULL for an entry of length 0.  It is good
 * until the next call that changes the cache: put, drop, set_budget, free. */
const void *cl_get(cl_cache *c, const char *key, size_t *len);

/* Whether a key is there; its turn does not change. */
int cl_has(const cl_cache *c, const char *key);

/* Removes a key; 1 if it was there, else 0. */
int cl_drop(cl_cache *c, const char *key);

/* Changes the budget, evicting what does not fit any more.  Returns 0, or -1
 * if the budget is too large; nothing happens then. */
int cl_set_budget(cl_cache *c, size_t budget);

size_t cl_count(const cl_cache *c); /* entries */
size_t cl_used(const cl_cache *c);  /* what they cost together */

/* The key which would go first, NULL if the cache is empty.  It is good as
 * long as that entry is. */
const char *cl_oldest(const cl_cache *c);

#endif
