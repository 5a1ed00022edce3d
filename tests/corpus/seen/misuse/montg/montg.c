#include "montg.h"

#include <assert.h>

/* t / 2^32 mod n, for t < n * 2^32 */
static uint32_t
redc(const struct mg *m, uint64_t t)
{
	uint32_t q = (uint32_t)t * m->ni;
	uint64_t qn = (uint64_t)q * m->n;
	/* the low halves add up to 0 or 2^32 */
	uint64_t hi = (t >> 32) + (qn >> 32) + ((uint32_t)t != 0);

	return (uint32_t)(hi >= m->n ? hi - m->n : hi);
}

struct mg
mg_setup(uint32_t n)
{
	struct mg m;
	uint32_t inv = 1;

	assert(n % 2 == 1 && n >= 3);
	for (int i = 0; i < 5; i++)	/* Newton, 1 -> 32 bits */
		inv *= 2 - n * inv;
	m.n = n;
	m.ni = -inv;
	m.one = (uint32_t)(((uint64_t)1 << 32) % n);
	m.r2 = (uint32_t)((uint64_t)m.one * m.one % n);
	return m;
}

uint32_t
mg_enter(const struct mg *m, uint32_t x)
{
	return mg_mul(m, x % m->n, m->r2);
}

uint32_t
mg_leave(const struct mg *m, uint32_t a)
{
	assert(a < m->n);
	return redc(m, a);
}

uint32_t
mg_add(const struct mg *m, uint32_t a, uint32_t b)
{
	assert(a < m->n && b < m->n);
	return a >= m->n - b ? a - (m->n - b) : a + b;
}

uint32_t
mg_sub(const struct mg *m, uint32_t a, uint32_t b)
{
	assert(a < m->n && b < m->n);
	return a >= b ? a - b : m->n - (b - a);
}

uint32_t
mg_neg(const struct mg *m, uint32_t a)
{
	return mg_sub(m, 0, a);
}

uint32_t
mg_mul(const struct mg *m, uint32_t a, uint32_t b)
{
	assert(a < m->n && b < m->n);
	return redc(m, (uint64_t)a * b);
}

uint32_t
mg_pow(const struct mg *m, uint32_t a, uint64_t e)
{
	uint32_t r = m->one;

	assert(a < m->n);
	for (; e != 0; e >>= 1) {
		if (e & 1)
			r = mg_mul(m, r, a);
		a = mg_mul(m, a, a);
	}
	return r;
}

uint32_t
mg_inv(const struct mg *m, uint32_t a)
{
	int64_t u = 0, v = 1;
	uint32_t x = m->n, y = mg_leave(m, a);

	while (y != 0) {
		uint32_t q = x / y, z = x % y;
		int64_t w = u - (int64_t)q * v;

		x = y;
		y = z;
		u = v;
		v = w;
	}
	assert(x == 1);
	return mg_enter(m, (uint32_t)(u < 0 ? u + m->n : u));
}

int
mg_prime(uint32_t n)
{
	static const uint32_t bases[] = { 2, 7, 61 };

	if (n < 3 || n % 2 == 0)
		return n == 2;
	struct mg m = mg_setup(n);
	uint32_t minus = mg_neg(&m, m.one), d = n - 1;
	int s = 0;

	for (; d % 2 == 0; d /= 2)
		s++;
	for (int i = 0; i < 3; i++) {
		uint32_t a = mg_enter(&m, bases[i]);
		int k;

		if (a == 0)
			continue;
		a = mg_pow(&m, a, d);
		if (a == m.one || a == minus)
			continue;
		for (k = 1; k < s && a != minus; k++)
			a = mg_mul(&m, a, a);
		if (a != minus)
			return 0;
	}
	return 1;
}
