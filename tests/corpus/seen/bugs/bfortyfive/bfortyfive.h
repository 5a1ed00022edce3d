#ifndef BFORTYFIVE_H
#define BFORTYFIVE_H

#include <stddef.h>
#include <stdint.h>

/*
 * Base45 (RFC 9285), the encoding of QR code payloads.
 *
 * Two bytes become three characters, a single byte at the end becomes two.
 * Whatever b45_encode() writes, b45_decode() turns back into the same bytes.
 */

/* Characters that n bytes take at most, without a terminator. n is at most 1 GiB. */
size_t b45_encoded_len(size_t n);
/* Bytes that n characters give at most. */
size_t b45_decoded_len(size_t n);

/* Encodes n bytes and terminates the text.
 * Returns its length, or -1 when dst of `cap` characters is too small:
 * b45_encoded_len(n) + 1 is always enough. */
long b45_encode(const uint8_t *src, size_t n, char *dst, size_t cap);

/* Decodes a terminated text.
 * Returns the number of bytes, or -1 when the text is not Base45 or dst of
 * `cap` bytes is too small. */
long b45_decode(const char *src, uint8_t *dst, size_t cap);

/* 1 when b45_decode() would accept the text given a large enough buffer. */
int b45_valid(const char *src);

/* Value of a character, -1 when it is not in the alphabet. */
int b45_value(char c);
/* Character of a value, '\0' when it is not 0..44. */
char b45_char(int value);

#endif
