#ifndef UNBITS_H
#define UNBITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Reads numbers of any width from a buffer, the most significant bit of each
   byte first.  The buffer is not copied. */
typedef struct {
    const uint8_t *data;
    size_t size;
    size_t position; /* in bits */
} unbits;

/* Starts at the first bit of a buffer of `size` bytes. */
void unbits_init(unbits *reader, const uint8_t *data, size_t size);

/* The number of bits that are left. */
size_t unbits_left(const unbits *reader);

/* Read an unsigned or a signed (two's complement) number of `width` bits, 0 to
   32; one of no bits is 0.  False when the width is greater or that many bits
   are not left: then nothing is read and `out` stays as it was. */
bool unbits_read(unbits *reader, unsigned width, uint32_t *out);
bool unbits_read_signed(unbits *reader, unsigned width, int32_t *out);
/* As unbits_read, but stays where it is. */
bool unbits_peek(const unbits *reader, unsigned width, uint32_t *out);

/* Skips bits; false when so many are not left: then it stays where it is. */
bool unbits_skip(unbits *reader, size_t count);
/* Skips to the next start of a byte, if it is not at one; returns the number
   of bits that were skipped. */
unsigned unbits_align(unbits *reader);

#endif
