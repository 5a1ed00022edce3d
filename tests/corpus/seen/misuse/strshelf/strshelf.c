#include "strshelf.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* `items` has always room for a NULL behind the last. */
struct shelf {
	const char **items;
	size_t n;
};

static const char **new_items(size_t n)
{
	return malloc((n + 1) * sizeof(const char *));
}

struct shelf *shelf_from_sorted(const char *const *strings, size_t n)
{
	struct shelf *s;

	if (n > SHELF_MAX)
		return NULL;
	for (size_t i = 1; i < n; i++)
		assert(strcmp(strings[i - 1], strings[i]) < 0);
	s = malloc(sizeof *s);
	if (!s)
		return NULL;
	s->items = new_items(n);
	if (!s->items) {
		free(s);
		return NULL;
	}
	if (n)
		memcpy(s->items, strings, n * sizeof *strings);
	s->items[n] = NULL;
	s->n = n;
	return s;
}

struct shelf *shelf_new(void)
{
	return shelf_from_sorted(NULL, 0);
}

void shelf_free(struct shelf *s)
{
	if (s) {
		free(s->items);
		free(s);
	}
}

size_t shelf_rank(const struct shelf *s, const char *string)
{
	size_t low = 0, high = s->n;

	while (low < high) {
		size_t mid = low + (high - low) / 2;
		if (strcmp(s->items[mid], string) < 0)
			low = mid + 1;
		else
			high = mid;
	}
	return low;
}

static int is_at(const struct shelf *s, size_t i, const char *string)
{
	return i < s->n && strcmp(s->items[i], string) == 0;
}

const char *shelf_find(const struct shelf *s, const char *string)
{
	size_t i = shelf_rank(s, string);

	return is_at(s, i, string) ? s->items[i] : NULL;
}

int shelf_put(struct shelf *s, const char *string)
{
	size_t i = shelf_rank(s, string);
	const char **items;

	if (is_at(s, i, string))
		return 0;
	if (s->n >= SHELF_MAX)
		return -1;
	items = new_items(s->n + 1);
	if (!items)
		return -1;
	memcpy(items, s->items, i * sizeof *items);
	items[i] = string;
	memcpy(items + i + 1, s->items + i, (s->n - i + 1) * sizeof *items);
	free(s->items);
	s->items = items;
	s->n++;
	return 1;
}

const char *shelf_take(struct shelf *s, const char *string)
{
	size_t i = shelf_rank(s, string);
	const char *taken;

	if (!is_at(s, i, string))
		return NULL;
	taken = s->items[i];
	memmove(s->items + i, s->items + i + 1, (s->n - i) * sizeof *s->items);
	s->n--;
	return taken;
}

size_t shelf_size(const struct shelf *s)
{
	return s->n;
}

const char *const *shelf_strings(const struct shelf *s)
{
	return s->items;
}

int shelf_merge(struct shelf *a, const struct shelf *b)
{
	const char **items;
	size_t i = 0, k = 0, n = 0;

	if (a == b)
		return 0;
	items = new_items(a->n + b->n);
	if (!items)
		return -1;
	while (i < a->n || k < b->n) {
		int order = i == a->n ? 1 : k == b->n ? -1 : strcmp(a->items[i], b->items[k]);
		items[n++] = order <= 0 ? a->items[i] : b->items[k];
		if (order <= 0)
			i++;
		if (order >= 0)
			k++;
	}
	if (n > SHELF_MAX) {
		free(items);
		return -1;
	}
	items[n] = NULL;
	free(a->items);
	a->items = items;
	a->n = n;
	return 0;
}

void shelf_clear(struct shelf *s)
{
	s->n = 0;
	s->items[0] = NULL;
}
