/*
 * trkvoice: sample playback as in the trackers of old.
 *
 * TV_Sample  a piece of mono 16 bit sound, with an optional loop
 * TV_Voice   something that plays a sample at some speed and volume
 *
 * Any number of voices may play the same sample.  Free the voices first.
 * Functions that return int return 0, or -1 and have no effect.
 */
#ifndef TRKVOICE_H
#define TRKVOICE_H

#include <stddef.h>
#include <stdint.h>

#define TV_MAX_FRAMES 1048576       /* of a sample */
#define TV_UNITY      65536u        /* the speed at which a sample was recorded */
#define TV_MAX_SPEED  (8 * TV_UNITY)
#define TV_MAX_VOLUME 64

typedef struct TV_Sample TV_Sample;
typedef struct TV_Voice TV_Voice;

/* Copies the sound.  NULL if it is longer than TV_MAX_FRAMES or memory is out. */
TV_Sample *TV_NewSample(const int16_t *pcm, size_t frames);
void       TV_FreeSample(TV_Sample *sample);
size_t     TV_SampleFrames(const TV_Sample *sample);

/* Playback goes on at `start` when it comes to `end`, the first frame that is not
   part of the loop.  -1 unless start < end <= the number of frames. */
int        TV_SetLoop(TV_Sample *sample, size_t start, size_t end);
void       TV_ClearLoop(TV_Sample *sample);

/* Cuts the sample off after so many frames.  A loop does not reach beyond the
   new end either.  -1 if the sample is not that long. */
int        TV_TrimSample(TV_Sample *sample, size_t frames);

/* Turns the sound round; the loop stays where it is. */
void       TV_ReverseSample(TV_Sample *sample);

/* At the beginning, with TV_UNITY and TV_MAX_VOLUME.  NULL if memory is out. */
TV_Voice  *TV_NewVoice(const TV_Sample *sample);
void       TV_FreeVoice(TV_Voice *voice);

/* -1 if speed is 0 or above TV_MAX_SPEED. */
int        TV_SetSpeed(TV_Voice *voice, uint32_t speed);
/* -1 if volume is not in 0..TV_MAX_VOLUME. */
int        TV_SetVolume(TV_Voice *voice, int volume);
/* -1 if frame is beyond the end of the sample. */
int        TV_Seek(TV_Voice *voice, size_t frame);

/* Writes up to `frames` frames.  Returns how many it wrote, which is less when
   the end of a sample without loop is reached. */
size_t     TV_Render(TV_Voice *voice, int16_t *out, size_t frames);

/* Writes `frames` frames of all the voices together, with silence for those
   that are at their end. */
void       TV_Mix(TV_Voice *const *voices, size_t count, int16_t *out, size_t frames);

#endif
