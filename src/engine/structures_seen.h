/* Seen: which structures were met at which scopes, by the hash of their
 * contents. */
#ifndef ASSAY_ENGINE_STRUCTURES_SEEN_H
#define ASSAY_ENGINE_STRUCTURES_SEEN_H

#include <stddef.h>
#include <stdint.h>

#define SEEN_SCOPES 63 /* those from here on are not told apart */

struct seen {
    struct seen_slot *slots;
    size_t count, capacity;
};
#define SEEN_INIT {0}
void seen_release(struct seen *seen);

/* These contents are met at scope: the set of lower scopes at which they were
 * met before, bit s for scope s. */
uint64_t seen_at(struct seen *seen, const void *contents, size_t size, int scope);

#endif
