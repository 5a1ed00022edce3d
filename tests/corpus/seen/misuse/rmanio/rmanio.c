#include "rmanio.h"

#include <assert.h>
#include <stdlib.h>

struct resource {
	struct rman *rm;
	struct resource *next;		/* sorted by first */
	uint64_t first, last;
	unsigned flags;
	bool active;
};

struct rman {
	uint64_t first, last;
	struct resource *list;
	unsigned count;
};

rman_t *rman_create(uint64_t first, uint64_t last)
{
	rman_t *rm;

	if (last < first)
		return NULL;
	rm = calloc(1, sizeof(*rm));
	if (rm == NULL)
		return NULL;
	rm->first = first;
	rm->last = last;
	return rm;
}

void rman_destroy(rman_t *rm)
{
	if (rm == NULL)
		return;
	assert(rm->list == NULL);
	free(rm);
}

/* Rounds *at up to a multiple of the power of two; false on overflow. */
static bool align_up(uint64_t *at, uint64_t power)
{
	uint64_t rest = *at & (power - 1);

	if (rest == 0)
		return true;
	if (*at > UINT64_MAX - (power - rest))
		return false;
	*at += power - rest;
	return true;
}

static bool may_share(const struct resource *r, uint64_t first, uint64_t last, unsigned flags)
{
	return (r->flags & flags & RF_SHAREABLE) != 0 && r->first == first && r->last == last;
}

res_t *rman_reserve(rman_t *rm, uint64_t lo, uint64_t hi, uint64_t count, unsigned flags)
{
	struct resource *r, **link;

	if (count == 0 || (flags & ~(RF_SHAREABLE | RF_ALIGNED)) != 0 || rm->count == RMAN_MAX)
		return NULL;
	if ((flags & RF_ALIGNED) != 0 && (count & (count - 1)) != 0)
		return NULL;
	if (lo < rm->first)
		lo = rm->first;
	if (hi > rm->last)
		hi = rm->last;

again:
	if ((flags & RF_ALIGNED) != 0 && !align_up(&lo, count))
		return NULL;
	if (lo > hi || hi - lo < count - 1)
		return NULL;
	for (r = rm->list; r != NULL; r = r->next) {
		if (r->last < lo || r->first > lo + (count - 1))
			continue;
		if (may_share(r, lo, lo + (count - 1), flags))
			continue;
		if (r->last == UINT64_MAX)
			return NULL;
		lo = r->last + 1;
		goto again;
	}

	r = malloc(sizeof(*r));
	if (r == NULL)
		return NULL;
	r->rm = rm;
	r->first = lo;
	r->last = lo + (count - 1);
	r->flags = flags;
	r->active = false;
	for (link = &rm->list; *link != NULL && (*link)->first <= lo; link = &(*link)->next)
		continue;
	r->next = *link;
	*link = r;
	rm->count++;
	return r;
}

unsigned rman_reserved(const rman_t *rm)
{
	return rm->count;
}

bool rman_taken(const rman_t *rm, uint64_t number)
{
	for (const struct resource *r = rm->list; r != NULL; r = r->next)
		if (r->first <= number && number <= r->last)
			return true;
	return false;
}

bool res_activate(res_t *r)
{
	assert(!r->active);
	for (const struct resource *o = r->rm->list; o != NULL; o = o->next)
		if (o->active && o->first == r->first)
			return false;
	r->active = true;
	return true;
}

void res_deactivate(res_t *r)
{
	assert(r->active);
	r->active = false;
}

bool res_is_active(const res_t *r)
{
	return r->active;
}

void res_release(res_t *r)
{
	struct resource **link;

	if (r == NULL)
		return;
	assert(!r->active);
	for (link = &r->rm->list; *link != r; link = &(*link)->next)
		continue;
	*link = r->next;
	r->rm->count--;
	free(r);
}

uint64_t res_first(const res_t *r)
{
	return r->first;
}

uint64_t res_last(const res_t *r)
{
	return r->last;
}
