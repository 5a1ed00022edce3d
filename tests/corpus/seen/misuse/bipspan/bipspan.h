/* bipspan.h: a byte queue that hands out contiguous memory
 *
 * Writing without a copy:                 Reading without a copy:
 *
 *     void *p = bs_reserve(q, 100, &n);       const void *p = bs_peek(q, &n);
 *     n = recv(fd, p, n, 0);                  n = send(fd, p, n, 0);
 *     bs_commit(q, n);                        bs_release(q, n);
 *
 * Spans returned by bs_reserve and bs_peek point into the queue and are valid
 * until bs_grow, bs_clear or bs_free.
 */
#ifndef BIPSPAN_H
#define BIPSPAN_H

#include <stddef.h>

#define BS_MAX_CAPACITY (1u << 20)

typedef struct bs_queue bs_queue;

/* New queue of 1..BS_MAX_CAPACITY bytes.  NULL: other capacity, no memory. */
bs_queue *bs_new(size_t capacity);

/* NULL is ignored. */
void bs_free(bs_queue *q);

/* Bytes committed and not yet released. */
size_t bs_used(const bs_queue *q);

/* Reserve up to `want` bytes at the end.  Returns where to write and sets *got,
 * which may be less than `want` even if bs_used() suggests more room (the
 * free memory may be in two pieces).  Returns NULL, *got 0, if there is none.
 * A new reservation replaces the one before. */
void *bs_reserve(bs_queue *q, size_t want, size_t *got);

/* Append the first n bytes of the reservation, n <= *got, and end it. */
void bs_commit(bs_queue *q, size_t n);

/* The oldest bytes.  NULL, *len 0, if the queue is empty.  There may be more
 * behind these, seen after they are released. */
const void *bs_peek(const bs_queue *q, size_t *len);

/* Drop the n oldest bytes, not more than the last bs_peek showed. */
void bs_release(bs_queue *q, size_t n);

/* With a copy.  Both return how many bytes were moved, and end a reservation
 * that is open (bs_write) or leave it (bs_read). */
size_t bs_write(bs_queue *q, const void *data, size_t n);
size_t bs_read(bs_queue *q, void *data, size_t n);

/* Move to a capacity, larger or smaller.  0, or -1 and nothing happened: it
 * would not hold what is used, is not allowed, or no memory.  Ends an open
 * reservation, as does bs_clear. */
int bs_grow(bs_queue *q, size_t capacity);

/* Forget all bytes. */
void bs_clear(bs_queue *q);

#endif
