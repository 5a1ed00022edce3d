#ifndef BQCHAIN_H
#define BQCHAIN_H

#include <stdbool.h>
#include <stddef.h>

/* Cascades of biquad filters (direct form II transposed) for small machines:
   nothing is allocated, all memory is the caller's. */

#define BQ_COEFFS 5 /* per stage: b0 b1 b2 a1 a2, with a0 = 1 */
#define BQ_STATE 2  /* per stage */

struct bq_chain {
    size_t stages;
    const float *coeffs;
    float *state;
};

/* Sets up a chain and clears its state.
     coeffs  BQ_COEFFS * stages values
     state   room for BQ_STATE * stages values
   Both arrays are not copied but used by the chain as long as it is in use.
   Chains can share coefficients, but not state.  A chain of 0 stages passes
   its input through; the arrays may be NULL then. */
void bq_init(struct bq_chain *chain, size_t stages, const float *coeffs, float *state);

/* Clears the state. */
void bq_reset(struct bq_chain *chain);

/* Filters one sample. */
float bq_step(struct bq_chain *chain, float in);
/* Filters n samples.  in and out can be the same array, but must not overlap
   otherwise. */
void bq_process(struct bq_chain *chain, const float *in, float *out, size_t n);

/* Design of one stage: writes BQ_COEFFS values.  The frequency is relative to
   the sample rate.  Returns false and writes nothing unless
   0 < frequency < 0.5 and q > 0. */
bool bq_lowpass(float *coeffs, double frequency, double q);
bool bq_highpass(float *coeffs, double frequency, double q);

/* The gain of a chain at frequency 0. */
double bq_dc_gain(const struct bq_chain *chain);

#endif
