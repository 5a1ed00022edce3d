#ifndef HUFFPACK_H
#define HUFFPACK_H

#include <stddef.h>
#include <stdint.h>

/* Huffman coding of bytes with a code made from sample data. */

typedef struct huff huff;

typedef enum {
    HUFF_OK = 0,
    HUFF_ENOMEM,
    HUFF_EEMPTY,   /* a code needs at least one byte of sample */
    HUFF_ESYMBOL,  /* byte that is not part of the code */
    HUFF_ESPACE,   /* output does not fit */
    HUFF_ECORRUPT  /* input ends within a symbol */
} huff_status;

/* Builds the code for the bytes that occur in the sample.  `out` receives the
 * code, to be freed with huff_free(), or NULL upon failure. */
huff_status huff_build(const uint8_t *sample, size_t size, huff **out);
void        huff_free(huff *h);

/* Number of different bytes that the code knows, at least 1. */
unsigned    huff_symbols(const huff *h);

/* Bits needed for `size` bytes of data; 0 if some byte is not in the code. */
size_t      huff_measure(const huff *h, const uint8_t *data, size_t size);

/* Encodes into `out` of `cap` bytes; the number of *bits* goes to *nbits.
 * The rest of the last byte is filled with zeros. */
huff_status huff_encode(const huff *h, const uint8_t *data, size_t size,
                        uint8_t *out, size_t cap, size_t *nbits);

/* Decodes `nbits` bits of input to at most `cap` bytes, of which *size are
 * used.  The counterpart of huff_encode(). */
huff_status huff_decode(const huff *h, const uint8_t *in, size_t nbits,
                        uint8_t *out, size_t cap, size_t *size);

/* The message for a status, never NULL. */
const char *huff_message(huff_status status);

#endif
