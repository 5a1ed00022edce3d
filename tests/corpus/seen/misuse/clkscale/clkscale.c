#include "clkscale.h"

#include <assert.h>

unsigned clk_log2(uint64_t x)
{
	return 63u - (unsigned)__builtin_clzll(x);
}

uint64_t clk_muldiv(uint64_t x, uint32_t num, uint32_t den)
{
	uint64_t whole = x / den;
	uint64_t rest = x % den;

	/* rest < den < 2^32, so the second product always fits */
	assert(num == 0 || whole <= UINT64_MAX / num);
	whole *= num;
	rest = rest * num / den;
	assert(rest <= UINT64_MAX - whole);
	return whole + rest;
}

void clk_setup(struct clkscale *c, uint32_t hz, unsigned bits)
{
	uint64_t mult;
	uint32_t shift;

	/* The largest shift with which the multiplier fits into 32 bits. */
	for (shift = 32; ; shift--) {
		mult = (((uint64_t)CLK_NSEC << shift) + hz / 2) / hz;
		if (mult <= UINT32_MAX || shift == 0)
			break;
	}
	c->mult = (uint32_t)mult;
	c->shift = shift;
	c->mask = UINT64_MAX >> (64 - bits);
	c->max = UINT64_MAX / c->mult;
	if (c->max > c->mask)
		c->max = c->mask;
	c->last = 0;
	c->ns = 0;
}

void clk_start(struct clkscale *c, uint64_t count)
{
	c->last = count & c->mask;
	c->ns = 0;
}

uint64_t clk_delta(const struct clkscale *c, uint64_t from, uint64_t to)
{
	return (to - from) & c->mask;
}

uint64_t clk_cyc2ns(const struct clkscale *c, uint64_t cycles)
{
	assert(cycles <= c->max);
	return cycles * c->mult >> c->shift;
}

uint64_t clk_ns2cyc(const struct clkscale *c, uint64_t ns)
{
	uint64_t whole = ns / c->mult;
	uint64_t rest = ns % c->mult;

	if (c->shift > 0 && whole > UINT64_MAX >> c->shift)
		return UINT64_MAX;
	whole <<= c->shift;
	rest = (rest << c->shift) / c->mult;
	return rest > UINT64_MAX - whole ? UINT64_MAX : whole + rest;
}

uint64_t clk_tick(struct clkscale *c, uint64_t count)
{
	uint64_t delta = clk_delta(c, c->last, count);

	c->ns += clk_cyc2ns(c, delta);
	c->last = count & c->mask;
	return c->ns;
}

uint64_t clk_period(const struct clkscale *c)
{
	uint64_t ns = clk_cyc2ns(c, c->max);

	return ns - ns / 8;
}
