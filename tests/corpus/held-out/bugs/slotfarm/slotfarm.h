/*
 * slotfarm - lots of small blocks of one size.
 *
 * You tell the farm how big a block is, then you take blocks and give them
 * back.  All blocks live side by side in one piece of memory, and that piece
 * moves when the farm grows.  That is why you do not get pointers to keep but
 * refs: small numbers that stay good until you give the block back.  Ask
 * sf_at() for the address when you need it, and ask again after anything that
 * may have added a block.
 *
 * Refs you have given back, and numbers that never were a ref, are noticed:
 * every function that takes a ref fails politely for them, as it says below.
 * (A place can be handed out 65535 times before its old refs come round.)
 *
 * A farm pointer must come from sf_open() and not have been closed.
 */
#ifndef SLOTFARM_H
#define SLOTFARM_H

#include <stddef.h>
#include <stdint.h>

#define SF_BLOCK_MAX 1024u      /* bytes in a block */
#define SF_BLOCKS_MAX 65535u    /* blocks in a farm */

typedef uint32_t sf_ref;
#define SF_NONE ((sf_ref)0)     /* no block; never a ref */

typedef struct sf_farm sf_farm;

/* Start a farm.  Blocks have `size` bytes, 1 to SF_BLOCK_MAX, and there is room
 * for `room` of them before it has to grow, 0 to SF_BLOCKS_MAX.  NULL if that
 * is not so or there is no memory. */
sf_farm *sf_open(size_t size, size_t room);

/* Done with it, blocks and all.  NULL is fine. */
void sf_close(sf_farm *farm);

/* Take a block.  It is all zeros.  SF_NONE if the farm has SF_BLOCKS_MAX in use
 * or there is no memory. */
sf_ref sf_take(sf_farm *farm);

/* Take a block that is filled like another one.  The two have nothing to do
 * with each other afterwards.  SF_NONE if `ref` is no block in use, or as
 * above. */
sf_ref sf_twin(sf_farm *farm, sf_ref ref);

/* Give a block back.  0, or -1 if it is no block in use (SF_NONE, for one). */
int sf_give(sf_farm *farm, sf_ref ref);

/* Where the block is right now: `size` bytes, aligned for any type.  Good until
 * the next sf_take(), sf_twin() or sf_close().  NULL if `ref` is no block in
 * use. */
void *sf_at(sf_farm *farm, sf_ref ref);

/* Copy n bytes to the start of a block; the rest of it stays.  `src` may be in a
 * block of the same farm.  0, or -1 if n is more than a block has or `ref` is
 * no block in use.  `src` is not looked at when n is 0. */
int sf_put(sf_farm *farm, sf_ref ref, const void *src, size_t n);

/* Like memcmp() of two blocks, but any two: -1, 0 or 1.  A ref that is no block
 * in use is less than all blocks and equal to others of its kind. */
int sf_compare(sf_farm *farm, sf_ref a, sf_ref b);

/* Walk over the blocks in use, in no order you should count on:
 *     for (r = sf_first(f); r != SF_NONE; r = sf_next(f, r)) ...
 * You may take blocks on the way (you may or may not meet them) and give back
 * any but the one you are at.  sf_next() of no block in use is SF_NONE. */
sf_ref sf_first(const sf_farm *farm);
sf_ref sf_next(const sf_farm *farm, sf_ref ref);

/* Blocks in use; and blocks, in use or not, that there is room for now. */
size_t sf_used(const sf_farm *farm);
size_t sf_room(const sf_farm *farm);

#endif
