#include "base/memo.h"

#include "base/hash.h"

void *memo_slot(const struct memo *memo, const void *text, size_t length, bool *is_known)
{
    uint64_t key[2];
    hash_bytes(text, length, key);
    key[1] |= 1; /* a place that was never used has 0 there */
    size_t slot = key[0] & (memo->slots - 1);
    uint64_t *kept = memo->keys[slot];
    *is_known = kept[0] == key[0] && kept[1] == key[1];
    kept[0] = key[0], kept[1] = key[1];
    return (char *)memo->values + slot * memo->size;
}
