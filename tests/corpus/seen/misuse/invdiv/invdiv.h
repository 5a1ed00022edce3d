/* SPDX-License-Identifier: MIT */
#ifndef _INVDIV_H
#define _INVDIV_H

#include <stdint.h>

/*
 * Integer helpers for drivers: division by invariant numbers and fields of
 * registers.
 *
 * Division is slow on many small cores.  When the same divisor is used over
 * and over, its reciprocal can be computed once, and a division is then a
 * multiplication and two shifts.  The method is from T. Granlund and
 * P. L. Montgomery, "Division by Invariant Integers using Multiplication",
 * and is exact for all 32-bit numbers.
 *
 * These are used in hot paths.  They do not check their arguments.
 */

/**
 * struct invdiv - reciprocal of a divisor
 * @m:   multiplier
 * @sh1: first shift
 * @sh2: second shift
 *
 * Made by invdiv_value() and not by anybody else.
 */
struct invdiv {
	uint32_t m;
	uint8_t sh1, sh2;
};

/**
 * invdiv_value - compute the reciprocal of a divisor
 * @d: the divisor, not 0
 *
 * Return: the reciprocal, for use with invdiv_divide() and invdiv_modulo()
 */
struct invdiv invdiv_value(uint32_t d);

/**
 * invdiv_divide - divide by a number whose reciprocal is known
 * @a: the dividend
 * @r: the reciprocal of the divisor, from invdiv_value()
 *
 * Return: the quotient, rounded down
 */
uint32_t invdiv_divide(uint32_t a, struct invdiv r);

/**
 * invdiv_modulo - remainder of a division
 * @a: the dividend
 * @d: the divisor
 * @r: invdiv_value(@d)
 */
uint32_t invdiv_modulo(uint32_t a, uint32_t d, struct invdiv r);

/**
 * invdiv_ilog2 - base 2 logarithm, rounded down
 * @n: a number greater than 0
 *
 * Return: the position of the highest bit that is set, 0 to 31
 */
unsigned int invdiv_ilog2(uint32_t n);

/**
 * invdiv_is_pow2 - whether a number is a power of two
 * @n: any number; 0 is not a power of two
 *
 * Return: 1 or 0
 */
int invdiv_is_pow2(uint32_t n);

/**
 * invdiv_roundup_pow2 - the least power of two that is not less than a number
 * @n: the number
 *
 * The result is undefined when @n == 0 or @n > 0x80000000.
 */
uint32_t invdiv_roundup_pow2(uint32_t n);

/**
 * invdiv_align - round up to a multiple
 * @x: the number
 * @a: what it shall be a multiple of; must be a power of two
 *
 * Return: the multiple, which wraps around at 2^32 like all unsigned numbers
 */
uint32_t invdiv_align(uint32_t x, uint32_t a);

/**
 * invdiv_genmask - a contiguous bitmask
 * @h: highest bit
 * @l: lowest bit
 *
 * For example, invdiv_genmask(7, 4) is 0xf0.  It must be 31 >= @h >= @l.
 */
uint32_t invdiv_genmask(unsigned int h, unsigned int l);

/**
 * invdiv_field_get - extract a field of a register
 * @mask: bits of the field, as from invdiv_genmask(); not 0
 * @reg:  value of the register
 *
 * Return: the field, shifted down to bit 0
 */
uint32_t invdiv_field_get(uint32_t mask, uint32_t reg);

/**
 * invdiv_field_prep - put a value into the place of a field
 * @mask: bits of the field, as from invdiv_genmask(); not 0
 * @val:  the value; bits that do not fit are dropped
 */
uint32_t invdiv_field_prep(uint32_t mask, uint32_t val);

/**
 * invdiv_sign_extend - sign extend a number with fewer than 32 bits
 * @value: the number; bits above its sign bit are ignored
 * @index: position of the sign bit, 0 to 31
 */
int32_t invdiv_sign_extend(uint32_t value, unsigned int index);

/**
 * invdiv_rol - rotate left
 * @word:  value to rotate
 * @shift: bits to roll, modulo 32
 */
uint32_t invdiv_rol(uint32_t word, unsigned int shift);

/**
 * invdiv_bcd2bin - a byte of two decimal digits as a number
 * @bcd: the byte; each half is one digit
 */
unsigned int invdiv_bcd2bin(uint8_t bcd);

/**
 * invdiv_bin2bcd - a number as a byte of two decimal digits
 * @bin: the number, 0 to 99
 */
uint8_t invdiv_bin2bcd(unsigned int bin);

#endif /* _INVDIV_H */
