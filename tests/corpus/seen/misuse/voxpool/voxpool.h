/* voxpool - plays sampled sounds, several at a time
 *
 *     vox_open(16);
 *     vox_id boom = vox_play(boom_data, boom_length, 256, 0);
 *     ...
 *     vox_mix(buffer, 512);          from the audio loop
 *     ...
 *     if (vox_playing(boom))
 *         vox_gain(boom, 100);
 *
 * There is one pool per program.  Apart from vox_open() all functions need an
 * open pool.
 */
#ifndef VOXPOOL_H
#define VOXPOOL_H

#include <stddef.h>
#include <stdint.h>

#define VOX_MAX 64

/* A voice.  0 is never one. */
typedef uint32_t vox_id;

/* Opens the pool with 1 to VOX_MAX voices; a smaller or larger number is taken
 * as the nearest of these.  A pool that is open is closed first. */
void vox_open(int voices);
void vox_close(void);

/* Starts to play `length` samples, which stay the caller's and must remain
 * until the voice has ended.  gain is 0 to 256 (as it is), loop is 0 or 1.
 * Returns the voice, or 0 when all are in use or there are no samples. */
vox_id vox_play(const int16_t *samples, size_t length, int gain, int loop);

/* Whether a voice, past or present, is playing.  A voice ends by itself after
 * its last sample, unless it loops. */
int vox_playing(vox_id voice);

/* These take a voice that is playing. */
void vox_gain(vox_id voice, int gain);
void vox_rewind(vox_id voice);
void vox_stop(vox_id voice);

/* Samples that a playing voice has until its end or its next round. */
size_t vox_left(vox_id voice);

/* Number of voices that are playing. */
int vox_active(void);

/* Mixes the next n samples of all voices into out. */
void vox_mix(int16_t *out, size_t n);

#endif
