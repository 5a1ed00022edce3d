#ifndef DECIM16_H
#define DECIM16_H

#include <stdint.h>

// FIR decimator for 16 bit samples (Q15), block by block.
//
// It takes blocks of `block` samples, filters them with `taps` coefficients
// and keeps every `factor`-th, so that a block of block / factor samples comes
// out.  There is no allocation: all buffers are yours.
//
//   static const int16_t lowpass[32] = { ... };
//   static int16_t state[DECIM16_STATE(32, 64)];
//   decim16 d;
//   decim16_init(&d, 32, 4, lowpass, state, 64);
//   for (;;) {
//       adc_read(in, 64);
//       decim16_run(&d, in, out);   // 16 samples
//   }

// Number of samples that the state buffer must have.
#define DECIM16_STATE(taps, block) ((uint32_t)(taps) + (uint32_t)(block) - 1u)

// Set up by decim16_init; not to be tampered with.
typedef struct {
    uint16_t taps;
    uint16_t block;
    uint16_t factor;
    const int16_t *coef;
    int16_t *state;
} decim16;

typedef enum {
    DECIM16_OK,
    DECIM16_ARGUMENT, // taps, factor or block is 0, or a pointer is NULL
    DECIM16_LENGTH,   // block is not a multiple of factor
} decim16_status;

// Sets up an instance; it can be used when DECIM16_OK is returned.
//   coef   `taps` coefficients, the one for the newest sample first
//   state  DECIM16_STATE(taps, block) samples; cleared here
// Both arrays are referred to, not copied: they have to stay where they are as
// long as the instance is in use.  Instances can share coefficients but each
// needs a state of its own.
decim16_status decim16_init(decim16 *d, uint16_t taps, uint16_t factor, const int16_t *coef, int16_t *state,
                            uint16_t block);

// Filters one block: reads `block` samples from `in` and writes block / factor
// to `out`, saturated.  `in` and `out` may be the same array.
void decim16_run(decim16 *d, const int16_t *in, int16_t *out);

// Forgets past samples.
void decim16_flush(decim16 *d);

// Samples that decim16_run writes.
uint16_t decim16_produced(const decim16 *d);

// Response to a constant 1.0, in Q15: the sum of the coefficients.
int64_t decim16_gain(const decim16 *d);

// Makes the `taps` coefficients of a moving average; none if `taps` is 0.
void decim16_boxcar(int16_t *coef, uint16_t taps);

#endif
