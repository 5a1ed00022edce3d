#ifndef PKTQUEUE_H
#define PKTQUEUE_H

#include <stddef.h>
#include <stdint.h>

/*!
 * Queue of packets, limited by their bytes, that drops its oldest packets in
 * favour of new ones (as real-time streams want it).
 */
typedef struct pktq pktq;

#define PKTQ_MTU 9000       /*!< bytes of a packet at most */
#define PKTQ_LIMIT 16777216 /*!< bytes of a queue at most */

typedef struct {
    uint64_t pushed;  /*!< packets that pktq_push() took */
    uint64_t dropped; /*!< packets dropped to make room or by pktq_flush() */
} pktq_stats;

/*! \param limit bytes that all packets together may have, 1 to PKTQ_LIMIT
 *  \return NULL for another limit or when memory is out */
pktq *pktq_new(size_t limit);
void pktq_free(pktq *q);

/*! Copies a packet into the queue. Packets are dropped from the front until it
 *  fits. A packet of more than PKTQ_MTU bytes, or more than the limit of the
 *  queue, is refused; one of no bytes is fine.
 *  \return 0, or -1 when it was refused or memory is out */
int pktq_push(pktq *q, const void *data, size_t length);

/*! Takes the oldest packet out.
 *  \param room  bytes that fit into \p data; the rest of the packet is lost
 *  \return length of the packet, -1 when the queue is empty */
long pktq_pop(pktq *q, void *data, size_t room);

/*! Length of the oldest packet, -1 when the queue is empty. */
long pktq_front_length(const pktq *q);

size_t pktq_count(const pktq *q);
size_t pktq_bytes(const pktq *q);
void pktq_flush(pktq *q);
void pktq_get_stats(const pktq *q, pktq_stats *stats);

#endif
