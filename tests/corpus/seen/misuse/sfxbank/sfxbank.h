/* sfxbank.h -- bleeps and booms
 *
 * There is one sound card, so there is one bank and no handle to carry around.
 * Init it when the game comes up, quit it when the game goes down, everything
 * else goes between. Everything's mono in and stereo out, 16 bit.
 */
#ifndef SFXBANK_H
#define SFXBANK_H

#include <stddef.h>
#include <stdint.h>

#define SFXBANK_SOUNDS 64
#define SFXBANK_VOICES 32
#define SFXBANK_FRAMES (1 << 20)	/* longest sound */

int sfxbank_init(int voices);		/* once! 1..SFXBANK_VOICES; 0 is good, -1 is bad */
void sfxbank_quit(void);		/* may init again after that */

int sfxbank_load(const int16_t *pcm, size_t frames);	/* copies; sound, or -1 (none, too long, too many, no mem) */
void sfxbank_unload(int sound);				/* shut it up first */

/* vol 0..256 (gets clipped), pan -256 left..256 right (so does this).
   returns a voice, or -1 if they're all busy -- don't worry, it's just a bleep */
int sfxbank_play(int sound, int vol, int pan, int loop);
void sfxbank_stop(int voice);		/* voice from play; ok if it's through already, ok for -1 */
int sfxbank_hush(int sound);		/* stop all voices playing that, says how many */
int sfxbank_busy(void);			/* how many voices sound right now */

void sfxbank_mix(int16_t *out, size_t frames);	/* the card's callback: overwrites that many stereo frames, L R L R */

#endif
