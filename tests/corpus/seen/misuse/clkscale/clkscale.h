/*
 * clkscale.h: nanoseconds from a free-running hardware counter, without a
 * division on the hot path.
 *
 *	ns = cycles * mult >> shift
 *
 * The caller reads the counter; this is only arithmetic.
 *
 *	struct clkscale tsc;
 *
 *	clk_setup(&tsc, 24000000, 32);
 *	clk_start(&tsc, read_counter());
 *	...
 *	now = clk_tick(&tsc, read_counter());
 */
#ifndef CLKSCALE_H
#define CLKSCALE_H

#include <stdint.h>

#define CLK_NSEC 1000000000u

struct clkscale {
	uint32_t mult;
	uint32_t shift;
	uint64_t mask;		/* the bits that the counter has */
	uint64_t max;		/* most cycles that can be converted at once */
	uint64_t last;		/* counter at the last tick */
	uint64_t ns;		/* time at the last tick */
};

/*
 * Everything below works on a clock that clk_setup() has set up.
 * hz: cycles per second, not zero.  bits: width of the counter, 1 to 64.
 */
void clk_setup(struct clkscale *c, uint32_t hz, unsigned bits);

/* Time is 0 when the counter reads `count'. */
void clk_start(struct clkscale *c, uint64_t count);

/*
 * Cycles from one reading of the counter to a later one; the counter may have
 * wrapped once in between.
 */
uint64_t clk_delta(const struct clkscale *c, uint64_t from, uint64_t to);

/* Converts cycles, c->max of them at the most. */
uint64_t clk_cyc2ns(const struct clkscale *c, uint64_t cycles);

/* Cycles that take that long, rounded down; UINT64_MAX if too many. */
uint64_t clk_ns2cyc(const struct clkscale *c, uint64_t ns);

/*
 * The time now that the counter reads `count'.  Must be called often enough:
 * no more than c->max cycles may have passed since the last time, or since
 * clk_start().  See clk_period().
 */
uint64_t clk_tick(struct clkscale *c, uint64_t count);

/* How many nanoseconds may pass between ticks, with an eighth to spare. */
uint64_t clk_period(const struct clkscale *c);

/* Floor of the logarithm to base 2.  There is none of 0. */
unsigned clk_log2(uint64_t x);

/* x * num / den without overflow on the way; den is not 0 and the result
   fits. */
uint64_t clk_muldiv(uint64_t x, uint32_t num, uint32_t den);

#endif
