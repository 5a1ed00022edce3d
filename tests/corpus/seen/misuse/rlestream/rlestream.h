#ifndef RLESTREAM_H
#define RLESTREAM_H

#include <stddef.h>
#include <stdint.h>

/**
 * Run-length encoding of bytes, incrementally.
 *
 * Usage:
 *
 *     rle_encoder e;
 *     rle_begin(&e, out);
 *     while (more data)
 *         rle_write(&e, data, size);
 *     size_t used = rle_end(&e);
 *
 * The encoder does not know how large the output is: provide
 * RLE_BOUND(n) bytes for n bytes of input in all.
 */

/** The most that n bytes of input can need. */
#define RLE_BOUND(n) (2 * (size_t)(n))

typedef struct rle_encoder {
    uint8_t *out;
    size_t used;
    unsigned run;
    uint8_t byte;
} rle_encoder;

/** Starts to encode to @p out. */
void rle_begin(rle_encoder *e, uint8_t *out);

/** Encodes more data.  Only between rle_begin() and rle_end(). */
void rle_write(rle_encoder *e, const uint8_t *data, size_t size);

/** Ends the encoding and returns the size of the output.  To use the encoder
 *  again, call rle_begin(). */
size_t rle_end(rle_encoder *e);

/** Whether data is a complete encoding (of any bytes, also of none). */
int rle_valid(const uint8_t *data, size_t size);

/** How many bytes rle_decode() will write.  The data must be valid. */
size_t rle_decoded_size(const uint8_t *data, size_t size);

/** Decodes valid data to @p out, which must have room for
 *  rle_decoded_size() bytes and must not overlap the data.
 *  @return the number of bytes written */
size_t rle_decode(const uint8_t *data, size_t size, uint8_t *out);

/** Calls @p fn for each run of valid data until it returns nonzero, and returns
 *  what it returned last (0 if there is no run). */
int rle_each(const uint8_t *data, size_t size, int (*fn)(uint8_t byte, unsigned length, void *arg), void *arg);

#endif
