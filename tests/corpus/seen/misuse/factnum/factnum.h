/**
 * factnum - positive integers kept as products of prime powers.
 *
 * Good for factorials, binomials and the like, which become far too large for
 * machine integers while their factors stay small.
 *
 * There is no zero here and there are no negative numbers.  Numbers are created
 * by fn_new, fn_clone, fn_gcd and fn_lcm and freed by fn_free.  Wherever two
 * numbers are taken they may be the same one.
 */
#ifndef FACTNUM_H
#define FACTNUM_H

#include <stddef.h>
#include <stdint.h>

typedef struct factnum factnum;

/** A prime power of a number. */
typedef struct fn_term {
    uint32_t prime;
    uint32_t exponent; /**< at least 1 */
} fn_term;

/** The largest exponent, and the largest number of terms. */
#define FN_MAX_EXPONENT 1000000
#define FN_MAX_TERMS 4096

/** Factorise n, which must not be 0.  NULL if memory is short. */
factnum *fn_new(uint32_t n);

/** An independent copy.  NULL if memory is short. */
factnum *fn_clone(const factnum *f);

/** Free a number; NULL does nothing. */
void fn_free(factnum *f);

/** f = f * g.  On failure (memory, limits) returns -1 and f is as before. */
int fn_mul(factnum *f, const factnum *g);

/** Whether f is a multiple of d: 1 or 0. */
int fn_divisible(const factnum *f, const factnum *d);

/**
 * f = f / d.  Only exact division is possible: f must be a multiple of d.
 * Returns 0, or -1 if memory is short, and f is as before.
 */
int fn_divexact(factnum *f, const factnum *d);

/** Greatest common divisor and least common multiple, as new numbers; NULL if
 *  memory is short or a limit is met. */
factnum *fn_gcd(const factnum *a, const factnum *b);
factnum *fn_lcm(const factnum *a, const factnum *b);

/** 1 if both are the same number, else 0. */
int fn_equal(const factnum *a, const factnum *b);

/** The number itself.  -1 if it does not fit, and *value is as before. */
int fn_value(const factnum *f, uint64_t *value);

/**
 * The terms with ascending primes, their number in *count (0 for the number 1).
 * The array belongs to f and is valid until f is changed or freed.
 */
const fn_term *fn_terms(const factnum *f, size_t *count);

/** How many divisors the number has; UINT64_MAX if that many or more. */
uint64_t fn_divisors(const factnum *f);

#endif
