#include "vregs.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

struct vreg {
	char name[VREG_NAME_MAX + 1];
	int min, max, now;
	unsigned on;			/* sum of the consumers' enables */
	struct vreg_use *uses;
};

struct vreg_use {
	struct vreg *v;
	struct vreg_use *next;
	unsigned enables;
	int min, max;
};

struct vreg *vreg_register(const char *name, int min_uv, int max_uv)
{
	struct vreg *v;

	if (min_uv < 0 || max_uv < min_uv)
		return NULL;
	v = calloc(1, sizeof(*v));
	if (!v)
		return NULL;
	for (int i = 0; i < VREG_NAME_MAX && name[i]; i++)
		v->name[i] = name[i];
	v->min = v->now = min_uv;
	v->max = max_uv;
	return v;
}

void vreg_unregister(struct vreg *v)
{
	if (!v)
		return;
	assert(!v->uses && "supply still has consumers");
	free(v);
}

const char *vreg_name(const struct vreg *v)
{
	return v->name;
}

bool vreg_is_on(const struct vreg *v)
{
	return v->on > 0;
}

int vreg_voltage(const struct vreg *v)
{
	return v->now;
}

/* Lowest voltage for all, with u asking for min..max; -1 if there is none. */
static int settle(const struct vreg *v, const struct vreg_use *u, int min, int max)
{
	int lo = v->min, hi = v->max;

	for (const struct vreg_use *i = v->uses; i; i = i->next) {
		int a = i == u ? min : i->min;
		int b = i == u ? max : i->max;

		if (a > lo)
			lo = a;
		if (b < hi)
			hi = b;
	}
	return lo <= hi ? lo : -1;
}

struct vreg_use *vreg_get(struct vreg *v)
{
	struct vreg_use *u = calloc(1, sizeof(*u));

	if (!u)
		return NULL;
	u->v = v;
	u->max = INT_MAX;
	u->next = v->uses;
	v->uses = u;
	return u;
}

void vreg_put(struct vreg_use *u)
{
	struct vreg_use **p;
	struct vreg *v;

	if (!u)
		return;
	assert(u->enables == 0 && "unbalanced enables");
	v = u->v;
	for (p = &v->uses; *p != u; p = &(*p)->next)
		;
	*p = u->next;
	free(u);
	v->now = settle(v, NULL, 0, 0);
}

int vreg_enable(struct vreg_use *u)
{
	if (u->enables == VREG_NEST_MAX)
		return -1;
	u->enables++;
	u->v->on++;
	return 0;
}

void vreg_disable(struct vreg_use *u)
{
	assert(u->enables > 0 && "unbalanced disable");
	u->enables--;
	u->v->on--;
}

void vreg_disable_all(struct vreg_use *u)
{
	u->v->on -= u->enables;
	u->enables = 0;
}

int vreg_want(struct vreg_use *u, int min_uv, int max_uv)
{
	int uv = settle(u->v, u, min_uv, max_uv);

	if (uv < 0)
		return -1;
	u->min = min_uv;
	u->max = max_uv;
	u->v->now = uv;
	return 0;
}
