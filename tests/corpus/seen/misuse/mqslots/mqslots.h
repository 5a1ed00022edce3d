/* mqslots.h
 *
 * A queue of messages of one size, written and read in place:
 *
 *   writer:  p = mq_reserve(q); fill p; mq_commit(q);
 *   reader:  p = mq_front(q); use p; mq_release(q);
 *
 * Only one message is being written at a time.
 */
#ifndef MQSLOTS_H
#define MQSLOTS_H

#include <stdbool.h>
#include <stddef.h>

typedef struct mq mq;

/* Room for `slots` messages (1-1024) of `size` bytes (1-4096) each; NULL if out
 * of range or out of memory. */
mq  *mq_new(size_t slots, size_t size);
void mq_free(mq *q);

/* Where to write the next message: `size` bytes of unspecified content.  NULL if
 * the queue is full.  Each successful mq_reserve() is to be followed by
 * mq_commit() or mq_cancel() before the next. */
void *mq_reserve(mq *q);
/* Makes the reserved message available to the reader. */
void  mq_commit(mq *q);
/* Gives the reserved message up. */
void  mq_cancel(mq *q);

/* The oldest message, NULL if there is none.  It may be used until it is
 * released. */
const void *mq_front(const mq *q);
/* Done with the oldest message.  There has to be one. */
void mq_release(mq *q);

/* Reserves, copies `size` bytes of the queue's message size, and commits.
 * False if full. */
bool mq_send(mq *q, const void *message);
/* Copies the oldest message out and releases it.  False if there is none. */
bool mq_receive(mq *q, void *message);

size_t mq_length(const mq *q);
size_t mq_message_size(const mq *q);

#endif
