#ifndef ZMODN_H
#define ZMODN_H

#include <stdbool.h>
#include <stdint.h>

/*
 * Arithmetic modulo n, for 32-bit n.
 *
 * Operands need not be reduced; results are, to 0 .. n-1.  Modulo 1 everything
 * is 0.  With n = 0 the functions return 0 or false.  Results go through
 * non-NULL pointers and are left alone when the function returns false.
 */

uint32_t zmodn_add(uint32_t a, uint32_t b, uint32_t n);
uint32_t zmodn_sub(uint32_t a, uint32_t b, uint32_t n);
uint32_t zmodn_mul(uint32_t a, uint32_t b, uint32_t n);
uint32_t zmodn_pow(uint32_t a, uint32_t exponent, uint32_t n);

/* a * x = 1; false when a and n have a common divisor. */
bool zmodn_inverse(uint32_t a, uint32_t n, uint32_t *x);

/* x * x = a.  n can be anything, but only for a prime n it is promised that a
   root is found when there is one. */
bool zmodn_sqrt(uint32_t a, uint32_t n, uint32_t *x);

/* The Jacobi symbol (a/n): -1, 0 or 1; 0 for an even n. */
int zmodn_jacobi(uint32_t a, uint32_t n);

/* x = a (mod n) and x = b (mod m), 0 <= x < n*m; false when n and m have a
   common divisor. */
bool zmodn_crt(uint32_t a, uint32_t n, uint32_t b, uint32_t m, uint64_t *x);

bool zmodn_is_prime(uint32_t n);
uint32_t zmodn_gcd(uint32_t a, uint32_t b);

/* How many of 1 .. n have no divisor in common with n. */
uint32_t zmodn_totient(uint32_t n);

#endif
