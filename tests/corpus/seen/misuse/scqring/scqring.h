#ifndef SCQRING_H
#define SCQRING_H

#include <stddef.h>
#include <stdint.h>

/*
 * scqring - asynchronous reads and writes on a RAM disk, with a submission
 * queue and a completion queue.
 *
 * The usual round goes like this:
 *
 *     struct scq_sqe *e = scq_get_sqe(ring);
 *     scq_prep_read(e, buffer, sizeof buffer, 4096);
 *     scq_set_tag(e, 17);
 *     scq_submit(ring);
 *     ...
 *     struct scq_cqe *c = scq_peek_cqe(ring);
 *     if (c) {
 *         n = scq_cqe_result(c);
 *         scq_cqe_seen(ring, c);
 *     }
 *
 * Requests run some time between scq_submit() and the moment their completion
 * is returned by scq_peek_cqe().  The ring keeps the address of the buffer
 * only: the buffer has to stay where it is, with all its bytes, until then.
 * Closing the ring abandons what has not run.
 */

struct scq_ring;
struct scq_sqe; /* submission queue entry */
struct scq_cqe; /* completion queue entry */

/* entries: 1 to 256 requests that may be prepared at a time.  disk: its size in
 * bytes, at most 1 MiB; the disk is all zeroes.  NULL when a number is out of
 * range or memory is out. */
struct scq_ring *scq_open(unsigned entries, size_t disk);

/* Entries of both queues go with the ring. */
void scq_close(struct scq_ring *ring);

/* The next free submission entry, a no-op with tag 0 for the time being.  NULL
 * if the submission queue is full: submit, and try again.  The entry is yours
 * until the next scq_submit(). */
struct scq_sqe *scq_get_sqe(struct scq_ring *ring);

/* Fill in an entry.  Reads and writes end where the disk ends, as with files. */
void scq_prep_nop(struct scq_sqe *sqe);
void scq_prep_read(struct scq_sqe *sqe, void *buf, size_t len, uint64_t offset);
void scq_prep_write(struct scq_sqe *sqe, const void *buf, size_t len, uint64_t offset);

/* A number to recognise the completion by. */
void scq_set_tag(struct scq_sqe *sqe, uint64_t tag);

/* Hands over all entries that were got since the last time.  Their number, or
 * -1 when more than 1024 requests would be under way. */
int scq_submit(struct scq_ring *ring);

/* The oldest completion that was not marked as seen, or NULL if nothing is
 * under way. */
struct scq_cqe *scq_peek_cqe(struct scq_ring *ring);

/* Bytes that were transferred. */
size_t scq_cqe_result(const struct scq_cqe *cqe);
uint64_t scq_cqe_tag(const struct scq_cqe *cqe);

/* Gives the completion that scq_peek_cqe() returned last back to the ring. */
void scq_cqe_seen(struct scq_ring *ring, struct scq_cqe *cqe);

/* Requests that were submitted and whose completion was not seen. */
unsigned scq_inflight(const struct scq_ring *ring);

#endif
