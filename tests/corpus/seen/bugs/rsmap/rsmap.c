#include "rsmap.h"

#include <stdlib.h>
#include <string.h>

struct slot {
	uint32_t size, addr;
};

struct rsmap {
	uint32_t base, end;	/* units base..end-1 */
	uint32_t lost;
	int nslot;
	int n;			/* pieces */
	struct slot s[];
};

struct rsmap *
rm_open(int nslot, uint32_t base, uint32_t size)
{
	struct rsmap *m;

	if (nslot < 2 || nslot > RM_SLOTS || base == 0 || size > UINT32_MAX - base)
		return NULL;
	m = malloc(sizeof *m + (size_t)nslot * sizeof m->s[0]);
	if (m == NULL)
		return NULL;
	memset(m->s, 0, (size_t)nslot * sizeof m->s[0]);
	m->base = base;
	m->end = base + size;
	m->lost = 0;
	m->nslot = nslot;
	m->n = 0;
	if (size > 0) {
		m->s[0].size = size;
		m->s[0].addr = base;
		m->n = 1;
	}
	return m;
}

void
rm_close(struct rsmap *m)
{
	free(m);
}

/* Remove a piece; what follows moves down, the closing entry too. */
static void
squeeze(struct rsmap *m, int i)
{
	memmove(&m->s[i], &m->s[i + 1], (size_t)(m->n - i) * sizeof m->s[0]);
	m->n--;
}

/* Make a piece at i; what is there moves up, the closing entry too. */
static int
insert(struct rsmap *m, int i, uint32_t addr, uint32_t size)
{
	if (m->n >= m->nslot)
		return -1;
	memmove(&m->s[i + 1], &m->s[i], (size_t)(m->n - i + 1) * sizeof m->s[0]);
	m->s[i].addr = addr;
	m->s[i].size = size;
	m->n++;
	return 0;
}

uint32_t
rm_alloc(struct rsmap *m, uint32_t size)
{
	struct slot *p;
	uint32_t addr;

	if (size == 0)
		return 0;
	for (p = m->s; p->size != 0; p++)
		if (p->size >= size) {
			addr = p->addr;
			p->addr += size;
			p->size -= size;
			if (p->size == 0)
				squeeze(m, (int)(p - m->s));
			return addr;
		}
	return 0;
}

/* Whether the units belong to the map. */
static int
inside(const struct rsmap *m, uint32_t addr, uint32_t size)
{
	return addr >= m->base && addr <= m->end && size <= m->end - addr;
}

int
rm_get(struct rsmap *m, uint32_t addr, uint32_t size)
{
	int i;
	uint32_t before, after;

	if (size == 0)
		return 0;
	if (!inside(m, addr, size))
		return -1;
	for (i = 0; i < m->n; i++)
		if (addr >= m->s[i].addr && addr - m->s[i].addr < m->s[i].size)
			break;
	if (i == m->n)
		return -1;
	before = addr - m->s[i].addr;
	if (m->s[i].size - before < size)
		return -1;
	after = m->s[i].size - before - size;
	if (before == 0 && after == 0) {
		squeeze(m, i);
	} else if (before == 0) {
		m->s[i].addr += size;
		m->s[i].size = after;
	} else {
		if (after != 0 && insert(m, i + 1, addr + size, after) < 0)
			return -1;
		m->s[i].size = before;
	}
	return 0;
}

int
rm_free(struct rsmap *m, uint32_t addr, uint32_t size)
{
	int i, down, up;

	if (size == 0)
		return 0;
	if (!inside(m, addr, size))
		return -1;
	for (i = 0; i < m->n && m->s[i].addr < addr; i++)
		continue;
	if (i < m->n && m->s[i].addr - addr < size)
		return -1;
	if (i > 0 && addr - m->s[i - 1].addr < m->s[i - 1].size)
		return -1;
	down = i > 0 && m->s[i - 1].addr + m->s[i - 1].size == addr;
	up = i < m->n && addr + size == m->s[i].addr;
	if (down) {
		m->s[i - 1].size += size;
		if (up) {
			m->s[i - 1].size += m->s[i].size;
			squeeze(m, i);
		}
	} else if (up) {
		m->s[i].addr = addr;
		m->s[i].size += size;
	} else if (insert(m, i, addr, size) < 0) {
		m->lost += size;
		return 1;
	}
	return 0;
}

uint32_t
rm_avail(const struct rsmap *m)
{
	uint32_t sum = 0;
	int i;

	for (i = 0; i < m->n; i++)
		sum += m->s[i].size;
	return sum;
}

uint32_t
rm_largest(const struct rsmap *m)
{
	uint32_t most = 0;
	int i;

	for (i = 0; i < m->n; i++)
		if (m->s[i].size > most)
			most = m->s[i].size;
	return most;
}

uint32_t
rm_lost(const struct rsmap *m)
{
	return m->lost;
}

uint32_t
rm_piece(const struct rsmap *m, int i, uint32_t *addr)
{
	if (i < 0 || i >= m->n)
		return 0;
	if (addr != NULL)
		*addr = m->s[i].addr;
	return m->s[i].size;
}
