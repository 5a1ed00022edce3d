#ifndef MONTG_H
#define MONTG_H

#include <stdint.h>

/*
 * Montgomery arithmetic modulo an odd 32-bit number.
 *
 *   mg_setup    n odd, n >= 3
 *   mg_enter    any x  -> residue of x mod n
 *   mg_leave    residue -> number below n
 *
 * Contexts are made by mg_setup and may be copied, not altered.
 * Residues are opaque numbers below n and belong to the modulus they were made
 * for.  Everything below takes and gives residues.
 *
 *   mg_add, mg_sub, mg_neg, mg_mul     a + b, a - b, -a, a * b
 *   mg_pow                             a to the power e, with a to the 0 = 1
 *   mg_inv                             1 / a, a must be prime to n
 *
 * Preconditions are checked by assert() only; these functions are meant for
 * inner loops.
 */
struct mg {
	uint32_t n;	/* modulus */
	uint32_t ni;	/* -1/n mod 2^32 */
	uint32_t one;	/* 2^32 mod n */
	uint32_t r2;	/* 2^64 mod n */
};

struct mg mg_setup(uint32_t n);

uint32_t mg_enter(const struct mg *m, uint32_t x);
uint32_t mg_leave(const struct mg *m, uint32_t a);

uint32_t mg_add(const struct mg *m, uint32_t a, uint32_t b);
uint32_t mg_sub(const struct mg *m, uint32_t a, uint32_t b);
uint32_t mg_neg(const struct mg *m, uint32_t a);
uint32_t mg_mul(const struct mg *m, uint32_t a, uint32_t b);
uint32_t mg_pow(const struct mg *m, uint32_t a, uint64_t e);
uint32_t mg_inv(const struct mg *m, uint32_t a);

/* Is n prime?  Any n, no residues needed. */
int mg_prime(uint32_t n);

#endif
