#ifndef GAMMABITS_H
#define GAMMABITS_H

#include <stddef.h>
#include <stdint.h>

/* Bit streams with Elias gamma codes.
 *
 * Numbers are written to a stream, then read back from its bytes. The reader
 * has to know what was written: numbers of bits are not stored. */

typedef struct gbw gbw;

/* Writer. Bits are written the highest first. */

gbw *gbw_new(void);
void gbw_free(gbw *w);

/* Writes the lowest n bits of value. n is 0 to 32; the other bits of value
 * must be 0. Returns 0, or -1 when memory is out. */
int gbw_put(gbw *w, uint32_t value, unsigned n);

/* Writes a gamma code. value must not be 0: there is no code for it.
 * Returns 0, or -1 when memory is out. */
int gbw_put_gamma(gbw *w, uint32_t value);

/* Bits written so far. */
size_t gbw_count(const gbw *w);

/* The bytes written, filled up with zero bits. Valid until the next write;
 * NULL when nothing was written. */
const uint8_t *gbw_bytes(const gbw *w);

/* Number of bits of the gamma code of value, which must not be 0. */
unsigned gamma_length(uint32_t value);

/* Reader. It does not copy the bytes. */

typedef struct gbr {
    const uint8_t *bytes;
    size_t count; /* bits */
    size_t pos;   /* bits */
} gbr;

/* Begins to read count bits of bytes. */
void gbr_init(gbr *r, const uint8_t *bytes, size_t count);

/* Bits not yet read. */
size_t gbr_left(const gbr *r);

/* Reads n bits, 0 to 32. So many must be left. */
uint32_t gbr_get(gbr *r, unsigned n);

/* Reads a gamma code. 0, and nothing read, when there is none. */
uint32_t gbr_get_gamma(gbr *r);

#endif
