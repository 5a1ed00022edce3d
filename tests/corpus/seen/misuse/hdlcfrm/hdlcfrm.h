/* hdlcfrm.h - HDLC-like framing for serial lines (RFC 1662)
 *
 * A frame is 7E, the payload, a 16-bit frame check sequence, 7E; the bytes 7E
 * and 7D between the flags are escaped.  Nothing is allocated.
 */
#ifndef HDLCFRM_H
#define HDLCFRM_H

#include <stddef.h>
#include <stdint.h>

/* Payloads are no longer than this. */
#define FRM_MAX_PAYLOAD 2048

/* The most bytes that a payload of n bytes can become. */
#define FRM_BOUND(n) (2 * ((size_t)(n) + 2) + 2)

/* Called with each good frame's payload.  `payload` points into the receiver's
 * storage and is only good during the call.  The function may call frm_resync
 * but must not feed the receiver that calls it, nor set it up anew. */
typedef void frm_handler(void *context, const uint8_t *payload, size_t n);

/* A receiver.  The members are private. */
struct frm_receiver {
    uint8_t *storage;
    size_t room;
    size_t length;
    int escaped;
    int skipping;
    int busy;
    frm_handler *handler;
    void *context;
    unsigned long good;
    unsigned long bad;
};

/* Check sequence over n bytes.  To continue over several pieces pass the
 * result of the piece before as `fcs`, FRM_FCS_START for the first one. */
#define FRM_FCS_START 0xFFFFu
uint16_t frm_fcs(uint16_t fcs, const uint8_t *bytes, size_t n);

/* Writes the frame of a payload to `out`, which must have room for
 * FRM_BOUND(n) bytes and must not overlap the payload.  Returns the frame's
 * length, 0 if n is more than FRM_MAX_PAYLOAD.  payload may be NULL if n is 0. */
size_t frm_encode(const uint8_t *payload, size_t n, uint8_t *out);

/* Sets up a receiver.  `storage` of `room` bytes takes the frame being
 * received, with its check sequence: for payloads of n bytes it must have
 * n + 2.  Longer frames count as bad.  The receiver keeps the pointer:
 * the storage must stay until the receiver is no longer used.  storage may be
 * NULL if room is 0, handler if nobody wants to be called. */
void frm_init(struct frm_receiver *r, void *storage, size_t room, frm_handler *handler, void *context);

/* Takes n received bytes, in pieces of any size. */
void frm_feed(struct frm_receiver *r, const uint8_t *bytes, size_t n);

/* Forgets a frame that has begun, and waits for the next flag. */
void frm_resync(struct frm_receiver *r);

/* Frames received so far, good ones and bad ones.  Empty ones (7E 7E) are
 * neither. */
unsigned long frm_good(const struct frm_receiver *r);
unsigned long frm_bad(const struct frm_receiver *r);

#endif
