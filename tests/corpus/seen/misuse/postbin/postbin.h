/* postbin - a bounded box of messages
 *
 * A box holds messages in the order they were posted.  Nothing here is safe
 * against threads: lock around it if you have any.
 */
#ifndef POSTBIN_H
#define POSTBIN_H

#include <stddef.h>

#define POSTBIN_LIMIT_MAX 1024
#define POSTBIN_BYTES_MAX 4096

typedef struct postbin postbin;

typedef struct postbin_msg {
    struct postbin_msg *link;   /* private */
    int from;
    size_t len;
    unsigned char data[];
} postbin_msg;

/* Makes a message with a copy of len bytes of data (NULL if len is 0).
 * NULL if len is above POSTBIN_BYTES_MAX or memory is out.  The message is
 * yours until you post it. */
postbin_msg *postbin_msg_new(int from, const void *data, size_t len);

/* Frees a message of yours.  NULL is ignored. */
void postbin_msg_free(postbin_msg *msg);

/* Opens a box for at most `limit` messages, 1 to POSTBIN_LIMIT_MAX; NULL for
 * other limits or if memory is out. */
postbin *postbin_open(size_t limit);

/* Closes a box and frees the messages in it.  NULL is ignored. */
void postbin_close(postbin *box);

/* Puts a message into the box.  On success, 0, the box owns the message from
 * then on.  If the box is full, -1, and the message is still yours. */
int postbin_post(postbin *box, postbin_msg *msg);

/* The oldest message, or NULL if the box is empty.  It still belongs to the
 * box; the pointer is good until the message leaves it. */
const postbin_msg *postbin_peek(const postbin *box);

/* Takes the oldest message out; it is yours then.  NULL if empty. */
postbin_msg *postbin_take(postbin *box);

/* Throws the oldest message away: 1, or 0 if there was none. */
int postbin_drop(postbin *box);

size_t postbin_count(const postbin *box);

/* Calls visit for each message, the oldest first, until it returns nonzero;
 * returns how many were visited.  visit may look at the box, but must not
 * post to it, take or drop from it, or close it. */
size_t postbin_each(const postbin *box,
                    int (*visit)(const postbin_msg *msg, void *arg), void *arg);

/* Throws away all messages from a sender; returns how many. */
size_t postbin_purge(postbin *box, int from);

#endif
