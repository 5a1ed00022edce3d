#include "pllfrac.h"

int main(void)
{
	struct pf_ratio r = {12, 18};
	struct pf_pll pll = {24000000, 511, 63};

	if (pf_reduce(&r) || r.num != 2 || r.den != 3 || pf_gcd(0, 7) != 7 || pf_gcd(0, 0) != 0)
		return 2;
	if (pf_lcm(4, 6) != 12 || pf_lcm(0, 5) != 0 || pf_cmp(r, (struct pf_ratio){3, 4}) >= 0)
		return 2;
	if (pf_best(31415, 10000, 1000, 100, &r) || r.num != 22 || r.den != 7) {
		/* 22/7 or a better one, both are within the limits */
		if (r.num > 1000 || r.den > 100 || pf_cmp(r, (struct pf_ratio){314, 100}) < 0)
			return 2;
	}
	if (pf_best(900, 1, 10, 10, &r) || r.num != 10 || r.den != 1)
		return 2;
	if (pf_best(0, 9, 1, 1, &r) || r.num != 0 || r.den != 1 || pf_best(1, 0, 1, 1, &r) != -1)
		return 2;
	if (pf_solve(&pll, 100000000, &r) || pf_hz(&pll, r) != 100000000 || pf_ppm(100, 101) != 10000)
		return 2;
	if (pf_best(UINT32_MAX, UINT32_MAX - 1, UINT32_MAX, UINT32_MAX, &r) || r.num != UINT32_MAX)
		return 2;
	if (pf_ppm(1, UINT32_MAX) != INT32_MAX || pf_ppm(1000, 0) != -1000000)
		return 2;
#ifndef LEGAL
	pf_best(1, 100, 10, 20, &r);
#endif
	return 0;
}
