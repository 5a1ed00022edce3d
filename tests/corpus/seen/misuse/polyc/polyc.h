#ifndef POLYC_H
#define POLYC_H

#include <stdbool.h>
#include <stddef.h>

/*
 * Polynomials as arrays of coefficients: p[0] + p[1] x + ... + p[n-1] x^(n-1).
 * n == 0 is the zero polynomial.  Nothing is allocated here; functions that
 * make a polynomial return how many coefficients they wrote to `out`.
 */

double poly_eval(const double *p, size_t n, double x);

/* Without zeros at the end: the number of coefficients that are left. */
size_t poly_trim(const double *p, size_t n);

/* Equal up to a difference of eps in each coefficient. */
bool poly_equal(const double *a, size_t na, const double *b, size_t nb, double eps);

/* out: the larger of na and nb coefficients; may be a or b. */
size_t poly_add(const double *a, size_t na, const double *b, size_t nb, double *out);

/* out: na + nb - 1 coefficients (none when one is 0); must not overlap with a
   or b. */
size_t poly_mul(const double *a, size_t na, const double *b, size_t nb, double *out);

/* out: n - 1 coefficients (none when n is 0); may be p. */
size_t poly_derive(const double *p, size_t n, double *out);

/* Divides a by b.  The remainder is left in a, in its first nb - 1
   coefficients; the others become 0.  The last coefficient of b must not be 0.
   out: the quotient, na - nb + 1 coefficients (none when na < nb).
   The three arrays must not overlap. */
size_t poly_div(double *a, size_t na, const double *b, size_t nb, double *out);

/* "3 x^2 - x + 1" to text, which has room for size characters; the length of
   the whole, as of snprintf. */
size_t poly_format(const double *p, size_t n, char *text, size_t size);

#endif
