#ifndef MAILPOST_H
#define MAILPOST_H

#include <stddef.h>

/** @file
 *  Mail between tasks: a pool of equal blocks and a queue of those on the way.
 *
 *  The sender takes a block with mailpost_alloc(), fills it and hands it over
 *  with mailpost_put(); the receiver takes it with mailpost_get() and gives it
 *  back with mailpost_free().  Nothing is copied on the way:
 *
 *      struct order *o = mailpost_alloc(post);
 *      o->valve = 3;
 *      mailpost_put(post, o);
 *      ...
 *      struct order *o = mailpost_get(post);
 *      act_upon(o);
 *      mailpost_free(post, o);
 *
 *  A block is held by somebody from mailpost_alloc() or mailpost_get() to
 *  mailpost_put() or mailpost_free().  Only the holder may touch it, put it or
 *  free it.
 */
typedef struct mailpost mailpost;

#define MAILPOST_BLOCKS 64u  /**< most blocks of a post */
#define MAILPOST_SIZE   256u /**< largest block */

/** A post with @a blocks blocks of @a size bytes each.
 *  @return NULL if one of them is 0 or above its limit, or without memory */
mailpost *mailpost_create(unsigned blocks, size_t size);

/** Frees the post with all its blocks, whoever holds them.  NULL is ignored. */
void mailpost_delete(mailpost *post);

/** Takes a block from the pool, filled with zeros and aligned for any type.
 *  @return NULL when the pool is used up */
void *mailpost_alloc(mailpost *post);

/** Puts a block that the caller holds at the end of the queue.  It has to be
 *  one of this post.  A block that was got can be put again, to forward it. */
void mailpost_put(mailpost *post, void *mail);

/** Takes the oldest block out of the queue.
 *  @return NULL when none is waiting */
void *mailpost_get(mailpost *post);

/** Gives a block of this post that the caller holds back to the pool. */
void mailpost_free(mailpost *post, void *mail);

/** Blocks in the queue. */
unsigned mailpost_waiting(const mailpost *post);
/** Blocks in the pool. */
unsigned mailpost_spare(const mailpost *post);
/** Size of a block, as it was asked for. */
size_t mailpost_size(const mailpost *post);

#endif
