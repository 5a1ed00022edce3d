/* stemmix.h
 *
 * Hi!  This mixes stems (drums, bass, that cowbell) into one interleaved float
 * stream.  You tell us once how large your sound card's blocks get, we set our
 * scratch buffer aside, and after that nothing on the audio path ever calls
 * malloc.
 *
 * Lengths are in frames, not in samples: a stereo frame is two floats.
 */
#ifndef STEMMIX_H
#define STEMMIX_H

#include <stddef.h>

#define SX_STEMS     16
#define SX_CHANNELS   8
#define SX_BLOCK   8192

typedef struct sx_mixer sx_mixer;

/* Your source.  Please put up to `frames` frames into dst and tell us how many it
 * were.  Fewer than asked means the stem has ended, and we won't call again.
 * We are in the middle of a block here, so leave the mixer itself in peace
 * (gains are fine, adding, removing and rendering are not). */
typedef size_t sx_fill(void *user, float *dst, size_t frames);

/* 1 to SX_CHANNELS channels, blocks of 1 to SX_BLOCK frames; NULL otherwise. */
sx_mixer *sx_new(int channels, size_t max_frames);
void sx_free(sx_mixer *m);

/* A new stem at gain 1; its number, or -1 when all SX_STEMS are taken. */
int sx_add(sx_mixer *m, sx_fill *fill, void *user);

/* Stems keep their place, playing or ended, until they are removed.  The number
 * may be handed out again after that. */
void sx_remove(sx_mixer *m, int stem);
void sx_gain(sx_mixer *m, int stem, float gain);
int sx_ended(const sx_mixer *m, int stem);

/* Mixes one block into out (which is overwritten).  A block is at most as large as
 * you promised. */
void sx_render(sx_mixer *m, float *out, size_t frames);

/* Peaks of the last block, one for each channel.  Ours, and changes with every
 * block. */
const float *sx_peaks(const sx_mixer *m);

#endif
