#ifndef WAVEBLK_H
#define WAVEBLK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Blocks of mono 16 bit sound. */

#define WAVE_MAX (1u << 20) /* samples of a block at most */

typedef struct {
    int16_t *samples;
    size_t count;
} wave_t;

/* A block of silence.  False, with an empty block, if count is above WAVE_MAX
   or memory is out. */
bool wave_init(wave_t *w, size_t count);
void wave_free(wave_t *w);

/* Samples by position; 0 and no effect outside. */
int16_t wave_get(const wave_t *w, size_t at);
void wave_put(wave_t *w, size_t at, int16_t sample);

/* A square wave: `period` samples per cycle, no effect when that is below 2. */
void wave_square(wave_t *w, size_t period, int16_t level);

/* Appends the samples of another block (or the same). */
bool wave_append(wave_t *w, const wave_t *tail);

/* Adds the samples of another block from position `at` on, clipping at the
   limits of the sample range.  What would come after the end is dropped. */
void wave_mix(wave_t *w, const wave_t *other, size_t at);

void wave_reverse(wave_t *w);

/* Largest distance from 0 in the block, 0..32768. */
int wave_peak(const wave_t *w);

/* Scales the block so that its peak becomes `peak`, which is cut to 0..32767. */
void wave_normalize(wave_t *w, int peak);

/* Cuts off leading and trailing samples that are 0. Returns how many. */
size_t wave_trim(wave_t *w);

#endif
