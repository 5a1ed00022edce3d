#include "montg.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
	struct mg m = mg_setup(1000003);
#ifdef LEGAL
	static const uint32_t mods[] = { 3, 9, 1000003, 2147483647, 4294967291u, 4294967295u };
	int primes = 0;

	(void)argc, (void)argv;
	for (int i = 0; i < 6; i++) {
		uint32_t n = mods[i];
		m = mg_setup(n);
		for (uint32_t x = 1; x > 0 && x < 4000000000u; x = x * 3 + 7 > x ? x * 3 + 7 : 0) {
			uint32_t y = UINT32_MAX - x, a = mg_enter(&m, x), b = mg_enter(&m, y);
			uint64_t xn = x % n, yn = y % n;
			if (mg_leave(&m, mg_mul(&m, a, b)) != xn * yn % n || mg_leave(&m, mg_add(&m, a, b)) != (xn + yn) % n)
				return 2;
			if (mg_leave(&m, mg_sub(&m, a, b)) != (xn + n - yn) % n || mg_add(&m, a, mg_neg(&m, a)) != 0)
				return 2;
			if (mg_pow(&m, a, 0) != m.one || mg_pow(&m, a, 2) != mg_mul(&m, a, a))
				return 2;
			mg_pow(&m, a, UINT64_MAX);
			if (mg_prime(n) && a != 0 && mg_mul(&m, a, mg_inv(&m, a)) != m.one)
				return 2;
		}
	}
	for (uint32_t n = 0; n < 1000; n++)
		primes += mg_prime(n);
	if (primes != 168 || !mg_prime(4294967291u) || mg_prime(UINT32_MAX) || mg_prime(3215031751u))
		return 2;
#else
	switch (argc > 1 ? atoi(argv[1]) : 1) {
	case 1:
		mg_setup(100);
		break;
	case 2:
		mg_mul(&m, 2000000, 1);
		break;
	case 3:
		mg_inv(&m, 0);
		break;
	}
#endif
	return 0;
}
