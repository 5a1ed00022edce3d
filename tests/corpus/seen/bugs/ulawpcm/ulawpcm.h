#ifndef ULAWPCM_H
#define ULAWPCM_H

#include <stddef.h>
#include <stdint.h>

/* G.711 mu-law and some PCM */

uint8_t ulaw_enc(int16_t s);
int16_t ulaw_dec(uint8_t u);

void ulaw_enc_block(const int16_t *in, uint8_t *out, size_t n);
void ulaw_dec_block(const uint8_t *in, int16_t *out, size_t n);

/* |peak|, 0..32768 */
int pcm_peak(const int16_t *in, size_t n);
/* mean of squares, 0 for n == 0 */
double pcm_power(const int16_t *in, size_t n);

/* level of a sample, 0 (silence) .. 7, the chord number of its code */
int ulaw_chord(int16_t s);

/* nonzero if all samples are below the chord */
int ulaw_silent(const int16_t *in, size_t n, int chord);

/* counts the samples of each chord into h[8] */
void ulaw_chords(const int16_t *in, size_t n, unsigned long h[8]);

/* a + b, saturated */
int16_t pcm_mix(int16_t a, int16_t b);

#endif
