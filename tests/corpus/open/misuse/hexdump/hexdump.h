#ifndef HEXDUMP_H
#define HEXDUMP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Writes two digits a byte, and a terminator. */
void hex_encode(const uint8_t *bytes, size_t length, char *text);

/* Reads pairs of digits.  False when the text is not made of such. */
bool hex_decode(const char *text, uint8_t *bytes, size_t *length);

/* The value of a digit; -1 when it is none. */
int hex_digit(char digit);

/* Writes lines of an offset, up to 16 bytes and their characters to `text`,
   which has room for `size` characters.  The length of the whole, as of
   snprintf(). */
size_t hex_dump(const uint8_t *bytes, size_t length, char *text, size_t size);

/* A sum over the bytes, to compare dumps by. */
uint32_t hex_check(const void *bytes, size_t length);

#endif
