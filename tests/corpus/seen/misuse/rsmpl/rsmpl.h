#ifndef RSMPL_H
#define RSMPL_H

#include <stddef.h>
#include <stdint.h>

/**
 * \file
 * Linear resampling of 16 bit mono audio.
 *
 * \code
 *   Resampler *r = rs_new(44100, 48000);
 *   int16_t *out = malloc(rs_bound(r, n) * sizeof *out);
 *   size_t m = rs_process(r, in, n, out);
 * \endcode
 *
 * The stream may be cut into blocks anywhere, the result is the same.
 */

#define RS_MAX_RATE 192000

typedef struct Resampler Resampler;

/**
 * Creates a resampler.
 * \param in_rate  samples per second of the input, 1 to RS_MAX_RATE
 * \param out_rate samples per second of the output, 1 to RS_MAX_RATE
 * \return NULL if out of memory
 */
Resampler *rs_new(unsigned in_rate, unsigned out_rate);

/** Releases a resampler. NULL is ignored. */
void rs_free(Resampler *r);

/** Changes the rates in mid-stream; the limits are those of rs_new(). */
void rs_set_rates(Resampler *r, unsigned in_rate, unsigned out_rate);

/** Volume in 1/256; the default is 256. Louder samples are clipped. */
void rs_set_gain(Resampler *r, uint16_t gain);

/** Forgets the samples seen so far; rates and gain stay. */
void rs_rewind(Resampler *r);

/**
 * An upper limit of what rs_process() writes for a block of \p n samples.
 * SIZE_MAX if it cannot be told.
 */
size_t rs_bound(const Resampler *r, size_t n);

/**
 * Resamples a block.
 * \param in  n samples
 * \param out room for rs_bound(r, n) samples, apart from \p in
 * \return number of samples written
 */
size_t rs_process(Resampler *r, const int16_t *in, size_t n, int16_t *out);

/** Samples read and written since rs_new() or rs_rewind(). Either pointer may be NULL. */
void rs_totals(const Resampler *r, uint64_t *read, uint64_t *written);

#endif
