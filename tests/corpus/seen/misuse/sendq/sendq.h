#ifndef SENDQ_H
#define SENDQ_H
#include <stddef.h>

/* Outgoing packets by priority.  Packets are made by the caller, handed over
 * with sq_send and come out again with sq_take or sq_flush. */

typedef struct sq_packet sq_packet;
typedef struct sq_queue sq_queue;

#define SQ_MAX_SIZE 65536
#define SQ_LEVELS 4

/* A packet with a copy of n bytes (data may be NULL: zeros); NULL if n is
 * greater than SQ_MAX_SIZE or memory is out. */
sq_packet *sq_packet_new(const void *data, size_t n);
void sq_packet_free(sq_packet *p);
unsigned char *sq_packet_data(sq_packet *p);
size_t sq_packet_size(const sq_packet *p);

/* A queue for at most max packets. */
sq_queue *sq_new(size_t max);
/* Frees the queue with all packets in it. */
void sq_free(sq_queue *q);
size_t sq_count(const sq_queue *q);

/* Hands a packet over.  When 0 is returned it belongs to the queue, and the
 * caller must neither free nor send it again.  When -1 is returned (queue
 * full, or level not 0..SQ_LEVELS-1) it still belongs to the caller. */
int sq_send(sq_queue *q, sq_packet *p, int level);

/* The oldest packet of the lowest level that has any; it is the caller's
 * then.  NULL if the queue is empty. */
sq_packet *sq_take(sq_queue *q);

/* Gives the packets that are in the queue now to out, and frees each after
 * out returns.  Returns how many.  out may send further packets (which stay
 * in the queue unless they overtake) but must not free the queue. */
size_t sq_flush(sq_queue *q, void (*out)(void *user, const unsigned char *data, size_t n), void *user);

#endif
