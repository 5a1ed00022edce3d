#include "ring.h"

#include <assay.h>
#include <stddef.h>

/* Ends without a set of visited entries: an entry met again would need two
 * different previous entries, unless it is the first. */
bool ring_ok(const struct ring *ring)
{
    const struct entry *entry = ring->first;
    if (entry == NULL)
        return false;
    int count = 0;
    do {
        const struct entry *next = entry->next;
        if (next == NULL || next->previous != entry)
            return false;
        entry = next;
        count++;
    } while (entry != ring->first);
    return count == ring->size;
}

ASSAY_SPACE(ring_ok, n)
{
    assay_pool(struct entry, n);
    assay_range(struct ring, size, n, n);
}
