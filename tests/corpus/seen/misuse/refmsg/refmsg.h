#ifndef REFMSG_H
#define REFMSG_H

#include <stdbool.h>
#include <stddef.h>

/* Messages from a pool, with reference counts. */

#define MSG_ROOM 120 /* bytes in a message */

typedef struct msg msg;
typedef struct msg_pool msg_pool;

/* A pool of 1 to 256 messages; NULL for another number or without memory. */
msg_pool *msg_pool_create(int count);
/* All messages have to be back in the pool. */
void msg_pool_destroy(msg_pool *pool);
/* How many messages are in the pool. */
int msg_pool_free_count(const msg_pool *pool);

/* Takes an empty message out of the pool, with one reference, which is the
   caller's.  NULL if none is left. */
msg *msg_alloc(msg_pool *pool);
/* Adds a reference and returns the message. */
msg *msg_ref(msg *m);
/* Gives up a reference.  With the last one the message is back in its pool and
   is not to be used any more. */
void msg_unref(msg *m);
/* Whether there is one reference only. */
bool msg_is_unique(const msg *m);

/* Appends bytes.  False, and nothing appended, if there is no room.  A message
   that is shared must not be changed. */
bool msg_append(msg *m, const void *bytes, size_t size);
void msg_clear(msg *m);

size_t msg_size(const msg *m);
const unsigned char *msg_bytes(const msg *m);

#endif
