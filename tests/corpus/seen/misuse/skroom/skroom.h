/*
 * skroom.h - packet buffers with headroom and tailroom
 *
 *   |<- headroom ->|<--- data --->|<- tailroom ->|
 *
 * A sender reserves headroom first and fills in the payload; each layer below
 * then pushes its header in front without a copy. A receiver pulls headers off.
 * There is no checking in release builds: as with any buffer, callers see to it
 * that what they add has room.
 */
#ifndef SKROOM_H
#define SKROOM_H

#include <stddef.h>
#include <stdint.h>

#define SK_ROOM_MAX 65536u

typedef struct sk_packet sk_packet;

/* A queue is kept in the caller's storage; see sk_queue_init(). */
typedef struct {
    sk_packet *head, *tail;
    unsigned count;
} sk_queue;

/* An empty packet with no headroom and `room` bytes of tailroom; NULL if room is
 * above SK_ROOM_MAX or memory is exhausted. */
sk_packet *sk_alloc(unsigned room);

/* Frees a packet. It must not be in a queue. */
void sk_free(sk_packet *p);

uint8_t *sk_data(const sk_packet *p);
unsigned sk_len(const sk_packet *p);
unsigned sk_headroom(const sk_packet *p);
unsigned sk_tailroom(const sk_packet *p);

/* Moves n bytes from tailroom to headroom. Only for an empty packet. */
void sk_reserve(sk_packet *p, unsigned n);

/* Adds n bytes at the end, taken from the tailroom. Returns the first of them. */
uint8_t *sk_put(sk_packet *p, unsigned n);

/* Adds n bytes at the front, taken from the headroom. Returns the first of them. */
uint8_t *sk_push(sk_packet *p, unsigned n);

/* Removes n bytes from the front and returns the new front, or NULL, with nothing
 * removed, when there are fewer. */
uint8_t *sk_pull(sk_packet *p, unsigned n);

/* Cuts the packet to len bytes; a shorter one is left alone. */
void sk_trim(sk_packet *p, unsigned len);

/* Gives the packet that much more head- and tailroom. This may move the data:
 * pointers into the packet have to be fetched anew. Returns 0, or -1 if the whole
 * would be above SK_ROOM_MAX or memory is exhausted. */
int sk_expand(sk_packet *p, unsigned head, unsigned tail);

/* Queues own their packets. A packet can be in one queue at a time. */
void sk_queue_init(sk_queue *q);
void sk_enqueue(sk_queue *q, sk_packet *p);
sk_packet *sk_dequeue(sk_queue *q); /* the caller's from now on; NULL if empty */
void sk_queue_purge(sk_queue *q);   /* frees all packets in it */

#endif
