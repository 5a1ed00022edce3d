// bipres.h: byte queue with contiguous reservations ("bip buffer")
//
// Producers that fill memory themselves (DMA, read(2), codecs) reserve room,
// write into it, and commit what they wrote. Consumers peek at the oldest bytes
// in place and release what they are done with. No byte is copied.
//
//     size_t room;
//     void *at = bip_reserve(q, 512, &room);
//     if (at)
//         bip_commit(q, fill(at, room));
//
// One producer and one consumer, one thread. Breaking a "must" below is a
// programming error; some such errors are caught by assert().
#pragma once

#include <stddef.h>

typedef struct bip_queue bip_queue;

typedef enum bip_status {
    BIP_OK = 0,
    BIP_BAD_CAPACITY, // not in 1..BIP_CAPACITY_MAX
    BIP_NO_MEMORY,
} bip_status;

enum { BIP_CAPACITY_MAX = 1 << 20 };

// Creates a queue for `capacity` bytes. On failure *out is NULL.
bip_status bip_create(size_t capacity, bip_queue **out);

// Destroys a queue and the memory behind all pointers that it gave out.
// NULL is ignored.
void bip_destroy(bip_queue *q);

// Reserves up to `want` contiguous bytes and says in *got how many there are.
// Once the queue has wrapped, room at the end of its memory stays unused for a
// while, so there may be less than the capacity minus bip_used().
// Returns NULL, with *got 0, when none are free or `want` is 0. There is one
// reservation at a time: the next call gives up the one before. The room is
// valid until it is committed or given up; it must not be written beyond *got.
void *bip_reserve(bip_queue *q, size_t want, size_t *got);

// Appends the first `n` bytes of the reservation to the queue and ends the
// reservation. `n` must not be above what was reserved; 0 gives it up.
void bip_commit(bip_queue *q, size_t n);

// The oldest bytes, as many as are contiguous; there may be more behind them
// after these have been released. NULL, with *len 0, when the queue is empty.
const void *bip_peek(const bip_queue *q, size_t *len);

// Drops the `n` oldest bytes, which must not be more than the length that
// bip_peek() gave. They must not be looked at any more.
void bip_release(bip_queue *q, size_t n);

// Copying in and out; both return how many bytes there was room for or were
// there. bip_write() gives up a reservation. The caller's memory must not be
// inside the queue, and may be NULL only if the length is 0.
size_t bip_write(bip_queue *q, const void *data, size_t len);
size_t bip_read(bip_queue *q, void *out, size_t len);

// Bytes in the queue.
size_t bip_used(const bip_queue *q);

// Drops everything, a reservation too.
void bip_clear(bip_queue *q);
