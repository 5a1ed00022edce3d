/**
 * @file hdlcrx.h
 * @brief Byte stuffing for asynchronous HDLC-like framing (RFC 1662 style).
 *
 * A frame on the wire is: FLAG, stuffed octets, FLAG.  Inside of a frame the
 * octets FLAG and ESC never occur as such; they are sent as ESC followed by
 * the octet exclusive-or 0x20.  Control characters (below 0x20) are escaped
 * as well when they are set in the ACCM.
 */
#ifndef HDLCRX_H
#define HDLCRX_H

#include <stddef.h>
#include <stdint.h>

#define HDLC_FLAG 0x7Eu
#define HDLC_ESC 0x7Du

typedef enum {
    HDLC_OK = 0,
    HDLC_ERR_SPACE = -1,  /**< the destination is too small */
    HDLC_ERR_FORMAT = -2, /**< not a frame */
    HDLC_ERR_ARG = -3     /**< a pointer is NULL that must not be */
} hdlc_err;

/** Upper bound for the size of a frame with @p len octets of payload. */
size_t hdlc_bound(size_t len);

/**
 * @brief Build a frame.
 *
 * @param src  payload; may be NULL if @p len is 0
 * @param len  number of octets of it
 * @param accm bit n is set if the control character n is to be escaped
 * @param dst  receives the frame; must not overlap @p src
 * @param cap  size of @p dst in octets
 * @param out  receives the number of octets written, on HDLC_OK only
 */
hdlc_err hdlc_stuff(const uint8_t *src, size_t len, uint32_t accm, uint8_t *dst, size_t cap, size_t *out);

/**
 * @brief Take a frame apart.
 *
 * Reverts hdlc_stuff(): whatever has been stuffed, with any ACCM, is given
 * back octet for octet.
 *
 * @param frame one complete frame, both flags included
 * @param len   its size
 * @param dst   receives the payload
 * @param cap   size of @p dst
 * @param out   receives the length of the payload, on HDLC_OK only
 */
hdlc_err hdlc_unstuff(const uint8_t *frame, size_t len, uint8_t *dst, size_t cap, size_t *out);

/** FCS-16 of a block, as RFC 1662 has it. */
uint16_t hdlc_fcs16(const uint8_t *data, size_t len);

/** Number of complete frames with at least one octet of payload in a capture of a line. */
size_t hdlc_count(const uint8_t *line, size_t len);

/** A constant text for an error code, never NULL. */
const char *hdlc_strerror(hdlc_err err);

#endif /* HDLCRX_H */
