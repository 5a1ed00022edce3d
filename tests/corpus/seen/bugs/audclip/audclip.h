/**
 * audclip - clips of 16 bit PCM audio in memory.
 *
 * A clip has one or two channels; one sample of each channel is a frame.
 */
#ifndef AUDCLIP_H
#define AUDCLIP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct audclip audclip;

#define AUDCLIP_MAX_FRAMES (1u << 20)

/** A silent clip. NULL when there is no memory, or not one or two channels, or
 *  more than AUDCLIP_MAX_FRAMES. A clip may have no frames. */
audclip *audclip_create(int channels, size_t frames);

/** A copy. Takes no time and no memory for the samples as long as neither of
 *  both is changed; changing one never changes the other. */
audclip *audclip_clone(const audclip *clip);

void audclip_free(audclip *clip);

int audclip_channels(const audclip *clip);
size_t audclip_frames(const audclip *clip);

/** A sample; 0 outside the clip. Channels count from 0. */
int16_t audclip_get(const audclip *clip, size_t frame, int channel);

/** False outside the clip and without memory. */
bool audclip_set(audclip *clip, size_t frame, int channel, int16_t value);

/** Loudest sample, regardless of its sign: 0 to 32768. */
int audclip_peak(const audclip *clip);

/** Makes the clip louder or quieter; samples that get too loud are clipped.
 *  @param percent 0 to 1000; false for others and without memory */
bool audclip_gain(audclip *clip, int percent);

/** Plays the clip backwards. False without memory. */
bool audclip_reverse(audclip *clip);

/** Keeps `count` frames from `first` on, or as many of these as there are. */
bool audclip_trim(audclip *clip, size_t first, size_t count);

/** Appends the frames of another clip (or of the same). False when the channels
 *  differ, it gets too long or there is no memory. */
bool audclip_append(audclip *clip, const audclip *tail);

/** Whether they have the same channels, frames and samples. */
bool audclip_equal(const audclip *a, const audclip *b);

#endif
