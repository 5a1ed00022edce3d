#ifndef MBUFRC_H
#define MBUFRC_H

#include <stddef.h>
#include <stdint.h>

/**
 * Packet buffers with headroom, shared by counting references.
 *
 * A buffer is created with one reference.  Every holder has a reference of
 * its own and gives it back with mbuf_unref(); with the last one the buffer
 * ceases to exist.  Contents may only be changed by a sole holder.
 */
typedef struct mbuf mbuf;

#define MBUF_MAX 9216

/**
 * A buffer with @p headroom free bytes in front of @p length bytes, all of
 * them zero.  NULL if both are more than MBUF_MAX together, or memory is out.
 */
mbuf *mbuf_new(size_t headroom, size_t length);

/** Takes another reference. Returns m. */
mbuf *mbuf_ref(mbuf *m);
/** Gives one back. */
void mbuf_unref(mbuf *m);
/** Nonzero if there is more than one reference. */
int mbuf_shared(const mbuf *m);

uint8_t *mbuf_data(mbuf *m);
size_t mbuf_len(const mbuf *m);
size_t mbuf_headroom(const mbuf *m);

/**
 * Opens @p n bytes in front of the data, for a header.
 * @pre n <= mbuf_headroom(m), and m is not shared
 */
uint8_t *mbuf_push(mbuf *m, size_t n);

/**
 * Strips @p n bytes of the front.
 * @pre n <= mbuf_len(m), and m is not shared
 */
uint8_t *mbuf_pull(mbuf *m, size_t n);

/** Byte at a position. @pre at < mbuf_len(m) */
uint8_t mbuf_at(const mbuf *m, size_t at);

/** An independent copy with one reference, NULL if memory is out. */
mbuf *mbuf_copy(const mbuf *m);

/**
 * A buffer of the same contents that is not shared: m itself, or a copy.
 * Consumes the reference to m.  NULL if memory is out (m is consumed, too).
 */
mbuf *mbuf_unshare(mbuf *m);

#endif
