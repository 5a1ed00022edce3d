#ifndef ADPCM_H
#define ADPCM_H
/*
 * IMA ADPCM, 16 bit samples to 4 bit codes and back.
 *
 * No allocation, no globals. One adpcm_state per channel and direction; it
 * carries the predictor from one call to the next, so a stream may be coded
 * in pieces (of an even number of samples each, but for the last).
 */
#include <stddef.h>
#include <stdint.h>

typedef struct {
    int predictor;      /* -32768 .. 32767 */
    int index;          /* into the step table, 0 .. 88 */
} adpcm_state;

/* Bytes that n samples take: two samples a byte, rounded up. */
#define ADPCM_BYTES(n) ((n) / 2 + (n) % 2)

#define ADPCM_HEADER 4

/* To be called before a state is used for anything else. */
void adpcm_init(adpcm_state *st);

/* Codes n samples. `out` receives ADPCM_BYTES(n) bytes. If n is odd the high
 * nibble of the last byte is 0. Returns the number of bytes. */
size_t adpcm_encode(adpcm_state *st, const int16_t *pcm, size_t n, uint8_t *out);

/* Decodes n samples from ADPCM_BYTES(n) bytes. */
void adpcm_decode(adpcm_state *st, const uint8_t *in, size_t n, int16_t *pcm);

/* One sample / one code. Only the low four bits of the code are looked at. */
unsigned adpcm_encode_sample(adpcm_state *st, int16_t sample);
int16_t  adpcm_decode_code(adpcm_state *st, unsigned code);

/* Block headers as in WAV files: the state in ADPCM_HEADER bytes. Reading
 * returns 0, or -1 if that is no header; then the state is not changed. */
void adpcm_write_header(const adpcm_state *st, uint8_t *bytes);
int  adpcm_read_header(adpcm_state *st, const uint8_t *bytes);

/* Left and right are taken apart (2n samples, n to each) and put together. */
void adpcm_split(const int16_t *stereo, size_t n, int16_t *left, int16_t *right);
void adpcm_merge(const int16_t *left, const int16_t *right, size_t n, int16_t *stereo);

#endif
