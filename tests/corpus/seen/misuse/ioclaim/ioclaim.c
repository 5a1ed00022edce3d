#include "ioclaim.h"

#include <assert.h>
#include <stddef.h>

void
iores_init(struct iores *r, uint32_t start, uint32_t end, const char *name)
{
	r->start = start;
	r->end = end;
	r->name = name;
	r->parent = r->sibling = r->child = NULL;
}

struct iores *
iores_conflict(const struct iores *root, const struct iores *r)
{
	struct iores *p;

	for (p = root->child; p != NULL && p->start <= r->end; p = p->sibling)
		if (p->end >= r->start)
			return p;
	return NULL;
}

int
iores_claim(struct iores *root, struct iores *r)
{
	struct iores **pp;
	const struct iores *p;

	assert(r->parent == NULL);
	for (p = root; p != NULL; p = p->parent)
		assert(p != r);
	if (r->start > r->end || r->start < root->start || r->end > root->end)
		return IORES_EINVAL;
	if (iores_conflict(root, r) != NULL)
		return IORES_EBUSY;
	for (pp = &root->child; *pp != NULL && (*pp)->start < r->start; )
		pp = &(*pp)->sibling;
	r->parent = root;
	r->sibling = *pp;
	*pp = r;
	return 0;
}

int
iores_place(struct iores *root, struct iores *r, uint32_t size, uint32_t align)
{
	const struct iores *p = root->child;
	uint64_t at = root->start, limit;

	if (size == 0 || align == 0 || (align & (align - 1)) != 0 ||
	    r->child != NULL)
		return IORES_EINVAL;
	for (;;) {
		at = (at + align - 1) & ~((uint64_t)align - 1);
		limit = p != NULL ? p->start : (uint64_t)root->end + 1;
		if (at + size <= limit) {
			r->start = (uint32_t)at;
			r->end = (uint32_t)(at + size - 1);
			return iores_claim(root, r);
		}
		if (p == NULL)
			return IORES_EBUSY;
		at = (uint64_t)p->end + 1;
		p = p->sibling;
	}
}

void
iores_release(struct iores *r)
{
	struct iores **pp;

	for (pp = &r->parent->child; *pp != r; )
		pp = &(*pp)->sibling;
	*pp = r->sibling;
	r->parent = r->sibling = NULL;
}

struct iores *
iores_lookup(struct iores *root, uint32_t addr)
{
	struct iores *p;

	if (addr < root->start || addr > root->end)
		return NULL;
	for (p = root->child; p != NULL && p->start <= addr; )
		if (addr <= p->end) {
			root = p;
			p = p->child;
		} else
			p = p->sibling;
	return root;
}

struct iores *
iores_walk(struct iores *root, struct iores *r)
{
	if (r->child != NULL)
		return r->child;
	while (r != root && r->sibling == NULL)
		r = r->parent;
	return r == root ? NULL : r->sibling;
}

unsigned
iores_depth(const struct iores *root, const struct iores *r)
{
	unsigned depth = 0;

	for (; r != root; r = r->parent)
		depth++;
	return depth;
}
