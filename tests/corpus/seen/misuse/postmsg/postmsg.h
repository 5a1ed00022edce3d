/*
 * postmsg -- messages, and queues to pass them through
 *
 * pm_msg_new     makes a message with a body of `size` zero bytes.
 * pm_msg_free    frees it; ignores NULL.
 * pm_msg_dup     makes a copy.
 * pm_msg_len     tells the length of the body.
 * pm_msg_body    points to the body, which may be read and written in place.
 *                The pointer is good until the next pm_msg_append, pm_msg_trim
 *                or pm_msg_free of the message, or until it is sent.  Never NULL.
 * pm_msg_append  adds n bytes at the end; they may be a part of the same body.
 * pm_msg_trim    drops n bytes from the front, PM_EINVAL if there are fewer.
 *
 * pm_queue_new   makes a queue that holds up to `limit` messages.  The limit
 *                may be 0: nothing can be sent then.
 * pm_queue_free  frees it with the messages still in it; ignores NULL.
 * pm_send        puts a message into the queue.  If it returns PM_OK then the
 *                message belongs to the queue, and the caller must not use or
 *                free it any more.  On failure it remains the caller's.
 * pm_recv        takes the oldest message out and stores it in *msg.  It belongs
 *                to the caller, who may free it or send it on.  On failure *msg
 *                becomes NULL.
 * pm_queue_len   tells how many messages are in the queue.
 *
 * Functions that make something return NULL if there is no memory.  A body has
 * at most PM_MAX_BODY bytes: pm_msg_new returns NULL for more.
 */
#ifndef POSTMSG_H
#define POSTMSG_H

#include <stddef.h>

#define PM_MAX_BODY 65536

typedef enum {
    PM_OK,
    PM_EAGAIN,   /* queue is full (send) or empty (recv) */
    PM_EMSGSIZE, /* body would be too large */
    PM_EINVAL,
    PM_ENOMEM
} pm_status;

typedef struct pm_msg pm_msg;
typedef struct pm_queue pm_queue;

pm_msg *pm_msg_new(size_t size);
void pm_msg_free(pm_msg *msg);
pm_msg *pm_msg_dup(const pm_msg *msg);
size_t pm_msg_len(const pm_msg *msg);
void *pm_msg_body(pm_msg *msg);
pm_status pm_msg_append(pm_msg *msg, const void *data, size_t n);
pm_status pm_msg_trim(pm_msg *msg, size_t n);

pm_queue *pm_queue_new(size_t limit);
void pm_queue_free(pm_queue *queue);
pm_status pm_send(pm_queue *queue, pm_msg *msg);
pm_status pm_recv(pm_queue *queue, pm_msg **msg);
size_t pm_queue_len(const pm_queue *queue);

#endif
