#ifndef XGF256_H
#define XGF256_H

#include <stddef.h>
#include <stdint.h>

/**
 * Arithmetic in the field GF(2^8) with the polynomial 0x11d, as Reed-Solomon
 * codes use it.
 *
 * gf_setup() builds the tables and has to be called once, before any other
 * function.  gf_cleanup() frees them.
 */

/** Returns 0, or -1 if memory is out.  Further calls do nothing. */
int gf_setup(void);
void gf_cleanup(void);

/** Addition, which is subtraction as well. */
uint8_t gf_add(uint8_t a, uint8_t b);
uint8_t gf_mul(uint8_t a, uint8_t b);
/** a / b; b must not be 0. */
uint8_t gf_div(uint8_t a, uint8_t b);
/** 1 / a; 0 has no inverse. */
uint8_t gf_inv(uint8_t a);
/** 2 to the power of n. */
uint8_t gf_exp(unsigned n);
/** The n below 255 with gf_exp(n) == a.  0 has no logarithm. */
unsigned gf_log(uint8_t a);
/** a to the power of n; 1 for n = 0. */
uint8_t gf_pow(uint8_t a, unsigned n);

/** Value of a polynomial with `count` coefficients, the highest first, at x. */
uint8_t gf_poly_eval(const uint8_t *poly, size_t count, uint8_t x);

/** Product of two polynomials, which both have a coefficient at least.  It
 *  has na + nb - 1 coefficients and must not overlap the factors. */
void gf_poly_mul(const uint8_t *a, size_t na, const uint8_t *b, size_t nb, uint8_t *product);

/** Adds `count` elements to others, in place. */
void gf_add_to(uint8_t *to, const uint8_t *from, size_t count);

#endif
