/*
 * onebit.h - DFPWM1a audio, one bit per sample
 *
 * Dynamic filter pulse width modulation turns 8-bit signed mono PCM into one
 * bit per sample and back.  Lossy, tiny, fast, and good enough for a beeper.
 *
 *     onebit_coder c;
 *     onebit_init(&c);
 *     while ((n = read_bytes(in, sizeof in)) > 0) {
 *         onebit_decode(&c, pcm, in, n);
 *         play(pcm, 8 * n);
 *     }
 *
 * A stream may be cut into pieces of any size, as long as the same coder goes
 * with it from the first to the last piece.  Use one coder for encoding and
 * another for decoding.
 */
#ifndef ONEBIT_H
#define ONEBIT_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    int charge;
    int strength;
    int last_bit;
    int last_charge;
    int filter;
} onebit_coder;

/* Has to be called before anything else, and again at the start of each
 * stream. */
void onebit_init(onebit_coder *c);

/* Encodes `samples` samples, which must be a multiple of 8 (pad the end with
 * zeros, see onebit_pad), and stores samples / 8 bytes at `out`. */
void onebit_encode(onebit_coder *c, uint8_t *out, const int8_t *pcm, size_t samples);

/* Decodes `bytes` bytes.  `pcm` must have room for 8 samples for each. */
void onebit_decode(onebit_coder *c, int8_t *pcm, const uint8_t *in, size_t bytes);

/* How many samples of silence are missing to the next multiple of 8: 0 to 7. */
unsigned onebit_pad(size_t samples);

/* Makes samples louder or softer in place: 256 leaves them alone, 128 halves
 * them.  What gets too loud is clipped. */
void onebit_gain(int8_t *pcm, size_t samples, uint16_t gain);

#endif
