/**
 * @file wavclip.h
 * @brief Sixteen-bit PCM clips in memory, as a sampler holds them.
 *
 * A clip has a number of channels, a sample rate and a row of frames; a frame
 * is one sample for each channel, interleaved.  A clip may have one sustain
 * loop, as the "smpl" chunk of a WAV file has it.
 *
 * Unless said otherwise a clip argument must be a live clip.  Functions that
 * return an int return 0 when all went well and -1 when not, and then they
 * have changed nothing.
 */
#ifndef WAVCLIP_H
#define WAVCLIP_H

#include <stddef.h>
#include <stdint.h>

#define WAVCLIP_MAX_CHANNELS 8u
#define WAVCLIP_MAX_RATE     192000u
#define WAVCLIP_MAX_FRAMES   ((size_t)1 << 20)

typedef struct wavclip wavclip;

/**
 * Creates an empty clip without a loop.
 * @param channels 1 to WAVCLIP_MAX_CHANNELS
 * @param rate     1 to WAVCLIP_MAX_RATE
 * @return the clip, to be freed with wavclip_free(); NULL when a number is out
 *         of range or memory is short
 */
wavclip *wavclip_new(unsigned channels, unsigned rate);

/** Frees a clip.  NULL is ignored. */
void wavclip_free(wavclip *clip);

/**
 * Appends @p count frames, that is count * channels samples, which are copied.
 * @p samples may be NULL when @p count is 0.  Fails when the clip would have
 * more than WAVCLIP_MAX_FRAMES, or without memory.
 */
int wavclip_append(wavclip *clip, const int16_t *samples, size_t count);

/** Cuts the clip to its first @p count frames; the loop is cut with it.
 *  Does nothing when the clip is not longer than that. */
void wavclip_truncate(wavclip *clip, size_t count);

/** The number of frames. */
size_t wavclip_frames(const wavclip *clip);

/** The sample rate. */
unsigned wavclip_rate(const wavclip *clip);

/**
 * Sets the loop to the frames @p start (in) to @p end (out).
 * Fails unless start < end <= wavclip_frames(); 0, 0 takes the loop away.
 */
int wavclip_set_loop(wavclip *clip, size_t start, size_t end);

/** Tells the loop's frames; fails when there is none. */
int wavclip_get_loop(const wavclip *clip, size_t *start, size_t *end);

/**
 * Converts the clip to another rate by linear interpolation; the loop moves
 * with the sound.  A clip that has frames keeps at least one; a loop that gets
 * too short to hold one is dropped.
 * @param rate 1 to WAVCLIP_MAX_RATE, also the present one
 */
int wavclip_resample(wavclip *clip, unsigned rate);

/**
 * Renders up to @p count frames into @p out, beginning at frame @p from.  When
 * the end of the loop is reached, it goes on at the loop's start, for ever;
 * without a loop, or from behind it, it goes to the end of the clip.
 * @param out room for count * channels samples
 * @return the frames rendered
 */
size_t wavclip_play(const wavclip *clip, size_t from, int16_t *out, size_t count);

#endif
