#ifndef DIRTYMAP_H
#define DIRTYMAP_H

/**
 * @file dirtymap.h
 * @brief Which blocks of a disk image have changed since the last backup.
 *
 * A map has a fixed number of blocks, each clean or dirty.  Blocks are
 * numbered from 0.  Functions that take a map need one from dmap_new() or
 * dmap_clone() that has not been freed.
 */

#include <stdbool.h>
#include <stddef.h>

typedef struct dirtymap dirtymap;

/** Most blocks that a map can have. */
#define DMAP_MAX_BLOCKS ((size_t)1 << 20)

/** "There is no such block." */
#define DMAP_NONE ((size_t)-1)

/**
 * @brief A map with all blocks clean.
 * @param blocks  number of blocks, 0 to DMAP_MAX_BLOCKS
 * @return the map, to be freed with dmap_free(); NULL when `blocks` is too
 *         large or memory is short
 */
dirtymap *dmap_new(size_t blocks);

/** @brief An independent copy, or NULL when memory is short. */
dirtymap *dmap_clone(const dirtymap *map);

/** @brief Frees a map; NULL is ignored. */
void dmap_free(dirtymap *map);

/** @brief Number of blocks of the map. */
size_t dmap_blocks(const dirtymap *map);

/**
 * @brief Makes `count` blocks from `first` on dirty.
 * @return false, with nothing changed, when the range is not inside the map.
 *         An empty range may be anywhere from 0 to dmap_blocks().
 */
bool dmap_mark(dirtymap *map, size_t first, size_t count);

/** @brief Makes blocks clean; otherwise like dmap_mark(). */
bool dmap_clean(dirtymap *map, size_t first, size_t count);

/** @brief Whether a block is dirty; blocks outside the map never are. */
bool dmap_is_dirty(const dirtymap *map, size_t block);

/** @brief Number of dirty blocks. */
size_t dmap_count(const dirtymap *map);

/**
 * @brief The first dirty block at or after `from`.
 * @return DMAP_NONE when there is none, or `from` is outside the map
 */
size_t dmap_next_dirty(const dirtymap *map, size_t from);

/**
 * @brief The first clean block at or after `from`.
 * @return DMAP_NONE when there is none, or `from` is outside the map
 */
size_t dmap_next_clean(const dirtymap *map, size_t from);

/**
 * @brief Makes every block of `into` dirty that is dirty in `other`.
 * @return false, with nothing changed, when their numbers of blocks differ
 */
bool dmap_merge(dirtymap *into, const dirtymap *other);

/** @brief Whether both maps have the same size and the same dirty blocks. */
bool dmap_equal(const dirtymap *a, const dirtymap *b);

#endif
