#include <stdlib.h>
#include <string.h>

#include "cidrtab.h"

struct cidrtab {
	struct ct_route	*r;
	int		 n;
	int		 cap;
};

struct cidrtab *
ct_open(void)
{
	return calloc(1, sizeof(struct cidrtab));
}

void
ct_close(struct cidrtab *t)
{
	if (t == NULL)
		return;
	free(t->r);
	free(t);
}

static int
bits_ok(int bits)
{
	return bits >= 0 && bits <= 32;
}

static uint32_t
mask(int bits)
{
	return 0xffffffffu << (32 - bits);
}

/* position of the first route that is not before (prefix, bits) */
static int
lower_bound(const struct cidrtab *t, uint32_t prefix, int bits)
{
	int lo = 0, hi = t->n;

	while (lo < hi) {
		int mid = lo + (hi - lo) / 2;
		const struct ct_route *r = &t->r[mid];

		if (r->prefix < prefix || (r->prefix == prefix && r->bits < bits))
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

static int
is_at(const struct cidrtab *t, int pos, uint32_t prefix, int bits)
{
	return pos < t->n && t->r[pos].prefix == prefix && t->r[pos].bits == bits;
}

int
ct_add(struct cidrtab *t, uint32_t addr, int bits, int via)
{
	int pos;

	if (!bits_ok(bits))
		return CT_EBITS;
	addr &= mask(bits);
	pos = lower_bound(t, addr, bits);
	if (is_at(t, pos, addr, bits))
		return CT_EEXIST;
	if (t->n == CT_MAX)
		return CT_EFULL;
	if (t->n == t->cap) {
		int cap = t->cap ? 2 * t->cap : 16;
		struct ct_route *r = realloc(t->r, (size_t)cap * sizeof(*r));

		if (r == NULL)
			return CT_EFULL;
		t->r = r;
		t->cap = cap;
	}
	memmove(&t->r[pos + 1], &t->r[pos], (size_t)(t->n - pos) * sizeof(t->r[0]));
	t->r[pos].prefix = addr;
	t->r[pos].bits = bits;
	t->r[pos].via = via;
	t->n++;
	return 0;
}

int
ct_del(struct cidrtab *t, uint32_t addr, int bits)
{
	int pos;

	if (!bits_ok(bits))
		return CT_EBITS;
	addr &= mask(bits);
	pos = lower_bound(t, addr, bits);
	if (!is_at(t, pos, addr, bits))
		return CT_ENOENT;
	t->n--;
	memmove(&t->r[pos], &t->r[pos + 1], (size_t)(t->n - pos) * sizeof(t->r[0]));
	return 0;
}

int
ct_lookup(const struct cidrtab *t, uint32_t addr, struct ct_route *out)
{
	int i, best = -1;

	for (i = 0; i < t->n && t->r[i].prefix <= addr; i++) {
		if ((addr & mask(t->r[i].bits)) != t->r[i].prefix)
			continue;
		if (best < 0 || t->r[i].bits > t->r[best].bits)
			best = i;
	}
	if (best < 0)
		return CT_ENOENT;
	*out = t->r[best];
	return 0;
}

int
ct_count(const struct cidrtab *t)
{
	return t->n;
}

int
ct_get(const struct cidrtab *t, int i, struct ct_route *out)
{
	if (i < 0 || i >= t->n)
		return CT_ENOENT;
	*out = t->r[i];
	return 0;
}

int
ct_covers(const struct ct_route *a, const struct ct_route *b)
{
	if (!bits_ok(a->bits) || !bits_ok(b->bits) || a->bits > b->bits)
		return 0;
	return ((a->prefix ^ b->prefix) & mask(a->bits)) == 0;
}
