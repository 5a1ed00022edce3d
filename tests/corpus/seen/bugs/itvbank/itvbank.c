// SPDX-License-Identifier: BSD-2-Clause
#include "itvbank.h"

#include <stdbool.h>
#include <string.h>

enum { IDLE, RUNNING, HELD };

/* a + b, or ITV_NEVER */
static uint64_t later(uint64_t a, uint64_t b)
{
	return b > UINT64_MAX - a ? ITV_NEVER : a + b;
}

static bool is(const struct itvbank *b, unsigned slot, int state)
{
	return slot < ITV_SLOTS && b->slot[slot].state == state;
}

void itvbank_init(struct itvbank *b)
{
	memset(b, 0, sizeof(*b));
}

int itv_arm(struct itvbank *b, unsigned slot, uint64_t delay, uint64_t interval)
{
	if (slot >= ITV_SLOTS)
		return -1;
	b->slot[slot].expire = later(b->now, delay);
	b->slot[slot].interval = interval;
	b->slot[slot].fired = 0;
	b->slot[slot].state = RUNNING;
	return 0;
}

int itv_disarm(struct itvbank *b, unsigned slot)
{
	if (slot >= ITV_SLOTS || b->slot[slot].state == IDLE)
		return -1;
	b->slot[slot].state = IDLE;
	return 0;
}

int itv_hold(struct itvbank *b, unsigned slot)
{
	if (!is(b, slot, RUNNING))
		return -1;
	b->slot[slot].state = HELD;
	return 0;
}

int itv_unhold(struct itvbank *b, unsigned slot)
{
	uint64_t expire, interval;

	if (!is(b, slot, HELD))
		return -1;
	expire = b->slot[slot].expire;
	interval = b->slot[slot].interval;
	if (expire <= b->now && interval == 0) {
		b->slot[slot].state = IDLE;
		return 0;
	}
	while (expire <= b->now && expire != ITV_NEVER)
		expire = later(expire, interval);
	b->slot[slot].expire = expire;
	b->slot[slot].state = RUNNING;
	return 0;
}

int itv_advance(struct itvbank *b, uint64_t now)
{
	int expired = 0;

	if (now < b->now)
		return 0;
	b->now = now;
	for (unsigned i = 0; i < ITV_SLOTS; i++) {
		uint64_t expire = b->slot[i].expire;
		uint64_t interval = b->slot[i].interval;
		uint64_t periods;

		if (!is(b, i, RUNNING) || expire == ITV_NEVER || expire > now)
			continue;
		expired++;
		if (interval == 0) {
			b->slot[i].fired++;
			b->slot[i].state = IDLE;
			continue;
		}
		/* The last of its times up to now, and the one after that. */
		periods = (now - expire) / interval;
		b->slot[i].fired = later(b->slot[i].fired, periods);
		b->slot[i].fired = later(b->slot[i].fired, 1);
		b->slot[i].expire = later(expire + periods * interval, interval);
	}
	return expired;
}

int itv_collect(struct itvbank *b, unsigned slot, uint64_t *n)
{
	if (slot >= ITV_SLOTS)
		return -1;
	*n = b->slot[slot].fired;
	b->slot[slot].fired = 0;
	return 0;
}

uint64_t itv_next(const struct itvbank *b)
{
	uint64_t next = ITV_NEVER;

	for (unsigned i = 0; i < ITV_SLOTS; i++)
		if (is(b, i, RUNNING) && b->slot[i].expire < next)
			next = b->slot[i].expire;
	return next;
}
