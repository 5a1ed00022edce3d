#ifndef TYPEDQ_H
#define TYPEDQ_H
/*
NAME
    typedq - a queue of typed messages within one process, after msgget(2)

DESCRIPTION
    A message has a type, which is a positive int32_t, and a body of 0 to
    TQ_MAX_BODY bytes.  Bodies are copied in and out; the queue keeps no
    pointer of the caller's.  Messages stay in the order they were sent.

    A function that takes a queue needs one that tq_open() or tq_clone()
    returned and that has not been closed; NULL is allowed in tq_close() only.
*/
#include <stddef.h>
#include <stdint.h>

#define TQ_MAX_BODY  4096
#define TQ_MAX_MSGS  1024
#define TQ_TRUNCATE  1      /* flag of tq_receive() */

enum {
    TQ_OK = 0,
    TQ_EINVAL = -1,   /* type not positive, body too long, unknown flag */
    TQ_EFULL = -2,    /* the queue's limit would be exceeded */
    TQ_ENOMSG = -3,   /* no message of that kind */
    TQ_E2BIG = -4,    /* the body does not fit; the message stays queued */
    TQ_ENOMEM = -5
};

typedef struct typedq typedq;

/* tq_open - an empty queue for at most max_msgs messages (more than
   TQ_MAX_MSGS counts as TQ_MAX_MSGS).  NULL if max_msgs is 0 or memory is
   short. */
typedq *tq_open(size_t max_msgs);

/* tq_close - frees the queue and all that is in it. */
void tq_close(typedq *q);

/* tq_clone - a second queue with the same limit and messages, independent of
   the first.  NULL if memory is short. */
typedq *tq_clone(const typedq *q);

/* tq_send - appends a message.  body may be NULL if len is 0.
   Returns TQ_OK, TQ_EINVAL, TQ_EFULL or TQ_ENOMEM. */
int tq_send(typedq *q, int32_t type, const void *body, size_t len);

/* tq_receive - takes a message out of the queue.
   which == 0   the first message
   which > 0    the first message of that type
   which < 0    the first message of the lowest type that is <= -which
   Its body goes to buf, which has room for size bytes (buf may be NULL if size
   is 0); its length to *len and its type to *type, each unless NULL.  A body
   longer than size is cut if flags is TQ_TRUNCATE, and *len is then size;
   if flags is 0 the answer is TQ_E2BIG.
   Returns TQ_OK, TQ_EINVAL, TQ_ENOMSG or TQ_E2BIG. */
int tq_receive(typedq *q, int32_t which, void *buf, size_t size, size_t *len,
               int32_t *type, int flags);

/* tq_find - length of the body that tq_receive(q, which, ...) would take, or
   TQ_ENOMSG. */
int tq_find(const typedq *q, int32_t which);

/* tq_purge - drops all messages of a type, all messages if type is 0.
   Returns how many there were. */
size_t tq_purge(typedq *q, int32_t type);

/* tq_count, tq_bytes - messages in the queue, and bytes of their bodies. */
size_t tq_count(const typedq *q);
size_t tq_bytes(const typedq *q);

#endif
