#ifndef STEIMDF_H
#define STEIMDF_H

#include <stddef.h>
#include <stdint.h>

/*
 * Seismic traces are long and smooth, so it pays to store the first
 * differences instead of the counts themselves.  That is what Steim did, and
 * what we do here, though with a simpler packing:
 *
 *      d[0] = x[0] - last          d[i] = x[i] - x[i-1]
 *
 * where `last` is the sample before the block (0 at the start of a trace).
 * A difference is mapped to an unsigned number, 0 -1 1 -2 2 ... to
 * 0 1 2 3 4 ..., and written in groups of seven bits, the lowest first, with
 * the top bit of a byte set when another group follows.  A quiet trace takes
 * a byte per sample.
 *
 * Samples are digitiser counts; the digitiser uses all 32 bits and so may
 * you.  Arrays and lengths go together: `x` points to `n` samples, `buf` to
 * `len` or `cap` bytes.  Where the number is 0 the pointer may be NULL.
 * Input and output do not overlap.
 */

/* A sample never takes more than this many bytes. */
#define STEIMDF_BYTES 5

/* What sd_encode() and the decoders answer when things go wrong. */
#define STEIMDF_ROOM   (-1L) /* the output is too small */
#define STEIMDF_BROKEN (-2L) /* not something that sd_encode() writes */
#define STEIMDF_SIZE   (-3L) /* more than STEIMDF_MOST samples or bytes */

#define STEIMDF_MOST 1000000L

/* Packs n samples.  Returns how many bytes these took, which may be 0. */
long sd_encode(const int32_t *x, size_t n, int32_t last, uint8_t *buf, size_t cap);

/* How many samples there are in a block.  Only the framing is looked at. */
long sd_count(const uint8_t *buf, size_t len);

/* Unpacks a block, of which `last` must be the same as it was when it was
   packed.  Returns the number of samples.  When it fails, nothing is known
   about what is in x. */
long sd_decode(const uint8_t *buf, size_t len, int32_t last, int32_t *x, size_t n);

/* Mean of the counts, 0 of none. */
double sd_mean(const int32_t *x, size_t n);

/* Peak-to-peak: the largest count minus the smallest, 0 of none. */
uint32_t sd_p2p(const int32_t *x, size_t n);

/* Counts to ground velocity in m/s, for a sensor of `sens` V/(m/s) and a
   digitiser of `lsb` V per count.  sens is not 0. */
double sd_velocity(int32_t count, double sens, double lsb);

#endif
