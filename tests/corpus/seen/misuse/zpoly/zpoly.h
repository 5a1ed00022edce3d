#ifndef ZPOLY_H
#define ZPOLY_H

/* Polynomials over the integers modulo a prime.
 *
 * A polynomial is an array of coefficients, the constant one first, and its
 * length; length 0 is the zero polynomial, and high coefficients may be zero.
 * Arrays are the caller's; an array of length 0 may be NULL.  Coefficients
 * need not be reduced, those of results are.
 *
 * `p' is the modulus everywhere, a prime below 2^31.
 */

#include <stddef.h>
#include <stdint.h>

/* Length without the high coefficients that are zero modulo p. */
size_t zp_trim(const uint32_t *a, size_t na, uint32_t p);

/* Value at x. */
uint32_t zp_eval(const uint32_t *a, size_t na, uint32_t x, uint32_t p);

/* 1 if both are the same polynomial modulo p, else 0. */
int zp_equal(const uint32_t *a, size_t na, const uint32_t *b, size_t nb,
             uint32_t p);

/* Sum and difference.  r has room for max(na, nb) coefficients; it may be a or
 * b itself, but must not overlap them otherwise.  Returns max(na, nb). */
size_t zp_add(uint32_t *r, const uint32_t *a, size_t na, const uint32_t *b,
              size_t nb, uint32_t p);
size_t zp_sub(uint32_t *r, const uint32_t *a, size_t na, const uint32_t *b,
              size_t nb, uint32_t p);

/* Product.  r has room for na + nb - 1 coefficients and does not overlap a or
 * b.  Returns na + nb - 1, or 0, with nothing written, if one of them has
 * length 0. */
size_t zp_mul(uint32_t *r, const uint32_t *a, size_t na, const uint32_t *b,
              size_t nb, uint32_t p);

/* Quotient and remainder of a by b.  nb is at least 1, and b's leading
 * coefficient, b[nb - 1], is not zero modulo p: use zp_trim() first.
 * q has room for na - nb + 1 coefficients (it is not written if na < nb), r
 * for na; r may be a itself, otherwise nothing overlaps.  All na coefficients
 * of r are written, those from nb - 1 on are 0.  Returns the length of the
 * quotient. */
size_t zp_divrem(uint32_t *q, uint32_t *r, const uint32_t *a, size_t na,
                 const uint32_t *b, size_t nb, uint32_t p);

/* Derivative.  r has room for na - 1; it may be a itself.  Returns na - 1, or
 * 0 if na is 0. */
size_t zp_derive(uint32_t *r, const uint32_t *a, size_t na, uint32_t p);

/* The number whose product with x is 1; x is not zero modulo p. */
uint32_t zp_inverse(uint32_t x, uint32_t p);

/* Writes a as text, such as "3x^2+x+7", cut to size with a NUL (size may be
 * 0).  Returns the full length without the NUL. */
size_t zp_text(char *buf, size_t size, const uint32_t *a, size_t na,
               uint32_t p);

#endif
