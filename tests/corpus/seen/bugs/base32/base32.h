#ifndef BASE32_H
#define BASE32_H

#include <stddef.h>
#include <stdint.h>

/* Base32 as of RFC 4648: the letters A to Z and the digits 2 to 7, five bits
   each, the highest first. */

typedef enum {
    BASE32_OK,
    BASE32_BAD_CHARACTER,
    BASE32_BAD_LENGTH, /* of characters that no encoder writes */
    BASE32_NO_SPACE
} base32_status;

/* The length of the encoded text of `size` bytes, at most 65536, without
   padding and without the terminator; 0 for more. */
size_t base32_encoded_length(size_t size);

/* Encodes `size` bytes without padding.  Writes a terminated text into `text`,
   which has room for `room` characters, the terminator included. */
base32_status base32_encode(const uint8_t *data, size_t size, char *text, size_t room);

/* Decodes a terminated text.  Letters may be small; a hyphen between characters
   is skipped, and an equals sign ends the text.  Writes at most `room` bytes to
   `data`, and sets *size to how many were written, also when there is not
   enough room or the text is wrong. */
base32_status base32_decode(const char *text, uint8_t *data, size_t room, size_t *size);

/* A text that says what a status means. */
const char *base32_message(base32_status status);

#endif
