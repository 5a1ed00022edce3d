#ifndef WORDOPS_H
#define WORDOPS_H

// Small arithmetic on 32-bit words, of the kind that allocators, hash tables
// and bitmaps are made of.  These run in inner loops: arguments are not checked
// in release builds.

#include <stdbool.h>
#include <stdint.h>

// Whether exactly one bit is set.
bool wo_is_pow2(uint32_t x);

// Position of the lowest and the highest bit that is set, 0 to 31.  Undefined
// for 0.
int wo_low_pos(uint32_t x);
int wo_high_pos(uint32_t x);

// How many bits are set.
int wo_popcount(uint32_t x);

// Position of the n-th bit that is set, counted from the lowest, which is the
// 0-th.  x has to have more than n bits set.
int wo_nth_pos(uint32_t x, unsigned n);

// The smallest power of two that is not below x.  x must not exceed 2^31.
uint32_t wo_ceil_pow2(uint32_t x);

// x rounded up or down to a multiple of `align`, a power of two.  What is
// rounded up has to fit into 32 bits.
uint32_t wo_align_up(uint32_t x, uint32_t align);
uint32_t wo_align_down(uint32_t x, uint32_t align);

// Rotates by any number of bits.
uint32_t wo_rotl(uint32_t x, unsigned n);

// The field of `width` bits whose lowest is at `pos`, and x with that field
// replaced by the low bits of `value`.  1 <= width, pos + width <= 32.
uint32_t wo_field_get(uint32_t x, unsigned pos, unsigned width);
uint32_t wo_field_set(uint32_t x, unsigned pos, unsigned width, uint32_t value);

// Quotient rounded towards minus infinity, and the remainder that goes with it,
// which has the sign of b.  b must not be 0; nor may the quotient overflow.
int32_t wo_div_floor(int32_t a, int32_t b);
int32_t wo_mod_floor(int32_t a, int32_t b);

// Number of decimal digits; 1 of 0.
int wo_decimal_digits(uint32_t x);

#endif
