// SPDX-License-Identifier: MIT
#include "pllfrac.h"

static uint64_t min_u64(uint64_t a, uint64_t b)
{
	return a < b ? a : b;
}

uint32_t pf_gcd(uint32_t a, uint32_t b)
{
	while (b) {
		uint32_t r = a % b;

		a = b;
		b = r;
	}
	return a;
}

uint64_t pf_lcm(uint32_t a, uint32_t b)
{
	if (!a || !b)
		return 0;
	return (uint64_t)(a / pf_gcd(a, b)) * b;
}

int pf_reduce(struct pf_ratio *r)
{
	uint32_t g;

	if (!r->den)
		return -1;
	g = pf_gcd(r->num, r->den);
	r->num /= g;
	r->den /= g;
	return 0;
}

int pf_cmp(struct pf_ratio a, struct pf_ratio b)
{
	uint64_t l = (uint64_t)a.num * b.den, r = (uint64_t)b.num * a.den;

	return (l > r) - (l < r);
}

/*
 * Continued fractions, see any book on the subject under "convergents" and
 * "semiconvergents": n1/d1 is the convergent so far, n0/d0 the one before it.
 */
int pf_best(uint32_t num, uint32_t den, uint32_t max_num, uint32_t max_den,
	    struct pf_ratio *best)
{
	uint64_t n = num, d = den;
	uint64_t n0 = 0, d0 = 1, n1 = 1, d1 = 0;

	if (!den || !max_num || !max_den)
		return -1;

	while (d) {
		uint64_t dp = d;
		uint64_t a = n / d;
		uint64_t n2, d2;

		d = n % d;
		n = dp;

		n2 = n0 + a * n1;
		d2 = d0 + a * d1;

		/* Too far: the largest semiconvergent that still fits, if it
		 * is better than the convergent we have.
		 */
		if (n2 > max_num || d2 > max_den) {
			uint64_t t = (max_num - n0) / n1;

			if (d1)
				t = min_u64(t, (max_den - d0) / d1);
			if (!d1 || 2 * t > a || (2 * t == a && d0 * dp > d1 * d)) {
				n1 = n0 + t * n1;
				d1 = d0 + t * d1;
			}
			break;
		}
		n0 = n1;
		n1 = n2;
		d0 = d1;
		d1 = d2;
	}
	best->num = (uint32_t)n1;
	best->den = (uint32_t)d1;
	return 0;
}

int pf_solve(const struct pf_pll *pll, uint32_t want_hz, struct pf_ratio *mn)
{
	struct pf_ratio r;

	if (pf_best(want_hz, pll->ref_hz, pll->m_max, pll->n_max, &r) || !r.num)
		return -1;
	*mn = r;
	return 0;
}

uint32_t pf_hz(const struct pf_pll *pll, struct pf_ratio mn)
{
	if (!mn.den)
		return 0;
	return (uint32_t)min_u64((uint64_t)pll->ref_hz * mn.num / mn.den, UINT32_MAX);
}

int32_t pf_ppm(uint32_t want_hz, uint32_t got_hz)
{
	int64_t ppm;

	if (!want_hz)
		return 0;
	ppm = ((int64_t)got_hz - want_hz) * 1000000 / want_hz;
	return ppm > INT32_MAX ? INT32_MAX : (int32_t)ppm;
}
