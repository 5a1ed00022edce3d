/*
 * dctplan.h - discrete cosine transforms of small blocks
 *
 * As with other transform libraries, first make a plan for a size, then run it
 * as often as you like:
 *
 *     dct_plan *p = dct_plan_create(16);
 *     dct_forward(p, samples, coefficients);
 *     dct_plan_destroy(p);
 *
 * All arrays a plan runs on have as many elements as the plan's size, and the
 * caller provides them.  Input and output may be the same array, but must not
 * overlap in any other way.
 *
 * A bank keeps plans by size so that they need not be made again.
 */
#ifndef DCTPLAN_H
#define DCTPLAN_H

#include <stddef.h>

#define DCT_MIN 2
#define DCT_MAX 64

typedef struct dct_plan_s dct_plan;
typedef struct dct_bank_s dct_bank;

/* NULL if the size is not within DCT_MIN..DCT_MAX, or there is no memory. */
dct_plan *dct_plan_create(size_t size);

/* Not for plans that come from a bank. */
void dct_plan_destroy(dct_plan *plan);

size_t dct_plan_size(const dct_plan *plan);

/* The orthonormal DCT-II, and its inverse. */
void dct_forward(const dct_plan *plan, const double *in, double *out);
void dct_inverse(const dct_plan *plan, const double *in, double *out);

/* In place, on a square block: `size` rows of `size` elements, one after the
 * other. */
void dct_forward_square(const dct_plan *plan, double *block);

/* Sets all coefficients but the first `keep` to 0.  Any `keep` will do. */
void dct_lowpass(const dct_plan *plan, double *coefficients, size_t keep);

/* The sum of squares. */
double dct_energy(const dct_plan *plan, const double *values);

/* Banks.  NULL if there is no memory. */
dct_bank *dct_bank_create(void);
/* Destroys its plans, too. */
void dct_bank_destroy(dct_bank *bank);
/* The bank's plan of that size, made when first asked for.  It remains the
 * bank's.  NULL as with dct_plan_create. */
const dct_plan *dct_bank_plan(dct_bank *bank, size_t size);
/* Destroys the bank's plan of that size, if it has one. */
void dct_bank_drop(dct_bank *bank, size_t size);

#endif
