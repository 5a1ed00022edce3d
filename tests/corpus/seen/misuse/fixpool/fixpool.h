#ifndef FIXPOOL_H
#define FIXPOOL_H

#include <stddef.h>

/** Blocks of one size out of memory that the caller provides.
 *
 *  @code
 *  static _Alignas(max_align_t) unsigned char ram[FXP_BYTES(24, 10)];
 *  fxp_pool pool;
 *  fxp_init(&pool, ram, 24, 10);
 *  @endcode
 *
 *  The library allocates nothing itself, so there is nothing to release.
 */
#define FXP_ALIGN (sizeof(max_align_t))

/** Bytes that one block takes up. */
#define FXP_STRIDE(size) (((size) + FXP_ALIGN - 1) / FXP_ALIGN * FXP_ALIGN)

/** Bytes of memory for a pool of @a count blocks of @a size bytes. */
#define FXP_BYTES(size, count) ((count) * (FXP_STRIDE(size) + 1))

typedef struct {
    unsigned char *blocks; /* private, all of them */
    unsigned char *taken;
    size_t stride, count, used, peak;
} fxp_pool;

/** Sets up a pool; all blocks are free.
 *  @param memory  FXP_BYTES(size, count) bytes, aligned for any object, which are the pool's from now on
 *  @param size    bytes of a block, at least 1
 *  @param count   number of blocks, at least 1 */
void fxp_init(fxp_pool *pool, void *memory, size_t size, size_t count);

/** Takes a block.
 *  @return the block, not cleared; NULL if all are taken */
void *fxp_take(fxp_pool *pool);

/** Gives a block back.
 *  @param block  one that was taken from this pool and not given back since */
void fxp_give(fxp_pool *pool, void *block);

/** Gives all blocks back. */
void fxp_give_all(fxp_pool *pool);

/** @return number of a taken block, 0 to count - 1 */
size_t fxp_index(const fxp_pool *pool, const void *block);

/** @return the block with that number, NULL if it is not taken */
void *fxp_at(const fxp_pool *pool, size_t index);

size_t fxp_used(const fxp_pool *pool);  /**< blocks that are taken */
size_t fxp_room(const fxp_pool *pool);  /**< blocks that are free */
size_t fxp_peak(const fxp_pool *pool);  /**< most that were ever taken at a time */

#endif
