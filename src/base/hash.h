/* Content hashes (XXH3, 128 bit) for the cache's keys and checksums. */
#ifndef ASSAY_BASE_HASH_H
#define ASSAY_BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

#define HASH_TEXT_SIZE 33
struct hash {
    void *state;
};
void hash_init(struct hash *hash);
void hash_add(struct hash *hash, const void *data, size_t size);
void hash_add_string(struct hash *hash, const char *s); /* with its NUL: no two lists collide by concatenation */
void hash_finish(struct hash *hash, char out[HASH_TEXT_SIZE]); /* releases the state */
void hash_bytes(const void *data, size_t size, uint64_t out[2]); /* all at once, as numbers */

#endif
