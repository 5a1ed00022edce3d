#ifndef REGIONAR_H
#define REGIONAR_H

#include <stddef.h>

/*
 * Regions: allocate many, release at once.
 *
 * RegionMark m = region_mark(r);
 * ... region_alloc(r, ...), as often as needed ...
 * region_rollback(r, m);
 *
 * Memory from a region is never passed to free(): it lives until the region
 * is reset or destroyed, or rolled back to a mark set before the allocation.
 */

typedef struct Region Region;

typedef struct RegionMark {     /* opaque */
    const void *block;
    size_t used;
} RegionMark;

/* Limit of a region's size in bytes, all its allocations together. */
#define REGION_LIMIT (16u * 1024 * 1024)

/* Returns NULL if out of memory. */
Region *region_create(void);

/* Releases the region and everything in it.  r may be NULL. */
void region_destroy(Region *r);

/* Returns size bytes, not initialised, aligned for any type; a unique
   pointer if size is 0.  NULL if out of memory or above the limit. */
void *region_alloc(Region *r, size_t size);

/* Same with an alignment, which must be a power of two up to 4096. */
void *region_alloc_aligned(Region *r, size_t size, size_t align);

/* Returns an array of n elements of the given size, all bytes 0.  NULL as
   above, also if n * size overflows. */
void *region_calloc(Region *r, size_t n, size_t size);

/* Returns a copy of s in the region, or NULL. */
char *region_strdup(Region *r, const char *s);

/* Remembers the state of the region. */
RegionMark region_mark(const Region *r);

/* Releases everything that was allocated since the mark.  The mark must be
   of this region, and neither a reset nor a rollback to an older mark may
   have come in between.  A mark can be used more than once. */
void region_rollback(Region *r, RegionMark mark);

/* Releases everything that was allocated; the region can be used again. */
void region_reset(Region *r);

/* Bytes in use, with what alignment and headers took. */
size_t region_used(const Region *r);

#endif
