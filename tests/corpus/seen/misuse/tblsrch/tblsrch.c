#include "tblsrch.h"

#include <string.h>

static char *elem(const void *base, size_t i, size_t width)
{
	return i == 0 ? (char *)base : (char *)base + i * width;
}

void *ts_lfind(const void *key, const void *base, size_t n, size_t width, ts_cmp cmp)
{
	size_t i;

	for (i = 0; i < n; i++)
		if (cmp(key, elem(base, i, width)) == 0)
			return elem(base, i, width);
	return NULL;
}

size_t ts_lower(const void *key, const void *base, size_t n, size_t width, ts_cmp cmp)
{
	size_t lo = 0, hi = n, mid;

	while (lo < hi) {
		mid = lo + (hi - lo) / 2;
		if (cmp(key, elem(base, mid, width)) > 0)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

void *ts_bfind(const void *key, const void *base, size_t n, size_t width, ts_cmp cmp)
{
	size_t i = ts_lower(key, base, n, width, cmp);

	if (i == n || cmp(key, elem(base, i, width)) != 0)
		return NULL;
	return elem(base, i, width);
}

void *ts_ladd(const void *key, void *base, size_t *np, size_t width, ts_cmp cmp)
{
	void *p = ts_lfind(key, base, *np, width, cmp);

	if (p != NULL)
		return p;
	p = elem(base, *np, width);
	memmove(p, key, width);
	++*np;
	return p;
}

void *ts_badd(const void *key, void *base, size_t *np, size_t width, ts_cmp cmp)
{
	size_t i = ts_lower(key, base, *np, width, cmp);
	char *p = elem(base, i, width);

	if (i < *np) {
		if (cmp(key, p) == 0)
			return p;
		memmove(p + width, p, (*np - i) * width);
	}
	memmove(p, key, width);
	++*np;
	return p;
}

void ts_del(void *base, size_t *np, size_t width, size_t i)
{
	char *p = elem(base, i, width);

	--*np;
	memmove(p, p + width, (*np - i) * width);
}

static void swap(char *a, char *b, size_t width)
{
	for (; width > 0; width--) {
		char c = *a;
		*a++ = *b;
		*b++ = c;
	}
}

void ts_sort(void *base, size_t n, size_t width, ts_cmp cmp)
{
	size_t i, j;

	for (i = 1; i < n; i++)
		for (j = i; j > 0 && cmp(elem(base, j - 1, width), elem(base, j, width)) > 0; j--)
			swap(elem(base, j - 1, width), elem(base, j, width), width);
}

size_t ts_uniq(void *base, size_t n, size_t width, ts_cmp cmp)
{
	size_t i, kept = 0;

	for (i = 0; i < n; i++) {
		if (kept > 0 && cmp(elem(base, kept - 1, width), elem(base, i, width)) == 0)
			continue;
		if (kept != i)
			memmove(elem(base, kept, width), elem(base, i, width), width);
		kept++;
	}
	return kept;
}

int ts_cmpint(const void *a, const void *b)
{
	int x = *(const int *)a, y = *(const int *)b;

	return (x > y) - (x < y);
}

int ts_cmpstr(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}
