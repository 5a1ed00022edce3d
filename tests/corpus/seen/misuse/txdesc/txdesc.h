#ifndef TXDESC_H
#define TXDESC_H

#include <stddef.h>
#include <stdint.h>

/* Transmit descriptor ring of a network controller. */

enum { TXD_OWN = 1, TXD_FIRST = 2, TXD_LAST = 4 };

struct txd {
	const void *buf;
	uint16_t len;
	uint16_t flags;
};

struct txring {
	struct txd *desc;
	unsigned size;
	unsigned head;	/* next to fill */
	unsigned tail;	/* next to send */
};

/* size entries at desc, a power of two */
void txr_init(struct txring *r, struct txd *desc, unsigned size);

/* free descriptors */
unsigned txr_room(const struct txring *r);
unsigned txr_pending(const struct txring *r);

/*
 * Queue a buffer. Not copied: it belongs to the ring until it is sent.
 * There must be room.
 */
void txr_queue(struct txring *r, const void *buf, uint16_t len);

/* Queue a frame that consists of n pieces, which need n descriptors, or none
 * of it. Returns 0, or -1 without room or without pieces. */
struct txpiece {
	const void *buf;
	uint16_t len;
};
int txr_queue_frame(struct txring *r, const struct txpiece *pieces, unsigned n);

/*
 * Send the oldest frame that is queued: its pieces go to out, at most cap
 * bytes. Returns the bytes of the whole frame, 0 without a frame.
 */
size_t txr_send(struct txring *r, uint8_t *out, size_t cap);

/* The i-th descriptor that is pending, i < txr_pending() */
const struct txd *txr_get(const struct txring *r, unsigned i);

/* Throw away what is pending. */
void txr_flush(struct txring *r);

#endif
