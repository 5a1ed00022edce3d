/*
 * voicebus: the mixer of our little game engine.  There is one, and it is
 * global.  Mono, signed 16 bit.
 */
#ifndef VOICEBUS_H
#define VOICEBUS_H

#include <stddef.h>
#include <stdint.h>

#define VOICEBUS_VOICES 32
#define VOICEBUS_SOUNDS 64
#define VOICEBUS_LOUD   256	/* full volume */

/*
 * Open the mixer with 1 to VOICEBUS_VOICES voices.  Returns 0 on success, -1
 * if the number is out of range, the mixer is open already, or there is no
 * memory.  This must be the first call to voicebus.
 */
int voicebus_open(int voices);

/*
 * Stop everything and forget all sounds.  Safe to call at any time, open or not.
 */
void voicebus_close(void);

/*
 * Register a sound.  Returns its handle, or 0 if there are too many or it is
 * empty (pcm is NULL, count is 0).  This is the quick load: the samples are
 * played from where they are, no copy is made.
 */
int voicebus_load(const int16_t *pcm, size_t count);

/*
 * Unregister a sound.  Voices that play it fall silent.  The handle may be
 * given to another sound later.
 */
void voicebus_unload(int sound);

/*
 * Play a sound on a free voice.  The volume is brought into 0 .. VOICEBUS_LOUD.
 * loop: 0 to play it once.  Returns the voice, or -1 if none is free.
 */
int voicebus_play(int sound, int volume, int loop);

/* Silence a voice, whatever it does; -1 if there is no such voice. */
int voicebus_stop(int voice);

/* How many voices are playing. */
int voicebus_playing(void);

/* Render the next `count` samples to out, clipped, and advance all voices. */
void voicebus_mix(int16_t *out, size_t count);

#endif
