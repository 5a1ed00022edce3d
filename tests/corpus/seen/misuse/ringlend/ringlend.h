#ifndef RINGLEND_H
#define RINGLEND_H

/* ringlend - byte ring that lends out its memory
 *
 * Producers and consumers work directly in the ring, without copying:
 *
 *     size_t n = 512;
 *     unsigned char *p = rl_reserve(ring, &n);
 *     rl_commit(ring, fill(p, n));
 *
 *     const unsigned char *q = rl_peek(ring, &n);
 *     rl_consume(ring, drain(q, n));
 *
 * Not thread-safe.  ring is never NULL unless stated.
 */

#include <stddef.h>

#define RL_MAX (1u << 24)

typedef struct rl_ring rl_ring;

/* New ring of capacity bytes, 1..RL_MAX; NULL otherwise or out of memory. */
rl_ring *rl_new(size_t capacity);

/* Free ring and the memory it lent.  NULL ok. */
void rl_free(rl_ring *ring);

size_t rl_capacity(const rl_ring *ring);
size_t rl_used(const rl_ring *ring);

/* Change capacity, keeping the content.  0 on success, -1 if capacity is not
 * in 1..RL_MAX, is less than rl_used(), or out of memory.
 * Success ends a reservation and invalidates all pointers into the ring. */
int rl_resize(rl_ring *ring, size_t capacity);

/* Reserve up to *len contiguous bytes to be written by the caller.  Stores the
 * number granted, which can be smaller at the end of the ring, in *len.
 * NULL and *len = 0 if there is no free byte or *len is 0.
 * There is one reservation at a time: a further call replaces it. */
unsigned char *rl_reserve(rl_ring *ring, size_t *len);

/* Append the first n bytes of the reservation and end it.  n must not exceed
 * what was granted.  Without reservation, only n = 0 is valid. */
void rl_commit(rl_ring *ring, size_t n);

/* Oldest bytes, as many as are contiguous; their number in *len.  NULL and
 * *len = 0 if the ring is empty.  Valid until they are consumed. */
const unsigned char *rl_peek(const rl_ring *ring, size_t *len);

/* Remove the n oldest bytes.  n must not exceed rl_used(). */
void rl_consume(rl_ring *ring, size_t n);

/* Copying variants.  Return the number of bytes copied, which is less than n
 * if the ring gets full or empty.  rl_write() ends a reservation.  Buffers have
 * n bytes, are not part of the ring, and may be NULL if n is 0. */
size_t rl_write(rl_ring *ring, const void *data, size_t n);
size_t rl_read(rl_ring *ring, void *data, size_t n);

/* Remove everything and end a reservation. */
void rl_reset(rl_ring *ring);

#endif
