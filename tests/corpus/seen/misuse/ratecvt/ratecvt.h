/* ratecvt.h - sample rate conversion of float audio by linear interpolation
 *
 * Samples are interleaved: a FRAME is one sample for each channel, and a buffer
 * of n frames is n * channels floats.  All counts in this interface are counts
 * of frames.  A converter carries its state from one block to the next, so a
 * stream can be converted in blocks of any size.
 */
#ifndef RATECVT_H
#define RATECVT_H

#include <stddef.h>

#define RATECVT_CHANNELS 8     /* channels, at most */
#define RATECVT_RATE 768000    /* highest rate, in Hz */
#define RATECVT_RATIO 256      /* neither rate is more than this times the other */
#define RATECVT_BLOCK 65536    /* frames of a block, at most */

#define RATECVT_ERROR ((size_t)-1)

typedef struct ratecvt ratecvt;

/* A converter for 1 to RATECVT_CHANNELS channels.  NULL if an argument is out
 * of range or memory is short.  Release it with ratecvt_free(). */
ratecvt *ratecvt_new(long in_rate, long out_rate, int channels);

/* Releases a converter, which must not be used any more; NULL is ignored. */
void ratecvt_free(ratecvt *cvt);

/* The number of channels. */
int ratecvt_channels(const ratecvt *cvt);

/* The greatest number of frames that ratecvt_process() can write for a block
 * of `frames` frames; 0 if there are more than RATECVT_BLOCK. */
size_t ratecvt_bound(const ratecvt *cvt, size_t frames);

/* Converts a block.  `in` holds `frames` frames; `out` must have room for
 * ratecvt_bound(cvt, frames) frames and must not overlap `in`.  Both may be
 * NULL if frames is 0.  Returns the number of frames written, or RATECVT_ERROR,
 * with nothing done, if there are more than RATECVT_BLOCK. */
size_t ratecvt_process(ratecvt *cvt, const float *in, size_t frames, float *out);

/* Ends a stream: writes the frames that were still due, at most
 * ratecvt_bound(cvt, 1), and resets the converter.  Returns their number. */
size_t ratecvt_flush(ratecvt *cvt, float *out);

/* Forgets what was processed; the next block begins a new stream. */
void ratecvt_reset(ratecvt *cvt);

#endif
