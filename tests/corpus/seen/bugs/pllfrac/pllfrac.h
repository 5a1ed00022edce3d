/* SPDX-License-Identifier: MIT */
#ifndef PLLFRAC_H
#define PLLFRAC_H

#include <stdint.h>

/*
 * Ratios for dividers, multipliers and fractional PLLs: which M/N, of those
 * that fit the hardware's fields, comes closest to what is wanted.
 *
 * Functions that return int return 0, or -1 without touching their result.
 * Pointers must not be NULL.
 */

struct pf_ratio {
	uint32_t num;
	uint32_t den;
};

/**
 * struct pf_pll - what the data sheet says
 * @ref_hz: frequency of the reference clock
 * @m_max: largest value of the feedback divider (multiplies)
 * @n_max: largest value of the reference divider (divides)
 */
struct pf_pll {
	uint32_t ref_hz;
	uint32_t m_max;
	uint32_t n_max;
};

/* Greatest common divisor; of 0 and a number it is the number. */
uint32_t pf_gcd(uint32_t a, uint32_t b);

/* Least common multiple; 0 if one of them is 0. */
uint64_t pf_lcm(uint32_t a, uint32_t b);

/* Lowest terms. -1 if the denominator is 0. */
int pf_reduce(struct pf_ratio *r);

/* Less than, equal to or greater than 0; denominators must not be 0. */
int pf_cmp(struct pf_ratio a, struct pf_ratio b);

/**
 * pf_best - best rational approximation
 * @num: numerator of the ratio wanted
 * @den: its denominator
 * @max_num: largest numerator allowed
 * @max_den: largest denominator allowed
 * @best: the result, in lowest terms
 *
 * Ratios above the largest that is allowed are approximated by max_num/1,
 * those near 0 by 1/max_den or 0/1, whichever is nearer.
 *
 * Return: -1 if den, max_num or max_den is 0.
 */
int pf_best(uint32_t num, uint32_t den, uint32_t max_num, uint32_t max_den,
	    struct pf_ratio *best);

/**
 * pf_solve - dividers for a frequency
 * @pll: the PLL
 * @want_hz: frequency wanted
 * @mn: M and N
 *
 * Return: -1 if the PLL has a field that is 0, or M would be 0.
 */
int pf_solve(const struct pf_pll *pll, uint32_t want_hz, struct pf_ratio *mn);

/* The frequency these dividers give, rounded down; at most UINT32_MAX.
 * 0 if N is 0. */
uint32_t pf_hz(const struct pf_pll *pll, struct pf_ratio mn);

/* (got - want) / want in millionths, at most INT32_MAX; want 0 gives 0. */
int32_t pf_ppm(uint32_t want_hz, uint32_t got_hz);

#endif
