#ifndef BLOCKCA_H
#define BLOCKCA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * blockca -- write-back cache in front of a RAM disk.
 *
 * A disk has a number of blocks of BC_BLOCK bytes, all zero at first.  The
 * cache keeps some of them in frames.  A block is accessed by pinning it:
 * while it is pinned it stays in its frame, and the pointer that
 * BC_Pin() returned stays valid.  Pins are counted; each needs a BC_Unpin().
 *
 *     uint8_t *bytes = BC_Pin(cache, 7);
 *     if (bytes != NULL) {
 *         bytes[0] = 1;
 *         BC_Unpin(cache, 7, true);
 *     }
 */

#define BC_BLOCK      32
#define BC_MAX_BLOCKS 1024
#define BC_MAX_FRAMES 64

typedef struct BC_Cache BC_Cache;

/* Opens a cache of `frames` frames on a new disk of `blocks` blocks.
   NULL if frames is not in 1..BC_MAX_FRAMES, blocks not in 1..BC_MAX_BLOCKS,
   or memory is short. */
BC_Cache *BC_Open(unsigned frames, unsigned blocks);

/* Frees the cache and the disk, whether or not there are pins. */
void BC_Close(BC_Cache *cache);

/* Brings a block into a frame and pins it.  Returns its BC_BLOCK bytes, or
   NULL if there is no such block or no frame is to be had for it because
   all of them are pinned. */
uint8_t *BC_Pin(BC_Cache *cache, unsigned block);

/* Undoes one BC_Pin().  `dirty` tells that the bytes were changed.  Returns
   false if the block is not pinned. */
bool BC_Unpin(BC_Cache *cache, unsigned block, bool dirty);

/* How often a block is pinned at the moment. */
unsigned BC_Pins(const BC_Cache *cache, unsigned block);

/* Writes all dirty frames to the disk; the number of blocks written. */
unsigned BC_Flush(BC_Cache *cache);

/* Copies what is on the disk (not in the cache) to `out`, which must have
   room for BC_BLOCK bytes.  False if there is no such block. */
bool BC_ReadDisk(const BC_Cache *cache, unsigned block, uint8_t *out);

/* Number of BC_Pin() calls that did, and did not, find the block cached. */
void BC_Stats(const BC_Cache *cache, unsigned long *hits, unsigned long *misses);

#endif
