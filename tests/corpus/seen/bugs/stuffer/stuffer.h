#ifndef STUFFER_H
#define STUFFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Byte stuffing for asynchronous lines, after RFC 1662.
 *
 * A frame is a flag, the stuffed payload and another flag. In the payload
 * every flag and every escape byte is sent as SF_ESCAPE followed by the byte
 * with bit 5 inverted.
 */

#define SF_FLAG 0x7e   /* '~' */
#define SF_ESCAPE 0x7d /* '}' */

/* Longest payload that is accepted. */
#define SF_MAX_PAYLOAD 65536

typedef enum {
    SF_OK = 0,
    SF_E_NOMEM,  /* out of memory */
    SF_E_LENGTH, /* payload too long */
    SF_E_FRAME   /* not a frame */
} sf_status;

/* Whether a byte has to be escaped. */
bool sf_is_special(uint8_t byte);

/* Exact length of the frame that sf_encode() makes. */
size_t sf_encoded_size(const uint8_t *data, size_t length);

/* Make a frame. On SF_OK *frame is to be released with sf_free(). */
sf_status sf_encode(const uint8_t *data, size_t length, uint8_t **frame, size_t *frame_length);

/* The inverse: take the payload out of a single frame.
   On SF_OK *data is to be released with sf_free(). */
sf_status sf_decode(const uint8_t *frame, size_t frame_length, uint8_t **data, size_t *length);

/* Release what sf_encode() or sf_decode() gave. NULL is ignored. */
void sf_free(uint8_t *buffer);

/* Look for a frame with a payload in a received stream. Start and length
   include both flags. Returns false if there is no complete frame. */
bool sf_find(const uint8_t *stream, size_t length, size_t *start, size_t *frame_length);

const char *sf_strerror(sf_status status);

#endif
