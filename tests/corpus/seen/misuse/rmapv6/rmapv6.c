#include "rmapv6.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct piece {
	unsigned size, addr;
};

struct rmap {
	size_t n, max;
	unsigned dropped;
	int walking;
	struct piece p[]; /* by address; one more than max */
};

static void panic(const char *why)
{
	fprintf(stderr, "rmap: panic: %s\n", why);
	abort();
}

struct rmap *rm_new(size_t n)
{
	struct rmap *m;

	if (n < 1 || n > 4096)
		return NULL;
	m = calloc(1, sizeof *m + (n + 1) * sizeof *m->p);
	if (m != NULL)
		m->max = n;
	return m;
}

void rm_delete(struct rmap *m)
{
	if (m != NULL && m->walking)
		panic("changed while walked");
	free(m);
}

static void cut(struct rmap *m, size_t i)
{
	m->n--;
	memmove(&m->p[i], &m->p[i + 1], (m->n - i) * sizeof *m->p);
}

static void insert(struct rmap *m, size_t i, unsigned size, unsigned addr)
{
	memmove(&m->p[i + 1], &m->p[i], (m->n - i) * sizeof *m->p);
	m->p[i].size = size;
	m->p[i].addr = addr;
	m->n++;
}

static void fit(struct rmap *m)
{
	size_t i, least = 0;

	if (m->n <= m->max)
		return;
	for (i = 1; i < m->n; i++)
		if (m->p[i].size < m->p[least].size)
			least = i;
	/* sticks at the top */
	if (m->p[least].size > RM_TOP - m->dropped)
		m->dropped = RM_TOP;
	else
		m->dropped += m->p[least].size;
	cut(m, least);
}

unsigned rm_get(struct rmap *m, unsigned size)
{
	size_t i;
	unsigned addr;

	if (m->walking)
		panic("changed while walked");
	if (size == 0)
		return 0;
	for (i = 0; i < m->n; i++)
		if (m->p[i].size >= size) {
			addr = m->p[i].addr;
			m->p[i].addr += size;
			m->p[i].size -= size;
			if (m->p[i].size == 0)
				cut(m, i);
			return addr;
		}
	return 0;
}

int rm_take(struct rmap *m, unsigned size, unsigned addr)
{
	size_t i;
	unsigned before, after;

	if (m->walking)
		panic("changed while walked");
	if (size == 0 || addr == 0)
		return 0;
	for (i = 0; i < m->n; i++) {
		struct piece *p = &m->p[i];
		if (addr < p->addr || addr - p->addr >= p->size)
			continue;
		before = addr - p->addr;
		if (p->size - before < size)
			return 0;
		after = p->size - before - size;
		if (before == 0 && after == 0) {
			cut(m, i);
		} else if (before == 0) {
			p->addr += size;
			p->size = after;
		} else {
			p->size = before;
			if (after > 0) {
				insert(m, i + 1, after, addr + size);
				fit(m);
			}
		}
		return 1;
	}
	return 0;
}

void rm_put(struct rmap *m, unsigned size, unsigned addr)
{
	size_t i;
	int left, right;

	if (m->walking)
		panic("changed while walked");
	if (size == 0)
		return;
	if (addr == 0)
		panic("address 0");
	if (addr > RM_TOP || size - 1 > RM_TOP - addr)
		panic("beyond the top");
	for (i = 0; i < m->n && m->p[i].addr < addr; i++)
		;
	if (i > 0 && addr - m->p[i - 1].addr < m->p[i - 1].size)
		panic("freeing free space");
	if (i < m->n && m->p[i].addr - addr < size)
		panic("freeing free space");
	left = i > 0 && m->p[i - 1].addr + m->p[i - 1].size == addr;
	right = i < m->n && addr + size == m->p[i].addr;
	if (left && right) {
		m->p[i - 1].size += size + m->p[i].size;
		cut(m, i);
	} else if (left) {
		m->p[i - 1].size += size;
	} else if (right) {
		m->p[i].addr = addr;
		m->p[i].size += size;
	} else {
		insert(m, i, size, addr);
		fit(m);
	}
}

unsigned rm_free(const struct rmap *m)
{
	unsigned sum = 0;
	size_t i;

	for (i = 0; i < m->n; i++)
		sum += m->p[i].size;
	return sum;
}

unsigned rm_dropped(const struct rmap *m)
{
	return m->dropped;
}

int rm_each(struct rmap *m, int (*f)(unsigned, unsigned, void *), void *arg)
{
	size_t i;
	int r = 0;

	m->walking++;
	for (i = 0; i < m->n && r == 0; i++)
		r = f(m->p[i].size, m->p[i].addr, arg);
	m->walking--;
	return r;
}
