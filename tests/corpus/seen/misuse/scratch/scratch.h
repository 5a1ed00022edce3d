/* Temporary numbers for nested computations.
 *
 *     scratch_begin(s);
 *     long *a = scratch_take(s), *b = scratch_take(s);
 *     ...
 *     scratch_end(s);
 *
 * Every scratch_begin() has its scratch_end(); what was taken in between goes
 * back to the pool there. Begin and end nest. */
#ifndef SCRATCH_H
#define SCRATCH_H

#include <stddef.h>

typedef struct scratch scratch;

scratch *scratch_new(void);

/* To be called outside of all begin and end pairs. */
void scratch_free(scratch *s);

/* 0, or -1 when memory ran out; then there is no scratch_end() to call. */
int scratch_begin(scratch *s);
void scratch_end(scratch *s);

/* A number, set to 0, that lives up to the next scratch_end(). NULL when
 * memory ran out. */
long *scratch_take(scratch *s);

/* Numbers taken now, and pairs open now. */
size_t scratch_in_use(const scratch *s);
size_t scratch_depth(const scratch *s);

/* Greatest common divisor, modular power and digit sum, computed with numbers
 * of the pool. -1 when memory ran out. Modulus: 2 to 30000. */
long scratch_gcd(scratch *s, long a, long b);
long scratch_power(scratch *s, unsigned base, unsigned exponent, unsigned modulus);
long scratch_digit_sum(scratch *s, unsigned number);

#endif
