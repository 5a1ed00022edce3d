/* Cache: built images, found by the content of everything that went into them.
 *
 * KEY.so is the image and KEY.sum the hash of its bytes; both are renamed into
 * place, and an image that does not match its sum is built again. */
#ifndef ASSAY_TARGET_CACHE_H
#define ASSAY_TARGET_CACHE_H

#include <stdbool.h>
#include "base/error.h"
#include "base/hash.h"

struct cache {
    char *directory;
    char key[HASH_TEXT_SIZE];
};
bool cache_open(struct cache *cache, const char *state_directory, struct error *error);
void cache_release(struct cache *cache);
char *cache_path(const struct cache *cache, const char *suffix); /* caller frees */
bool cache_has(const struct cache *cache);                       /* present and undamaged */
bool cache_keep(const struct cache *cache, const char *built, struct error *error); /* moves it in, others out */
bool cache_hash_file(struct hash *hash, const char *path);       /* false: cannot be read */

#endif
