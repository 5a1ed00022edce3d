/*
 * spftab.h - table of least prime factors
 *
 * Sieves once and then factors numbers up to the table's limit with a handful
 * of lookups.  The lookups are meant for inner loops and do not check their
 * arguments: n is from 1 to the limit of the table unless it says otherwise.
 */
#ifndef SPFTAB_H
#define SPFTAB_H

#include <stddef.h>
#include <stdint.h>

#define SPF_MAX_LIMIT 1000000u

/* No number up to SPF_MAX_LIMIT has more different prime factors. */
#define SPF_MAX_PRIMES 7

typedef struct spftab spftab;

/* A table for 1 to limit.  NULL if limit is 0 or above SPF_MAX_LIMIT, or
 * without memory. */
spftab *spf_create(uint32_t limit);
void spf_free(spftab *t); /* NULL is ok */

uint32_t spf_limit(const spftab *t);

/* Raises the limit.  Returns 0, or -1 (table as before) if limit is above
 * SPF_MAX_LIMIT or without memory.  A limit below the present one changes
 * nothing. */
int spf_extend(spftab *t, uint32_t limit);

/* The least prime factor of n; 1 for n == 1. */
uint32_t spf_least(const spftab *t, uint32_t n);

/* 1 if n is prime, else 0. */
int spf_is_prime(const spftab *t, uint32_t n);

/* All primes up to the limit in ascending order, *count of them.  The array
 * belongs to the table; it is valid until spf_extend() or spf_free().  NULL
 * with *count == 0 if there is none. */
const uint32_t *spf_primes(const spftab *t, size_t *count);

/* Factors n into primes[0]^exps[0] * primes[1]^exps[1] ..., primes ascending,
 * and returns how many there are (0 for n == 1).  Both arrays need room for
 * SPF_MAX_PRIMES entries, or as many as n has. */
int spf_factor(const spftab *t, uint32_t n, uint32_t *primes, unsigned *exps);

/* Number of the numbers from 1 to n without a common factor with n. */
uint32_t spf_totient(const spftab *t, uint32_t n);

/* Number of divisors of n.  The first room of them are stored in divisors, in
 * no particular order; divisors may be NULL if room is 0. */
size_t spf_divisors(const spftab *t, uint32_t n, uint32_t *divisors, size_t room);

/* Moebius function: -1, 0 or 1. */
int spf_moebius(const spftab *t, uint32_t n);

#endif
