#ifndef BITPULL_H
#define BITPULL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Reads bits from memory, the lowest bit of every byte first, as Deflate does.
 *
 * A read beyond the end sets the error flag, which stays, and gives 0.
 */
typedef struct {
    const uint8_t *bytes;
    size_t size;
    size_t position; /* in bits */
    bool failed;
} bitpull_t;

/* The bytes are not copied; size is at most SIZE_MAX / 8. */
void bitpull_init(bitpull_t *b, const void *bytes, size_t size);

/* The next 0 to 32 bits as a number, the first bit being its lowest.  More than
 * 32 are an error like the end. */
uint32_t bitpull_bits(bitpull_t *b, unsigned count);
/* The same without going on. */
uint32_t bitpull_peek(const bitpull_t *b, unsigned count);
/* Two's complement of 1 to 32 bits; 0 for 0 bits. */
int32_t bitpull_signed(bitpull_t *b, unsigned count);
bool bitpull_flag(bitpull_t *b);

/* Goes on; to the end when there are less bits, which is an error. */
void bitpull_skip(bitpull_t *b, size_t count);
/* To the next full byte. */
void bitpull_align(bitpull_t *b);

size_t bitpull_left(const bitpull_t *b);
bool bitpull_failed(const bitpull_t *b);

/* Zeros up to the next one, which is read too: an unary number. */
unsigned bitpull_unary(bitpull_t *b);

#endif
