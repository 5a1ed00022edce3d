/* alsrcs.h - sound sources that play buffers
 *
 * Sources and buffers are known by names, which are small numbers and never 0. One
 * buffer can be attached to any number of sources. Sound is 16 bit mono.
 */
#ifndef ALSRCS_H
#define ALSRCS_H

#include <stddef.h>
#include <stdint.h>

#define AL_RATE        44100u  /* of the output */
#define AL_RATE_MAX    192000u
#define AL_NAMES_MAX   256     /* sources and buffers together */
#define AL_SAMPLES_MAX 1048576u

/* Starts the library; all other functions need this. Returns 0; a second start
 * without an al_exit() in between returns -1 and does nothing. */
int al_init(void);

/* Ends it, with all sources and buffers. */
void al_exit(void);

/* New names; 0 when there are too many or memory is exhausted. Deleted names may be
 * used again for new objects. */
unsigned al_new_buffer(void);
unsigned al_new_source(void);

/* Deletes a source, whether it plays or not. */
void al_delete_source(unsigned source);

/* Deletes a buffer, which is attached to no source. */
void al_delete_buffer(unsigned buffer);

/* Copies samples into a buffer, which is attached to no source, in the place of
 * those it had. Returns -1 for more than AL_SAMPLES_MAX, for a rate that is 0 or
 * above AL_RATE_MAX, or when memory is exhausted. */
int al_fill(unsigned buffer, const int16_t *samples, size_t n, unsigned rate);

/* Attaches a buffer to a source, or none when buffer is 0. The source stops. */
void al_attach(unsigned source, unsigned buffer);

/* Volume: 256 is the buffer's own; 0 to 1024 (others are brought to these). */
void al_gain(unsigned source, int gain);

/* Plays the attached buffer from its beginning, once or again and again. */
void al_play(unsigned source, int loop);
void al_stop(unsigned source);
int al_playing(unsigned source);

/* Mixes what all sources play into the next n samples of output. */
void al_render(int16_t *out, size_t n);

#endif
