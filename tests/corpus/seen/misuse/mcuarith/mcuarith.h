#ifndef MCUARITH_H
#define MCUARITH_H

// Integer arithmetic for parts without an FPU.
//
// These are meant for inner loops. They do not check what the caller can know:
// where a comment asks something of an argument, anything else is undefined,
// and on the target you get what the instruction happens to give.

#include <stddef.h>
#include <stdint.h>

// ---- saturating, defined for all arguments ----

int32_t ma_add_sat(int32_t a, int32_t b);
int32_t ma_sub_sat(int32_t a, int32_t b);
int32_t ma_clamp(int32_t x, int32_t a, int32_t b); // bounds in any order

// Q1.15. -1 times -1 saturates.
int16_t ma_q15_mul(int16_t a, int16_t b);
// a / b in Q1.15, |a| < |b|.
int16_t ma_q15_div(int16_t a, int16_t b);

// ---- bits ----

unsigned ma_log2(uint32_t x);   // position of the highest set bit, x > 0
unsigned ma_ctz(uint32_t x);    // position of the lowest set bit, x > 0
unsigned ma_popcount(uint32_t x);
uint32_t ma_reverse(uint32_t x);

// Bits lsb .. lsb + width - 1. 1 <= width, lsb + width <= 32.
uint32_t ma_field_get(uint32_t word, unsigned lsb, unsigned width);
// What is too wide in value is cut off.
uint32_t ma_field_set(uint32_t word, unsigned lsb, unsigned width, uint32_t value);
// The lowest `width` bits as a two's complement number, 1 <= width <= 32.
int32_t ma_sign_extend(uint32_t x, unsigned width);

// ---- division ----

// Towards minus infinity. d is not 0, and not -1 for INT32_MIN.
int32_t ma_div_floor(int32_t n, int32_t d);
// To the nearest, halves up. d > 0.
uint32_t ma_div_round(uint32_t n, uint32_t d);
// Counts up round a ring of n, n > 0 and i < n.
uint32_t ma_ring_next(uint32_t i, uint32_t n);
// Up to a multiple of a, which is a power of two. Asserted in debug builds.
uint32_t ma_align_up(uint32_t x, uint32_t a);
uint32_t ma_isqrt(uint32_t x); // rounded down

// ---- tables ----

struct ma_point {
    int16_t x, y;
};

// Linear interpolation in a table of n points, n >= 1, with x strictly rising.
// Beyond the ends the first or the last y.
int16_t ma_interpolate(const struct ma_point *table, size_t n, int16_t x);

#endif
