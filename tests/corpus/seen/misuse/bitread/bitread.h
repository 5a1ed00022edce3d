#ifndef BITREAD_H
#define BITREAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Reads a sequence of bytes bit by bit, the highest bit of a byte first. */
typedef struct {
    const uint8_t *data; /* private, as are the others */
    size_t size;
    size_t next;
} bitread;

/* Starts reading.  The data is not copied: it has to stay where it is for as
   long as the reader is used. */
void bitread_init(bitread *reader, const void *data, size_t size);

/* How many bits have not been read. */
size_t bitread_left(const bitread *reader);

/* The next n bits as a number; n is 1 to 32.  For speed nothing is checked: ask
   bitread_left first whether there are as many. */
uint32_t bitread_bits(bitread *reader, unsigned n);
/* The same without going on. */
uint32_t bitread_peek(const bitread *reader, unsigned n);
/* As bitread_bits, for numbers in two's complement. */
int32_t bitread_signed(bitread *reader, unsigned n);
/* One bit; there must be one left. */
bool bitread_bit(bitread *reader);

/* Leaves out n of the bits that are left. */
void bitread_skip(bitread *reader, size_t n);
/* Goes on to the start of the next byte; nothing at the start of one. */
void bitread_align(bitread *reader);
/* Back to the first bit. */
void bitread_rewind(bitread *reader);

#endif
