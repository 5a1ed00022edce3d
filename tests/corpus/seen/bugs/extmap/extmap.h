/* extmap.h -- map of extents: ranges of block numbers, each with a tag.
 *
 * Extents never overlap. What is assigned later replaces what was there, as
 * far as it overlaps. Ranges are given by start and length; those of length 0
 * are empty, those that would go beyond block 0xffffffff end there. */
#ifndef EXTMAP_H
#define EXTMAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct extmap extmap;

extmap *ext_new(void);
void ext_free(extmap *m);

/* Give all blocks of a range a tag. false when out of memory. */
bool ext_assign(extmap *m, uint32_t start, uint32_t len, int tag);

/* Take all blocks of a range out of the map. false when out of memory. */
bool ext_remove(extmap *m, uint32_t start, uint32_t len);

/* The tag of a block. false when it has none. */
bool ext_lookup(const extmap *m, uint32_t block, int *tag);

/* Number of extents; the extents in order, i from 0. false if i is too large. */
size_t ext_count(const extmap *m);
bool ext_at(const extmap *m, size_t i, uint32_t *start, uint32_t *len, int *tag);

/* Number of blocks that have a tag. */
uint64_t ext_blocks(const extmap *m);

#endif
