/*
 * sliprx - serial line framing (RFC 1055) for small devices.
 *
 * The receiver works on a buffer of the caller and takes bytes one by one or
 * in blocks; the sender turns a packet into a frame.  Nothing is allocated.
 *
 * No pointer may be NULL unless it is said so below.
 */
#ifndef SLIPRX_H
#define SLIPRX_H

#include <stddef.h>
#include <stdint.h>

/* What sliprx_put says about a byte. */
enum {
    SLIPRX_MORE = 0,     /* taken, the frame is not complete */
    SLIPRX_FRAME = 1,    /* a frame is complete: rx->buf, rx->len */
    SLIPRX_TOOLONG = -1, /* end of a frame that did not fit; it is dropped */
    SLIPRX_GARBLED = -2  /* end of a frame with a bad escape; it is dropped */
};

/* A receiver.  Set up by sliprx_init; the fields are for reading only. */
struct sliprx {
    uint8_t *buf;     /* the caller's buffer */
    size_t cap;       /* its size */
    size_t len;       /* bytes of the current frame */
    unsigned flags;   /* private */
    uint32_t frames;  /* complete frames so far */
    uint32_t dropped; /* dropped frames so far */
};

/* Called with a complete packet.  DATA is valid during the call only. */
typedef void sliprx_fn(void *arg, const uint8_t *data, size_t len);

/* Sets up RX to assemble packets of at most CAP bytes in BUF, which must stay
 * there as long as RX is used.  CAP may be 0, and BUF NULL then. */
void sliprx_init(struct sliprx *rx, uint8_t *buf, size_t cap);

/* Forgets a half-received frame.  The counters are kept. */
void sliprx_reset(struct sliprx *rx);

/* Takes a byte from the line, any byte in any order.  Empty frames are skipped
 * silently.  After SLIPRX_FRAME the packet stays in the buffer until the next
 * byte is put.  Bytes of a packet for which there is no room are ignored, and
 * its end gives SLIPRX_TOOLONG. */
int sliprx_put(struct sliprx *rx, uint8_t byte);

/* Puts N bytes (DATA may be NULL if N is 0) and calls FN with every complete
 * packet; FN may be NULL.  FN must not use RX itself.  Returns how many
 * packets were complete. */
size_t sliprx_feed(struct sliprx *rx, const uint8_t *data, size_t n,
                   sliprx_fn *fn, void *arg);

/* The most bytes that the frame of a packet of N bytes can have; 0 if that is
 * more than a size_t can hold. */
size_t sliprx_bound(size_t n);

/* Writes the frame of the packet IN of N bytes to OUT, which has room for CAP
 * bytes.  IN may be NULL if N is 0.  The two must not overlap.  Returns the
 * length of the frame, or 0 if it does not fit. */
size_t sliprx_encode(uint8_t *out, size_t cap, const uint8_t *in, size_t n);

#endif
