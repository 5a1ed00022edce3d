/*!
 * \file   ratelerp.h
 * \brief  Small sample rate converter with linear interpolation.
 *
 * Audio is 16 bit and interleaved: a \e frame holds one sample of each channel,
 * and all lengths are counted in frames. A stream is converted block by block
 * with ratelerp_process(), is finished with ratelerp_drain(), and a new one may
 * be started after ratelerp_reset().
 */
#ifndef RATELERP_H
#define RATELERP_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*! Most channels. */
#define RATELERP_MAX_CHANNELS 8
/*! Longest block, in frames. */
#define RATELERP_MAX_BLOCK 65536

/*! A converter. One for each stream. */
typedef struct ratelerp ratelerp;

/*!
 * \brief  Makes a converter.
 * \param  from      sample rate of the input, 1000 to 384000
 * \param  to        sample rate of the output, 1000 to 384000
 * \param  channels  1 to RATELERP_MAX_CHANNELS
 * \return the converter, or NULL if an argument is out of range or there is
 *         no memory
 */
ratelerp *ratelerp_open(uint32_t from, uint32_t to, unsigned channels);

/*! \brief  Releases a converter; NULL is ignored. */
void ratelerp_close(ratelerp *conv);

/*! \brief  Number of channels the converter was opened for. */
unsigned ratelerp_channels(const ratelerp *conv);

/*!
 * \brief  How many frames ratelerp_process() will write if it is called next.
 * \param  frames  length of the input block, at most RATELERP_MAX_BLOCK
 */
size_t ratelerp_expect(const ratelerp *conv, size_t frames);

/*!
 * \brief  Converts a block.
 * \param  in      the block
 * \param  frames  its length, at most RATELERP_MAX_BLOCK; may be 0
 * \param  out     where the result goes; there must be room for what
 *                 ratelerp_expect() tells. Must not overlap \p in.
 * \return number of frames written
 * \pre    the stream has not been drained
 */
size_t ratelerp_process(ratelerp *conv, const int16_t *in, size_t frames, int16_t *out);

/*! \brief  How many frames ratelerp_drain() will write. */
size_t ratelerp_tail(const ratelerp *conv);

/*!
 * \brief  Ends the stream and writes what is left of it.
 * \param  out  room for ratelerp_tail() frames
 * \return number of frames written
 * \pre    the stream has not been drained
 */
size_t ratelerp_drain(ratelerp *conv, int16_t *out);

/*! \brief  Forgets the stream, drained or not. The next block starts a new one. */
void ratelerp_reset(ratelerp *conv);

#ifdef __cplusplus
}
#endif
#endif
