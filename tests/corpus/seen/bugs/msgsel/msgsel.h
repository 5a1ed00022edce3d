#ifndef MSGSEL_H
#define MSGSEL_H

#include <stddef.h>

/*
 * NAME
 *     msgsel - typed message queue within a process
 *
 * DESCRIPTION
 *     A queue keeps messages in the order in which they were sent.  Each has
 *     a type, a positive number of the sender's choice, and a text of zero or
 *     more bytes, which is copied.
 *
 *     Receivers say by a selector which messages they want:
 *
 *         0         any message
 *         positive  messages of that type only; with MSG_EXCEPT, messages of
 *                   all other types
 *         negative  messages whose type is less than or equal to the absolute
 *                   value of the selector; of these the lowest type first
 *
 *     Every value of a long is a selector.  Of several messages that are as
 *     good, the one sent first is chosen.
 *
 *     A queue pointer must come from msg_open() and not have been closed.
 */

#define MSG_MAXTEXT  4096 /* longest text */
#define MSG_MAXCOUNT 256  /* most messages in a queue */

/* flags of msg_receive() */
#define MSG_NOERROR 1 /* cut off a text that does not fit */
#define MSG_EXCEPT  2 /* see above; no effect unless the selector is positive */

/* what functions return on failure */
#define MSG_EINVAL (-1L) /* type not positive, text too long, unknown flag */
#define MSG_EAGAIN (-2L) /* queue is full */
#define MSG_ENOMSG (-3L) /* no message that is selected */
#define MSG_E2BIG  (-4L) /* text does not fit */
#define MSG_ENOMEM (-5L) /* out of memory */

typedef struct msg_queue msg_queue;

/* A new queue for up to maxbytes of text; NULL when out of memory.  maxbytes
 * may be 0 for a queue that takes empty texts only. */
msg_queue *msg_open(size_t maxbytes);

/* Discards the queue and the messages left in it.  q may be NULL. */
void msg_close(msg_queue *q);

/* Sends a message; text may be NULL when length is 0.  Returns 0, MSG_EINVAL,
 * MSG_EAGAIN or MSG_ENOMEM. */
long msg_send(msg_queue *q, long type, const void *text, size_t length);

/* Takes the selected message out of the queue.  Its text is stored in buffer,
 * which has room for size bytes (and may be NULL when size is 0), its type in
 * *type unless type is NULL.  Returns the number of bytes stored, MSG_EINVAL,
 * MSG_ENOMSG or MSG_E2BIG; the message stays in the queue in these cases. */
long msg_receive(msg_queue *q, long selector, int flags, void *buffer, size_t size, long *type);

/* The length of the text that msg_receive(q, selector, 0, ...) would take
 * next, or MSG_ENOMSG. */
long msg_next(const msg_queue *q, long selector);

/* Discards all messages of that type.  Returns how many there were. */
long msg_purge(msg_queue *q, long type);

/* The number of messages, and the sum of the lengths of their texts. */
size_t msg_count(const msg_queue *q);
size_t msg_bytes(const msg_queue *q);

#endif
