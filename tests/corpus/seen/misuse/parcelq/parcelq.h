#ifndef PARCELQ_H
#define PARCELQ_H

#include <stddef.h>

/* A queue of messages that change hands.
 *
 * A message is a text from malloc (or calloc, realloc).  It is the sender's until
 * parcelq_send succeeds, the queue's as long as it is in it, and the receiver's
 * after parcelq_recv, who frees it with free(). */

typedef struct parcelq parcelq;

typedef enum {
    PARCELQ_OK,
    PARCELQ_FULL,
    PARCELQ_EMPTY,
    PARCELQ_NOMEM
} parcelq_status;

#define PARCELQ_LIMIT_MAX 4096

/* For up to limit messages, 1 to PARCELQ_LIMIT_MAX. */
parcelq *parcelq_open(size_t limit);

/* Frees the queue with all messages in it. */
void parcelq_close(parcelq *q);

/* Takes over message.  On PARCELQ_FULL it stays with the caller. */
parcelq_status parcelq_send(parcelq *q, char *message);

/* Sends a copy of any text. */
parcelq_status parcelq_send_copy(parcelq *q, const char *text);

/* Hands over the oldest message.  *message is NULL on PARCELQ_EMPTY. */
parcelq_status parcelq_recv(parcelq *q, char **message);

/* Lets you look at the oldest message, NULL when there is none.  It remains in
 * the queue, and the queue's. */
const char *parcelq_peek(const parcelq *q);

/* Moves the oldest message of one queue to the end of another, which may be the
 * same. */
parcelq_status parcelq_forward(parcelq *from, parcelq *to);

/* Throws all messages away; returns how many. */
size_t parcelq_flush(parcelq *q);

size_t parcelq_length(const parcelq *q);

#endif
