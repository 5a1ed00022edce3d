// uroots - exact integer roots, powers and logarithms, no floating point.
//
// All functions are pure and take any number; where a result is stored the
// pointer must not be NULL.

#ifndef UROOTS_H_
#define UROOTS_H_

#include <stdbool.h>
#include <stdint.h>

// floor(sqrt(n))
uint32_t ur_sqrt(uint64_t n);

// n - ur_sqrt(n)^2
uint64_t ur_sqrt_rest(uint64_t n);

// floor(cbrt(n))
uint32_t ur_cbrt(uint64_t n);

// The largest r with r^k <= n. k = 0 gives 0.
uint64_t ur_root(uint64_t n, unsigned k);

// Stores base^exp and returns true, or returns false if that takes more
// than 64 bits; *out is not touched then. 0^0 is 1.
bool ur_pow(uint64_t base, unsigned exp, uint64_t *out);

// floor(log_base(n)); -1 for n = 0 or base < 2.
int ur_log(uint64_t n, uint64_t base);

// Length of the vector (x, y), rounded down.
uint32_t ur_length(int32_t x, int32_t y);

bool ur_is_square(uint64_t n);

// Whether n = r^k for some r and some k > 1. 0 and 1 are.
bool ur_is_power(uint64_t n);

#endif
