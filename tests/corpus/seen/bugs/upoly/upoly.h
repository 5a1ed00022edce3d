#ifndef UPOLY_H
#define UPOLY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Polynomials in one variable with 64-bit unsigned coefficients, which are
 * taken modulo 2^64.
 */

typedef struct upoly upoly_t;

/* Most coefficients a polynomial can have. */
#define UPOLY_MAX 1024

/* coef[i] is the coefficient of x^i.  n may be 0, for the zero polynomial.
 * NULL if n is above UPOLY_MAX or out of memory. */
upoly_t *upoly_new(const uint64_t *coef, size_t n);
upoly_t *upoly_copy(const upoly_t *p);
void     upoly_free(upoly_t *p);

/* -1 for the zero polynomial. */
int      upoly_degree(const upoly_t *p);
/* 0 beyond the degree. */
uint64_t upoly_coef(const upoly_t *p, size_t i);

uint64_t upoly_eval(const upoly_t *p, uint64_t x);

/* All of these return a new polynomial, or NULL if out of memory or, for
 * upoly_mul(), if the product would have more than UPOLY_MAX coefficients. */
upoly_t *upoly_add(const upoly_t *a, const upoly_t *b);
upoly_t *upoly_sub(const upoly_t *a, const upoly_t *b);
upoly_t *upoly_mul(const upoly_t *a, const upoly_t *b);
upoly_t *upoly_derive(const upoly_t *p);

/* Whether two polynomials are the same, coefficient by coefficient. */
bool     upoly_equal(const upoly_t *a, const upoly_t *b);
/* A hash value for tables: equal polynomials have equal hashes. */
uint64_t upoly_hash(const upoly_t *p);

#endif
