#ifndef ZORDBITS_H
#define ZORDBITS_H

// Bits of 64-bit words, and the Z-order (Morton) curve built on them.
//
// These are meant for inner loops and compile to a few instructions, so they
// do not check their arguments.  Where a function is not defined for all
// values, it says "requires".  Bits are numbered from 0, the lowest.

#include <stdbool.h>
#include <stdint.h>

// -- counting

unsigned zb_popcount(uint64_t x);
// Number of the highest bit that is set, floor(log2(x)).  Requires x != 0.
unsigned zb_log2(uint64_t x);
// Number of the lowest bit that is set.  Requires x != 0.
unsigned zb_lowest(uint64_t x);
// Number of the k-th bit that is set, counted from 0.  Requires
// k < zb_popcount(x).
unsigned zb_select(uint64_t x, unsigned k);

// -- fields of `width` bits from bit `low` on.  All require 1 <= width and
//    low + width <= 64.

uint64_t zb_field(uint64_t x, unsigned low, unsigned width);
// Sign-extended.
int64_t zb_field_signed(uint64_t x, unsigned low, unsigned width);
// x with the field replaced; bits of value above its width are ignored.
uint64_t zb_put_field(uint64_t x, unsigned low, unsigned width, uint64_t value);

// -- moving

// Any count will do, it is taken modulo 64.
uint64_t zb_rotate_left(uint64_t x, unsigned count);
uint64_t zb_reverse(uint64_t x);

// -- rounding

bool zb_is_power(uint64_t x); // of two; 0 is none
// The smallest power of two that is not below x; 1 for 0.  Requires
// x <= 2^63.
uint64_t zb_round_to_power(uint64_t x);
// The next multiple of a, or x.  Requires a power of two, and that the result
// fits.
uint64_t zb_align(uint64_t x, uint64_t a);
// x / y, rounded up.  Requires y != 0.
uint64_t zb_divide_up(uint64_t x, uint64_t y);

// -- Z-order: the bits of x and y alternately, x in the even ones

uint64_t zb_morton(uint32_t x, uint32_t y);
uint32_t zb_morton_x(uint64_t code);
uint32_t zb_morton_y(uint64_t code);
// The code of the cell at level `level` (0: the whole plane, 32: one point)
// that the point is in, as used for keys of a quadtree.  Requires level <= 32.
uint64_t zb_cell(uint64_t code, unsigned level);

#endif
