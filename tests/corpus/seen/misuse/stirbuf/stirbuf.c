#include "stirbuf.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

/*
 * An array begins with a word that holds MAGIC, the type and the index of the
 * rear word; the others are the generator's.
 */
#define MAGIC 0x5b170000u
#define NTYPES 5

static const struct {
	size_t bytes;
	unsigned deg, sep;
} types[NTYPES] = {
	{ 16, 3, 1 }, { 32, 7, 3 }, { 64, 15, 1 }, { 128, 31, 3 }, { 256, 63, 1 },
};

static char first[128];
static char *cur;

static uint32_t
get(const char *state, unsigned i)
{
	uint32_t w;

	memcpy(&w, state + i * sizeof w, sizeof w);
	return w;
}

static void
put(char *state, unsigned i, uint32_t w)
{
	memcpy(state + i * sizeof w, &w, sizeof w);
}

static unsigned
type(const char *state)
{
	uint32_t head = get(state, 0);
	unsigned t = head >> 8 & 0xff;

	assert((head & 0xffff0000u) == MAGIC && t < NTYPES && (head & 0xff) < types[t].deg);
	return t;
}

static uint32_t
step(void)
{
	unsigned t = type(cur), rear = get(cur, 0) & 0xff, front;
	uint32_t sum;

	front = (rear + types[t].sep) % types[t].deg;
	sum = get(cur, 1 + front) + get(cur, 1 + rear);
	put(cur, 1 + front, sum);
	rear = (rear + 1) % types[t].deg;
	put(cur, 0, MAGIC | t << 8 | rear);
	return sum >> 1;
}

static void
seed_as(unsigned t, unsigned seed)
{
	uint32_t w = seed | 1u;
	unsigned i;

	put(cur, 0, MAGIC | t << 8);
	for (i = 0; i < types[t].deg; i++) {
		put(cur, 1 + i, w ^ (seed << 7));
		w = w * 1664525u + 1013904223u;
	}
	for (i = 0; i < 10 * types[t].deg; i++)
		step();
}

static void
start(void)
{
	if (cur == NULL) {
		cur = first;
		seed_as(3, 1);
	}
}

long
sb_random(void)
{
	start();
	return (long)step();
}

void
sb_srandom(unsigned seed)
{
	start();
	seed_as(type(cur), seed);
}

char *
sb_initstate(unsigned seed, char *state, size_t n)
{
	char *old;
	unsigned t;

	if (state == NULL || n < types[0].bytes)
		return NULL;
	start();
	old = cur;
	for (t = NTYPES - 1; types[t].bytes > n; t--)
		;
	cur = state;
	seed_as(t, seed);
	return old;
}

char *
sb_setstate(char *state)
{
	char *old;

	if (state == NULL)
		return NULL;
	start();
	old = cur;
	type(state);
	cur = state;
	return old;
}

long
sb_below(long limit)
{
	long r, top;

	if (limit <= 0)
		return 0;
	if (limit > 0x7fffffff)
		limit = 0x7fffffff;
	top = 0x7fffffff - 0x7fffffff % limit;
	/* a state of zeros would not come to an end, hence the bound */
	for (int i = 0; i < 64; i++)
		if ((r = sb_random()) < top)
			return r % limit;
	return 0;
}

void
sb_shuffle(int *v, size_t n)
{
	for (; n > 1; n--) {
		size_t j = (size_t)sb_random() % n;
		int x = v[n - 1];
		v[n - 1] = v[j];
		v[j] = x;
	}
}
