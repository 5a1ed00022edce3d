/*
 * PCMBUF(3)
 *
 * NAME
 *     pcmbuf - ring buffer of interleaved 16-bit audio samples
 *
 * DESCRIPTION
 *     A frame is one sample for every channel.  All counts are in frames.
 *     Frames are copied in and out with pb_write() and pb_read(), or accessed
 *     in place:
 *
 *         size_t n = 512;
 *         int16_t *p = pb_begin_write(b, &n);
 *         render(p, n);
 *         pb_end_write(b, n);
 *
 *     pb_begin_write() and pb_begin_read() open a region, which is closed by
 *     the corresponding end function.  At most one of each can be open.
 */
#ifndef PCMBUF_H
#define PCMBUF_H

#include <stddef.h>
#include <stdint.h>

#define PB_MAX_CHANNELS 8
#define PB_MAX_FRAMES 65536

typedef struct pcmbuf pcmbuf;

/* Buffer for 1 to PB_MAX_FRAMES frames of 1 to PB_MAX_CHANNELS channels; NULL
 * if out of range or out of memory. */
pcmbuf *pb_new(unsigned channels, size_t frames);
void pb_free(pcmbuf *b); /* b can be NULL */

/* Frames that can be read, and written, now. */
size_t pb_readable(const pcmbuf *b);
size_t pb_writable(const pcmbuf *b);

/* Copy frames in, or out; returns how many, which is less than asked for when
 * the buffer is full, or empty.  samples is an array of frames * channels.  For
 * pb_read it can be NULL, to drop frames.  Not while a region of the same
 * direction is open. */
size_t pb_write(pcmbuf *b, const int16_t *samples, size_t frames);
size_t pb_read(pcmbuf *b, int16_t *samples, size_t frames);

/* Open a region of at most *frames frames.  *frames is set to its real size,
 * which may be less than there is in total since a region does not wrap around.
 * If that is 0, NULL is returned, and no region is open.  Otherwise, a pointer
 * to *frames * channels samples, valid until the region is closed. */
int16_t *pb_begin_write(pcmbuf *b, size_t *frames);
const int16_t *pb_begin_read(pcmbuf *b, size_t *frames);

/* Close the open region, of which the first `frames` frames, not more than it
 * has, were written or are done with.  The rest is as if it had not been
 * opened. */
void pb_end_write(pcmbuf *b, size_t frames);
void pb_end_read(pcmbuf *b, size_t frames);

/* Change the number of frames that fit.  The oldest readable frames are kept,
 * as many as fit.  No region may be open.  Returns 0, or -1 if out of range or
 * out of memory, and then nothing is changed. */
int pb_resize(pcmbuf *b, size_t frames);

/* Multiply all readable samples by gain, with saturation.  NaN is silence. */
void pb_gain(pcmbuf *b, double gain);

/* Largest absolute readable sample, 0 to 32768. */
int pb_peak(const pcmbuf *b);

#endif
