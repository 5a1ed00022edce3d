#ifndef HOPFRAME_H
#define HOPFRAME_H

/* Cuts a stream of samples into frames of equal length for spectral analysis.
 *
 *      struct hop *h = hop_open(1024, 256);
 *      while ((n = read_some(x)) > 0)
 *          for (size_t used = 0; used < n; ) {
 *              used += hop_push(h, x + used, n - used);
 *              if (hop_take(h, frame))
 *                  analyse(frame);
 *          }
 *      hop_close(h);
 *
 * A frame begins `hop` samples after the one before. With a hop smaller than
 * the frame, frames overlap; with a larger one the samples between them are
 * skipped. */

#include <stddef.h>

#define HOP_LIMIT 65536

struct hop;

enum hop_window { HOP_RECT, HOP_HANN, HOP_HAMMING, HOP_TRIANGLE };

/* frame and hop are from 1 to HOP_LIMIT. NULL if they are not, or if memory is
 * exhausted. */
struct hop *hop_open(size_t frame, size_t hop);

void hop_close(struct hop *h);          /* h may be NULL */

/* Takes samples until a frame is complete. Returns how many were taken, which
 * is 0 if a frame is complete already and waits to be taken or dropped. x may be
 * NULL if n is 0. */
size_t hop_push(struct hop *h, const float *x, size_t n);

/* 1 if a frame is complete, else 0. */
int hop_ready(const struct hop *h);

/* Copies the complete frame to out, which has room for a frame, applies the
 * window to it and goes on to the next frame. Returns 1; or 0, and leaves out
 * alone, if no frame is complete. */
int hop_take(struct hop *h, float *out);

/* The sum of the squares of the complete frame's samples, without a window. 0 if
 * no frame is complete. For callers that look only at loud frames. */
double hop_energy(const struct hop *h);

/* Goes on to the next frame without copying the complete one. Returns 1, or 0
 * if no frame is complete. */
int hop_drop(struct hop *h);

/* At the end of the stream: if there are samples that were in no frame yet, fills
 * up their frame with zeros, so that it is complete. Returns hop_ready(). */
int hop_finish(struct hop *h);

/* The window for hop_take; HOP_RECT at first. Returns 0, or -1 if the number is
 * no window. */
int hop_set_window(struct hop *h, int window);

/* Forgets all samples, as if just opened. The window stays. */
void hop_reset(struct hop *h);

/* How many complete frames n samples give; 0 if frame or hop is 0. */
size_t hop_frames(size_t n, size_t frame, size_t hop);

#endif
