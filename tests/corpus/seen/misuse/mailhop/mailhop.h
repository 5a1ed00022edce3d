#ifndef MAILHOP_H
#define MAILHOP_H

#include <stddef.h>

/* mailhop - a small in-process message queue with priorities.
 *
 * Messages are delivered by priority, highest first, and those of the same
 * priority in the order in which they were posted.  Not thread safe. */

#define MH_MAX_SIZE  65536   /* bytes of a message */
#define MH_MAX_QUEUE 4096    /* messages in a queue */

typedef struct mh_queue mh_queue;

/* What mh_deliver() calls for every message.  The bytes are valid during the
 * call only.  The handler may post to the queue and ask for its count, but must
 * not take messages out of it (mh_drop, mh_deliver, mh_clear) and must not close
 * it.  Returns 0 to go on, anything else to stop the delivery after this
 * message. */
typedef int mh_handler(mh_queue *q, const void *bytes, size_t size, void *context);

/* Opens a queue for up to limit messages.  NULL if limit is 0 or above
 * MH_MAX_QUEUE, or if memory is out. */
mh_queue *mh_open(size_t limit);

/* Discards what is in the queue and the queue itself.  Accepts NULL. */
void mh_close(mh_queue *q);

/* Posts a copy of the bytes; bytes may be NULL if size is 0.  Returns 0, or -1 if
 * the queue is full, the message too big, or memory is out. */
int mh_post(mh_queue *q, const void *bytes, size_t size, int priority);

/* Number of messages in the queue. */
size_t mh_count(const mh_queue *q);

/* The message that is next, NULL if the queue is empty.  Its size is stored in
 * *size unless size is NULL.  The pointer belongs to the queue and is good until
 * the message leaves it. */
const void *mh_peek(const mh_queue *q, size_t *size);

/* Priority of the message that is next.  The queue must not be empty. */
int mh_peek_priority(const mh_queue *q);

/* Removes the message that is next.  Returns 0, or -1 if there is none. */
int mh_drop(mh_queue *q);

/* Discards all messages. */
void mh_clear(mh_queue *q);

/* Gives the messages to the handler, next one first, and removes each after its
 * handler has returned.  Messages posted by the handler are left for the next
 * call.  Returns how many were delivered. */
size_t mh_deliver(mh_queue *q, mh_handler *handler, void *context);

#endif
