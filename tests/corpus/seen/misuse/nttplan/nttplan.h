#ifndef NTTPLAN_H
#define NTTPLAN_H

/*!
 * \file nttplan.h
 * Exact discrete Fourier transforms over the integers modulo NTT_P.
 *
 * The interface is modelled on the floating-point libraries: a plan is made
 * once for a length and then used for any number of transforms.  A plan is not
 * changed by being used.
 *
 * Conventions for all functions that take arrays:
 *  - Lengths are not passed.  Every array has ntt_length(plan) elements, unless
 *    the function says otherwise.
 *  - Elements are residues, that is, less than NTT_P; ntt_reduce() makes them so.
 *  - An output may be the same array as an input (in-place operation).  Apart
 *    from that it does not overlap with the inputs.
 *
 * Debugging builds (without NDEBUG) check the last two with assert().
 */

#include <stddef.h>
#include <stdint.h>

/*! 119 * 2^23 + 1, a prime. */
#define NTT_P 998244353u

/*! The longest transform is of 2^NTT_MAX_LOG2 elements. */
#define NTT_MAX_LOG2 16

typedef struct ntt_plan ntt_plan;

/*! Plans transforms of \a length elements.
 *  \return NULL if \a length is not a power of two, exceeds 2^NTT_MAX_LOG2, or
 *  memory is exhausted. */
ntt_plan *ntt_plan_create(size_t length);

/*! Frees a plan.  NULL is allowed. */
void ntt_plan_destroy(ntt_plan *plan);

/*! The length that \a plan was made for. */
size_t ntt_length(const ntt_plan *plan);

/*! Replaces each of \a count numbers by its residue. */
void ntt_reduce(uint32_t *numbers, size_t count);

/*! Transforms \a in to \a out, both in natural order. */
void ntt_forward(const ntt_plan *plan, const uint32_t *in, uint32_t *out);

/*! Undoes ntt_forward(), including the division by the length. */
void ntt_inverse(const ntt_plan *plan, const uint32_t *in, uint32_t *out);

/*! Multiplies element by element. */
void ntt_pointwise(const ntt_plan *plan, const uint32_t *a, const uint32_t *b, uint32_t *out);

/*! Cyclic convolution of \a a and \a b.
 *  \return 0, or -1 if memory is exhausted; \a out is unchanged then. */
int ntt_convolve(const ntt_plan *plan, const uint32_t *a, const uint32_t *b, uint32_t *out);

/*! base to the power of exponent, modulo NTT_P; any numbers will do. */
uint32_t ntt_pow(uint32_t base, uint64_t exponent);

/*! The residue r with r * number = 1 modulo NTT_P.
 *  \pre \a number is not a multiple of NTT_P (which has no inverse). */
uint32_t ntt_invert(uint32_t number);

#endif
