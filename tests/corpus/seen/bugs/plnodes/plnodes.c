#include "plnodes.h"

#include <stdlib.h>
#include <string.h>

struct pl_t {
	enum pl_type type;
	size_t refs;
	long number;
	char *text;
	pl_t *parent;		/* the container that an array or dictionary is in */
	pl_t **items;
	char **keys;		/* of a dictionary, one for each item */
	size_t size, room;
};

static char *dup(const char *s)
{
	size_t n = strlen(s) + 1;
	char *d = malloc(n);
	return d != NULL ? memcpy(d, s, n) : NULL;
}

static pl_t *make(enum pl_type type)
{
	pl_t *v = calloc(1, sizeof *v);
	if (v != NULL) {
		v->type = type;
		v->refs = 1;
	}
	return v;
}

pl_t *pl_int(long value)
{
	pl_t *v = make(PL_INT);
	if (v != NULL)
		v->number = value;
	return v;
}

pl_t *pl_text(const char *text)
{
	if (text == NULL)
		return NULL;
	pl_t *v = make(PL_TEXT);
	if (v != NULL && (v->text = dup(text)) == NULL) {
		free(v);
		return NULL;
	}
	return v;
}

pl_t *pl_array(void)
{
	return make(PL_ARRAY);
}

pl_t *pl_dict(void)
{
	return make(PL_DICT);
}

pl_t *pl_incref(pl_t *v)
{
	if (v != NULL)
		v->refs++;
	return v;
}

static void drop_item(pl_t *v)
{
	v->parent = NULL;
	pl_decref(v);
}

void pl_decref(pl_t *v)
{
	if (v == NULL || --v->refs > 0)
		return;
	for (size_t i = 0; i < v->size; i++) {
		drop_item(v->items[i]);
		if (v->keys != NULL)
			free(v->keys[i]);
	}
	free(v->items);
	free(v->keys);
	free(v->text);
	free(v);
}

enum pl_type pl_typeof(const pl_t *v)
{
	return v != NULL ? v->type : PL_NONE;
}

long pl_int_value(const pl_t *v)
{
	return pl_typeof(v) == PL_INT ? v->number : 0;
}

const char *pl_text_value(const pl_t *v)
{
	return pl_typeof(v) == PL_TEXT ? v->text : NULL;
}

size_t pl_size(const pl_t *v)
{
	return v != NULL ? v->size : 0;
}

/* Whether v can be put into the container. */
static int fits(const pl_t *container, enum pl_type type, const pl_t *v)
{
	if (pl_typeof(container) != type || v == NULL || v->parent != NULL)
		return 0;
	for (const pl_t *p = container; p != NULL; p = p->parent)
		if (p == v)
			return 0;
	return 1;
}

static int grow(pl_t *container)
{
	if (container->size < container->room)
		return 0;
	size_t room = container->room == 0 ? 4 : 2 * container->room;
	pl_t **items = realloc(container->items, room * sizeof *items);
	if (items == NULL)
		return -1;
	container->items = items;
	if (container->type == PL_DICT) {
		char **keys = realloc(container->keys, room * sizeof *keys);
		if (keys == NULL)
			return -1;
		container->keys = keys;
	}
	container->room = room;
	return 0;
}

static void place(pl_t *container, size_t i, pl_t *v)
{
	if (v->type == PL_ARRAY || v->type == PL_DICT)
		v->parent = container;
	container->items[i] = v;
}

static int refuse(pl_t *v)
{
	pl_decref(v);
	return -1;
}

pl_t *pl_array_get(const pl_t *array, size_t i)
{
	return pl_typeof(array) == PL_ARRAY && i < array->size ? array->items[i] : NULL;
}

int pl_array_append(pl_t *array, pl_t *v)
{
	return pl_array_append_new(array, pl_incref(v));
}

int pl_array_append_new(pl_t *array, pl_t *v)
{
	return pl_array_insert_new(array, pl_size(array), v);
}

int pl_array_set_new(pl_t *array, size_t i, pl_t *v)
{
	if (!fits(array, PL_ARRAY, v) || i >= array->size)
		return refuse(v);
	pl_t *old = array->items[i];
	place(array, i, v);
	drop_item(old);
	return 0;
}

int pl_array_insert_new(pl_t *array, size_t i, pl_t *v)
{
	if (!fits(array, PL_ARRAY, v))
		return refuse(v);
	if (i > array->size)
		return -1;
	if (grow(array) != 0)
		return refuse(v);
	memmove(array->items + i + 1, array->items + i, (array->size - i) * sizeof *array->items);
	array->size++;
	place(array, i, v);
	return 0;
}

int pl_array_remove(pl_t *array, size_t i)
{
	if (pl_typeof(array) != PL_ARRAY || i >= array->size)
		return -1;
	pl_t *old = array->items[i];
	array->size--;
	memmove(array->items + i, array->items + i + 1, (array->size - i) * sizeof *array->items);
	drop_item(old);
	return 0;
}

static size_t find(const pl_t *dict, const char *key)
{
	size_t i = 0;
	while (i < dict->size && strcmp(dict->keys[i], key) != 0)
		i++;
	return i;
}

pl_t *pl_dict_get(const pl_t *dict, const char *key)
{
	if (pl_typeof(dict) != PL_DICT || key == NULL)
		return NULL;
	size_t i = find(dict, key);
	return i < dict->size ? dict->items[i] : NULL;
}

int pl_dict_set(pl_t *dict, const char *key, pl_t *v)
{
	return pl_dict_set_new(dict, key, pl_incref(v));
}

int pl_dict_set_new(pl_t *dict, const char *key, pl_t *v)
{
	if (!fits(dict, PL_DICT, v) || key == NULL)
		return refuse(v);
	size_t i = find(dict, key);
	if (i < dict->size) {
		pl_t *old = dict->items[i];
		place(dict, i, v);
		drop_item(old);
		return 0;
	}
	char *copy = dup(key);
	if (copy == NULL || grow(dict) != 0) {
		free(copy);
		return refuse(v);
	}
	dict->keys[i] = copy;
	dict->size++;
	place(dict, i, v);
	return 0;
}
