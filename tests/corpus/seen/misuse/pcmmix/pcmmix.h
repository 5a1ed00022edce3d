#ifndef PCMMIX_H
#define PCMMIX_H

#include <stddef.h>
#include <stdint.h>

/* Sounds of 16-bit samples.  A frame has one sample for each channel, side by
   side.  A sum that does not fit is cut to the nearest value that does. */
typedef struct pcmmix pcmmix;

#define PCMMIX_CHANNELS_MAX 8
#define PCMMIX_FRAMES_MAX 100000

/* A silent sound.  NULL when there are no channels or more than
   PCMMIX_CHANNELS_MAX, more than PCMMIX_FRAMES_MAX frames, or memory is out. */
pcmmix *pcmmix_create(size_t frames, unsigned channels);
void pcmmix_destroy(pcmmix *sound);

size_t pcmmix_frames(const pcmmix *sound);
unsigned pcmmix_channels(const pcmmix *sound);
/* The largest absolute value of a sample. */
int pcmmix_peak(const pcmmix *sound);

/* The sample of a frame, which must be less than pcmmix_frames, and a channel,
   which must be less than pcmmix_channels. */
int16_t pcmmix_get(const pcmmix *sound, size_t frame, unsigned channel);
void pcmmix_set(pcmmix *sound, size_t frame, unsigned channel, int16_t sample);

/* Copies `frames` frames from or to memory of the caller's, which has to have
   room for pcmmix_channels samples for each of them.  The range must lie
   within the sound. */
void pcmmix_read(const pcmmix *sound, size_t first, int16_t *samples, size_t frames);
void pcmmix_write(pcmmix *sound, size_t first, const int16_t *samples, size_t frames);

/* Adds another sound from the beginning on.  It must have the same number of
   channels and must not be longer. */
void pcmmix_add(pcmmix *sound, const pcmmix *other);
/* Makes it so many percent as loud. */
void pcmmix_scale(pcmmix *sound, unsigned percent);

#endif
