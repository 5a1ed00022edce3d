#ifndef CHWEAVE_H
#define CHWEAVE_H

#include <stddef.h>
#include <stdint.h>

/**
 * \file chweave.h
 * \brief Conversion between interleaved and planar 16 bit audio.
 *
 * An \e interleaved buffer holds frames, of one sample for each channel, one
 * after the other; it has \c channels * \c frames samples.  In \e planar form
 * each channel has a buffer of its own, of \c frames samples, and there is an
 * array of pointers to them.
 *
 * Nothing is allocated here, and sizes aren't checked: all buffers are to be
 * provided by the caller, in the sizes given above.  Source and destination
 * must not overlap unless stated otherwise.  There is at least one channel.
 * The number of frames may be 0.
 */

/** Planar to interleaved. */
void cw_weave(int16_t *dst, const int16_t *const *planes, unsigned channels, size_t frames);

/** Interleaved to planar. A NULL among the planes drops that channel. */
void cw_split(int16_t *const *planes, const int16_t *src, unsigned channels, size_t frames);

/** Takes one channel out. \param which counted from 0, below \p channels */
void cw_pick(int16_t *dst, const int16_t *src, unsigned channels, unsigned which, size_t frames);

/** The mean of all channels. \param dst has \p frames samples, and may be \p src */
void cw_mono(int16_t *dst, const int16_t *src, unsigned channels, size_t frames);

/** Copies each sample to all channels. \param dst interleaved \param src \p frames samples */
void cw_spread(int16_t *dst, const int16_t *src, unsigned channels, size_t frames);

/** Copies interleaved frames. */
void cw_copy(int16_t *dst, const int16_t *src, unsigned channels, size_t frames);

/**
 * Reorders the channels of interleaved frames in place.
 * \param order  \p channels numbers; channel i becomes what order[i] was
 *
 * For up to 8 channels.
 */
void cw_remap(int16_t *samples, const uint8_t *order, unsigned channels, size_t frames);

/** The largest absolute value of \p n samples, 0 if there are none. */
int cw_peak(const int16_t *samples, size_t n);

#endif
