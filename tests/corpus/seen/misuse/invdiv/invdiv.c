/* SPDX-License-Identifier: MIT */
#include "invdiv.h"

#include <assert.h>

/* Position of the highest bit that is set, from 1, or 0 if none is. */
static unsigned int fls32(uint32_t n)
{
	return n ? invdiv_ilog2(n) + 1 : 0;
}

struct invdiv invdiv_value(uint32_t d)
{
	struct invdiv r;
	unsigned int l = fls32(d - 1);
	uint64_t m = ((((uint64_t)1 << l) - d) << 32) / d + 1;

	r.m = (uint32_t)m;
	r.sh1 = l < 1 ? 0 : 1;
	r.sh2 = (uint8_t)(l < 1 ? 0 : l - 1);
	return r;
}

uint32_t invdiv_divide(uint32_t a, struct invdiv r)
{
	uint32_t t = (uint32_t)(((uint64_t)a * r.m) >> 32);

	return (t + ((a - t) >> r.sh1)) >> r.sh2;
}

uint32_t invdiv_modulo(uint32_t a, uint32_t d, struct invdiv r)
{
	return a - invdiv_divide(a, r) * d;
}

unsigned int invdiv_ilog2(uint32_t n)
{
	return 31 - (unsigned int)__builtin_clz(n);
}

int invdiv_is_pow2(uint32_t n)
{
	return n != 0 && (n & (n - 1)) == 0;
}

uint32_t invdiv_roundup_pow2(uint32_t n)
{
	return (uint32_t)1 << fls32(n - 1);
}

uint32_t invdiv_align(uint32_t x, uint32_t a)
{
	assert(invdiv_is_pow2(a));
	return (x + (a - 1)) & ~(a - 1);
}

uint32_t invdiv_genmask(unsigned int h, unsigned int l)
{
	assert(h >= l);
	return (UINT32_MAX << l) & (UINT32_MAX >> (31 - h));
}

uint32_t invdiv_field_get(uint32_t mask, uint32_t reg)
{
	return (reg & mask) >> __builtin_ctz(mask);
}

uint32_t invdiv_field_prep(uint32_t mask, uint32_t val)
{
	return (val << __builtin_ctz(mask)) & mask;
}

int32_t invdiv_sign_extend(uint32_t value, unsigned int index)
{
	uint32_t sign = (uint32_t)1 << index;
	uint32_t low = value & (sign | (sign - 1));
	int64_t number = low;

	if (low & sign)
		number -= (int64_t)sign * 2;
	return (int32_t)number;
}

uint32_t invdiv_rol(uint32_t word, unsigned int shift)
{
	return (word << (shift & 31)) | (word >> (-shift & 31));
}

unsigned int invdiv_bcd2bin(uint8_t bcd)
{
	return (bcd & 15u) + (bcd >> 4) * 10u;
}

uint8_t invdiv_bin2bcd(unsigned int bin)
{
	assert(bin <= 99);
	return (uint8_t)(bin / 10 << 4 | bin % 10);
}
