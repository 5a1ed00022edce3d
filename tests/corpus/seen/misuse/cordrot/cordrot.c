#include "cordrot.h"

#include <assert.h>

/* atan(2^-i), 2^32 to the turn */
static const int32_t angle[CR_STEPS] = {
	0x20000000, 0x12e4051e, 0x09fb385b, 0x051111d4, 0x028b0d43,
	0x0145d7e1, 0x00a2f61e, 0x00517c55, 0x0028be53, 0x00145f2f,
	0x000a2f98, 0x000517cc, 0x00028be6, 0x000145f3, 0x0000a2fa,
	0x0000517d, 0x000028be, 0x0000145f, 0x00000a30, 0x00000518,
};

static const int32_t gain[CR_STEPS] = {
	0x2d413ccd, 0x287a26c5, 0x2744c375, 0x26f72284, 0x26e3b583,
	0x26ded9f5, 0x26dda30d, 0x26dd5553, 0x26dd41e4, 0x26dd3d09,
	0x26dd3bd2, 0x26dd3b84, 0x26dd3b71, 0x26dd3b6c, 0x26dd3b6a,
	0x26dd3b6a, 0x26dd3b6a, 0x26dd3b6a, 0x26dd3b6a, 0x26dd3b6a,
};

static int32_t shrink(int32_t v, int steps)
{
	return (int32_t)(((int64_t)v * gain[steps - 1] + (1 << 29)) >> 30);
}

int32_t cr_gain(int steps)
{
	return gain[steps - 1];
}

struct cr_vec cr_rot_raw(struct cr_vec v, brad a, int steps)
{
	int32_t z, t;
	int i;

	if (a > 0x4000 && a < 0xc000) {
		v.x = -v.x;
		v.y = -v.y;
		a = (brad)(a - 0x8000);
	}
	z = (a >= 0x8000 ? (int32_t)a - 0x10000 : (int32_t)a) * 0x10000;
	for (i = 0; i < steps; i++) {
		if (z >= 0) {
			t = v.x - (v.y >> i);
			v.y = v.y + (v.x >> i);
			z -= angle[i];
		} else {
			t = v.x + (v.y >> i);
			v.y = v.y - (v.x >> i);
			z += angle[i];
		}
		v.x = t;
	}
	return v;
}

struct cr_vec cr_rot(struct cr_vec v, brad a)
{
	v = cr_rot_raw(v, a, CR_STEPS);
	v.x = shrink(v.x, CR_STEPS);
	v.y = shrink(v.y, CR_STEPS);
	return v;
}

/* one as 2.28, for the bits that get lost */
static const struct cr_vec unit = { 1 << 28, 0 };

q16 cr_sin(brad a)
{
	return (cr_rot(unit, a).y + (1 << 11)) >> 12;
}

q16 cr_cos(brad a)
{
	return (cr_rot(unit, a).x + (1 << 11)) >> 12;
}

/* turns v onto the x axis; returns by how much */
static uint32_t onto_axis(struct cr_vec *v)
{
	uint32_t z = 0;
	int32_t t;
	int i;

	if (v->x < 0) {
		v->x = -v->x;
		v->y = -v->y;
		z = 0x80000000;
	}
	for (i = 0; i < CR_STEPS; i++) {
		if (v->y >= 0) {
			t = v->x + (v->y >> i);
			v->y = v->y - (v->x >> i);
			z += (uint32_t)angle[i];
		} else {
			t = v->x - (v->y >> i);
			v->y = v->y + (v->x >> i);
			z -= (uint32_t)angle[i];
		}
		v->x = t;
	}
	return z;
}

brad cr_arg(struct cr_vec v)
{
	if (v.x == 0 && v.y == 0)
		return 0;
	/* small ones have too few bits */
	while (v.x < CR_MAX / 4 && v.x > -CR_MAX / 4 && v.y < CR_MAX / 4 && v.y > -CR_MAX / 4) {
		v.x *= 2;
		v.y *= 2;
	}
	return (brad)((onto_axis(&v) + 0x8000) >> 16);
}

int32_t cr_len(struct cr_vec v)
{
	onto_axis(&v);
	return shrink(v.x, CR_STEPS);
}

static q16 fits(int64_t v)
{
	assert(v >= INT32_MIN && v <= INT32_MAX);
	return (q16)v;
}

q16 cr_mul(q16 a, q16 b)
{
	return fits((int64_t)a * b >> 16);
}

q16 cr_div(q16 a, q16 b)
{
	return fits((int64_t)a * CR_ONE / b);
}

q16 cr_scale(q16 a, int n)
{
	return a * ((int32_t)1 << n);
}

q16 cr_sqrt(q16 a)
{
	uint64_t v, bit = (uint64_t)1 << 46, root = 0;

	assert(a >= 0);
	v = (uint64_t)a << 16;
	for (; bit != 0; bit >>= 2) {
		if (v >= root + bit) {
			v -= root + bit;
			root = (root >> 1) + bit;
		} else
			root >>= 1;
	}
	return (q16)root;
}

int cr_log2(uint32_t x)
{
	return 31 - __builtin_clz(x);
}

q16 cr_interp(const q16 *table, int n, q16 x)
{
	int i = x >> 16;

	if (i == n - 1)
		return table[i];
	return table[i] + (q16)((int64_t)(table[i + 1] - table[i]) * (x & 0xffff) >> 16);
}
