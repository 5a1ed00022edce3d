#ifndef CFGPATCH_H
#define CFGPATCH_H

#include <stdbool.h>
#include <stddef.h>

/* Sets of settings, and what is different between them.
 *
 * A cfg holds copies of the keys and values that it is given.  Functions that
 * return bool return false when memory is exhausted. */
typedef struct cfg cfg;

cfg *cfg_new(void);
void cfg_free(cfg *c);

bool cfg_set(cfg *c, const char *key, const char *value);

/* NULL when there is no such key.  The text belongs to the set and is valid
 * until the key is set, unset or merged, or the set is freed. */
const char *cfg_get(const cfg *c, const char *key);

/* False when there is no such key. */
bool cfg_unset(cfg *c, const char *key);
size_t cfg_size(const cfg *c);

/* Puts all settings of `from` into `c`; those of `c` with the same key are
 * replaced.  `from` is not changed. */
bool cfg_merge(cfg *c, const cfg *from);

/* How many keys are in one of the sets only or have different values. */
size_t cfg_diff_count(const cfg *a, const cfg *b);

/* A new set of the settings of `b` that `a` does not have, or has with another
 * value; NULL when memory is exhausted.  To be freed by the caller. */
cfg *cfg_diff(const cfg *a, const cfg *b);

#endif
