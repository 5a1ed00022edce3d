/**
 * @file gfpoly.h
 * Dense polynomials in one variable over the field of GFP_PRIME elements.
 *
 * Every gfp must be initialised with gfp_init() before it is used otherwise,
 * and finally cleared with gfp_clear().  Members of the structure are private.
 *
 * Unless said otherwise, an output may be the same object as any input.
 * Functions that return int return 0 when all went well and -1 on failure
 * (memory, or a result with more than GFP_MAX_LEN coefficients); after a
 * failure the outputs are valid polynomials of unspecified value.
 */
#ifndef GFPOLY_H
#define GFPOLY_H

#include <stddef.h>
#include <stdint.h>

#define GFP_PRIME   32003u
#define GFP_MAX_LEN 1024u   /**< most coefficients a polynomial can have */

/** A polynomial. */
typedef struct gfp {
    uint32_t *c;
    size_t len;
    size_t alloc;
} gfp;

/** Makes p the zero polynomial; to be called once for each object. */
void gfp_init(gfp *p);

/** Releases the memory of p, which is the zero polynomial afterwards. */
void gfp_clear(gfp *p);

/** Sets the coefficient of x^i to value modulo GFP_PRIME; any i below
 *  GFP_MAX_LEN, and -1 for others. */
int gfp_set_coeff(gfp *p, size_t i, uint32_t value);

/** The coefficient of x^i, which is 0 beyond the degree. */
uint32_t gfp_coeff(const gfp *p, size_t i);

/** The degree, -1 for the zero polynomial. */
int gfp_degree(const gfp *p);

/** dst = src. */
int gfp_copy(gfp *dst, const gfp *src);

/** sum = a + b. */
int gfp_add(gfp *sum, const gfp *a, const gfp *b);

/** product = a * b. */
int gfp_mul(gfp *product, const gfp *a, const gfp *b);

/**
 * Division with remainder: a = q * b + r, and r has a lower degree than b.
 * q and r must be two different objects; either may also be a or b.
 * @return -1 also when b is zero, or q and r are the same.
 */
int gfp_divrem(gfp *q, gfp *r, const gfp *a, const gfp *b);

/** g = the monic greatest common divisor of a and b, 0 if both are 0. */
int gfp_gcd(gfp *g, const gfp *a, const gfp *b);

/** The value at x (taken modulo GFP_PRIME). */
uint32_t gfp_eval(const gfp *p, uint32_t x);

/** 1 if both are the same polynomial, else 0. */
int gfp_equal(const gfp *a, const gfp *b);

#endif
