#include "base/hash.h"

#include <stdint.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "base/memory.h"

/* XXH3 wants its state aligned to 64 bytes: hash->state is a block with that
 * much to spare. */
#define STATE_ALIGN ((uintptr_t)64)

static XXH3_state_t *state_of(const struct hash *hash)
{
    return (XXH3_state_t *)(((uintptr_t)hash->state + STATE_ALIGN - 1) & ~(STATE_ALIGN - 1));
}

void hash_init(struct hash *hash)
{
    hash->state = mem_alloc(sizeof(XXH3_state_t) + STATE_ALIGN);
    XXH3_128bits_reset(state_of(hash));
}

void hash_add(struct hash *hash, const void *data, size_t size)
{
    XXH3_128bits_update(state_of(hash), data, size);
}

void hash_add_string(struct hash *hash, const char *s)
{
    hash_add(hash, s, strlen(s) + 1);
}

void hash_finish(struct hash *hash, char out[HASH_TEXT_SIZE])
{
    XXH128_canonical_t canonical;
    XXH128_canonicalFromHash(&canonical, XXH3_128bits_digest(state_of(hash)));
    mem_free(hash->state);
    hash->state = NULL;
    for (size_t i = 0; i < sizeof canonical.digest; i++) {
        out[2 * i] = "0123456789abcdef"[canonical.digest[i] >> 4];
        out[2 * i + 1] = "0123456789abcdef"[canonical.digest[i] & 15];
    }
    out[HASH_TEXT_SIZE - 1] = '\0';
}

void hash_bytes(const void *data, size_t size, uint64_t out[2])
{
    XXH128_hash_t hash = XXH3_128bits(data, size);
    out[0] = hash.low64;
    out[1] = hash.high64;
}
