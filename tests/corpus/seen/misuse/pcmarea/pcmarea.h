/* pcmarea.h - a playback ring that programs write into directly.
 *
 * Instead of handing samples over for copying, a program asks for an area of
 * the ring, writes its frames there, and commits them:
 *
 *     int16_t *area;
 *     size_t frames = want;
 *     if (pcm_begin(dev, &area, &frames) == 0) {
 *         render(area, frames);
 *         pcm_commit(dev, frames);
 *     }
 *
 * A frame is one sample for each channel, interleaved.
 */
#ifndef PCMAREA_H
#define PCMAREA_H

#include <stddef.h>
#include <stdint.h>

#define PCM_CHANNELS_MAX 8
#define PCM_FRAMES_MAX 65536

typedef struct pcm_dev pcm_dev;

/* A stopped device with an empty ring. NULL when channels is not in
 * 1..PCM_CHANNELS_MAX, frames not in 1..PCM_FRAMES_MAX, or memory is out. */
pcm_dev *pcm_open(unsigned channels, size_t frames);

/* Closes it; areas that are still open go with it. NULL is allowed. */
void pcm_close(pcm_dev *dev);

unsigned pcm_channels(const pcm_dev *dev);

/* Frames that could be written now, and frames that wait to be played. */
size_t pcm_avail(const pcm_dev *dev);
size_t pcm_delay(const pcm_dev *dev);

/* Opens an area. On entry *frames is how many frames the caller would like to
 * write. On return it is how many may be written at *area; this can be fewer,
 * as an area neither reaches over the end of the ring nor over frames that
 * are not yet played. Returns 0, or -1 when the ring is full (nothing is opened
 * then, and *frames is 0).
 * An area must be committed before the next one is begun. */
int pcm_begin(pcm_dev *dev, int16_t **area, size_t *frames);

/* Ends the area that pcm_begin opened. The first `frames` frames of it are
 * queued; this must not be more than pcm_begin granted, and may be 0. The area
 * must not be touched afterwards. */
void pcm_commit(pcm_dev *dev, size_t frames);

/* Throws away what waits to be played. Not while an area is open. */
void pcm_drop(pcm_dev *dev);

/* The hardware's side: takes up to `frames` frames into out, which has room for
 * so many. Returns how many there were. Can be called at any time. */
size_t pcm_pump(pcm_dev *dev, int16_t *out, size_t frames);

#endif
