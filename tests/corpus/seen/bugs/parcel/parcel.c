#include "parcel.h"

#include <stdlib.h>
#include <string.h>

struct item {
	char *name;
	unsigned char *data;
	size_t len;
};

struct parcel {
	size_t count;
	struct item items[PARCEL_MAX];
};

parcel_t *parcel_new(void)
{
	return calloc(1, sizeof(parcel_t));
}

void parcel_free(parcel_t *p)
{
	if (!p)
		return;
	for (size_t i = 0; i < p->count; i++) {
		free(p->items[i].name);
		free(p->items[i].data);
	}
	free(p);
}

struct input {
	const unsigned char *at;
	size_t left;
};

static int take(struct input *in, void *to, size_t len)
{
	if (in->left < len)
		return 0;
	if (len > 0)
		memcpy(to, in->at, len);
	in->at += len;
	in->left -= len;
	return 1;
}

static parcel_err load_item(struct input *in, struct item *item)
{
	unsigned char len, size[2];

	item->data = NULL;
	if (!take(in, &len, 1) || len == 0 || in->left < len)
		return PARCEL_ETRUNC;
	item->name = malloc((size_t)len + 1);
	if (!item->name)
		return PARCEL_ENOMEM;
	take(in, item->name, len);
	item->name[len] = '\0';
	if (strlen(item->name) != len) {
		free(item->name);
		item->name = NULL;
		return PARCEL_EARG;
	}
	if (!take(in, size, 2)) {
		free(item->name);
		return PARCEL_ETRUNC;
	}
	item->len = (size_t)size[0] << 8 | size[1];
	if (in->left < item->len) {
		free(item->name);
		item->name = NULL;
		return PARCEL_ETRUNC;
	}
	item->data = malloc(item->len + 1);
	if (!item->data)
		return PARCEL_ENOMEM;
	take(in, item->data, item->len);
	return PARCEL_OK;
}

parcel_err parcel_load(const void *bytes, size_t len, parcel_t **out)
{
	struct input in = { bytes, len };
	unsigned char head[2];
	parcel_err err = PARCEL_OK;
	parcel_t *p;

	*out = NULL;
	if (!take(&in, head, 2))
		return PARCEL_ETRUNC;
	if (head[0] != 'P' || head[1] > PARCEL_MAX)
		return PARCEL_EMAGIC;
	p = parcel_new();
	if (!p)
		return PARCEL_ENOMEM;
	while (err == PARCEL_OK && p->count < head[1])
		err = load_item(&in, &p->items[p->count++]);
	if (err == PARCEL_OK && in.left > 0)
		err = PARCEL_ETRAIL;
	if (err != PARCEL_OK) {
		parcel_free(p);
		return err;
	}
	*out = p;
	return PARCEL_OK;
}

size_t parcel_size(const parcel_t *p)
{
	size_t size = 2;

	for (size_t i = 0; i < p->count; i++)
		size += 1 + strlen(p->items[i].name) + 2 + p->items[i].len;
	return size;
}

size_t parcel_save(const parcel_t *p, void *bytes, size_t room)
{
	size_t size = parcel_size(p);
	unsigned char *to = bytes;

	if (size > room)
		return 0;
	*to++ = 'P';
	*to++ = (unsigned char)p->count;
	for (size_t i = 0; i < p->count; i++) {
		const struct item *item = &p->items[i];
		size_t len = strlen(item->name);

		*to++ = (unsigned char)len;
		memcpy(to, item->name, len);
		to += len;
		*to++ = (unsigned char)(item->len >> 8);
		*to++ = (unsigned char)item->len;
		memcpy(to, item->data, item->len);
		to += item->len;
	}
	return size;
}

static struct item *find(const parcel_t *p, const char *name)
{
	for (size_t i = 0; i < p->count; i++)
		if (strcmp(p->items[i].name, name) == 0)
			return (struct item *)&p->items[i];
	return NULL;
}

parcel_err parcel_put(parcel_t *p, const char *name, const void *data, size_t len)
{
	size_t name_len = strlen(name);
	struct item *item = find(p, name), added;

	if (name_len == 0 || name_len > 255 || len > 65535 || (!item && p->count == PARCEL_MAX))
		return PARCEL_EARG;
	added.len = len;
	added.data = malloc(len + 1);
	if (!added.data)
		return PARCEL_ENOMEM;
	if (len > 0)
		memcpy(added.data, data, len);
	if (item) {
		free(item->data);
		item->data = added.data;
		item->len = len;
		return PARCEL_OK;
	}
	added.name = malloc(name_len + 1);
	if (!added.name) {
		free(added.data);
		return PARCEL_ENOMEM;
	}
	memcpy(added.name, name, name_len + 1);
	p->items[p->count++] = added;
	return PARCEL_OK;
}

parcel_err parcel_remove(parcel_t *p, const char *name)
{
	struct item *item = find(p, name);

	if (!item)
		return PARCEL_ENOENT;
	free(item->name);
	free(item->data);
	p->count--;
	memmove(item, item + 1, (size_t)(&p->items[p->count] - item) * sizeof *item);
	return PARCEL_OK;
}

const void *parcel_get(const parcel_t *p, const char *name, size_t *len)
{
	const struct item *item = find(p, name);

	*len = item ? item->len : 0;
	return item ? item->data : NULL;
}

size_t parcel_count(const parcel_t *p)
{
	return p->count;
}

const char *parcel_name(const parcel_t *p, size_t index)
{
	return index < p->count ? p->items[index].name : NULL;
}

const char *parcel_strerror(parcel_err err)
{
	static const char *const texts[] = {
		"no error", "out of memory", "not a parcel", "truncated", "trailing bytes",
		"bad argument", "no such item"
	};

	return (unsigned)err < sizeof texts / sizeof *texts ? texts[err] : "unknown error";
}
