#include "alpnsel.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct entry {
	struct entry *next;
	size_t len;
	char name[];
};

struct alpn_list {
	struct entry *first;
	size_t count;
};

static size_t name_len(const char *name)
{
	size_t len = 0;

	if (name == NULL)
		return 0;
	while (len <= ALPN_MAX_NAME && name[len] != '\0')
		len++;
	return len <= ALPN_MAX_NAME ? len : 0;
}

static struct entry *entry_new(const char *name, size_t len)
{
	struct entry *e = malloc(sizeof(*e) + len + 1);

	if (e == NULL)
		return NULL;
	e->next = NULL;
	e->len = len;
	memcpy(e->name, name, len);
	e->name[len] = '\0';
	return e;
}

/* The link that leads to a name, or the one at the end of the list. */
static struct entry **find(struct alpn_list *list, const char *name, size_t len)
{
	struct entry **link = &list->first;

	while (*link != NULL && ((*link)->len != len || memcmp((*link)->name, name, len) != 0))
		link = &(*link)->next;
	return link;
}

enum alpn_err alpn_create(alpn_handle *out)
{
	if (out == NULL)
		return ALPN_E_INVAL;
	*out = calloc(1, sizeof(**out));
	return *out != NULL ? ALPN_SUCCESS : ALPN_E_NOMEM;
}

void alpn_destroy(alpn_handle list)
{
	if (list == NULL)
		return;
	while (list->first != NULL) {
		struct entry *e = list->first;

		list->first = e->next;
		free(e);
	}
	free(list);
}

static enum alpn_err append(alpn_handle list, const char *name, size_t len)
{
	struct entry **link = find(list, name, len);

	if (*link != NULL)
		return ALPN_E_EXIST;
	if (list->count == ALPN_MAX_NAMES)
		return ALPN_E_FULL;
	*link = entry_new(name, len);
	if (*link == NULL)
		return ALPN_E_NOMEM;
	list->count++;
	return ALPN_SUCCESS;
}

enum alpn_err alpn_append(alpn_handle list, const char *name)
{
	size_t len = name_len(name);

	if (list == NULL || len == 0)
		return ALPN_E_INVAL;
	return append(list, name, len);
}

enum alpn_err alpn_remove(alpn_handle list, const char *name)
{
	size_t len = name_len(name);
	struct entry **link, *e;

	if (list == NULL || len == 0)
		return ALPN_E_INVAL;
	link = find(list, name, len);
	e = *link;
	if (e == NULL)
		return ALPN_E_NOENT;
	*link = e->next;
	list->count--;
	free(e);
	return ALPN_SUCCESS;
}

enum alpn_err alpn_replace(alpn_handle list, const char *name, const char *with)
{
	size_t len = name_len(name), with_len = name_len(with);
	struct entry **link, *old, *fresh;

	if (list == NULL || len == 0 || with_len == 0)
		return ALPN_E_INVAL;
	link = find(list, name, len);
	old = *link;
	if (old == NULL)
		return ALPN_E_NOENT;
	if (len == with_len && memcmp(name, with, len) == 0)
		return ALPN_SUCCESS;
	fresh = entry_new(with, with_len);
	if (fresh == NULL)
		return ALPN_E_NOMEM;
	if (*find(list, with, with_len) != NULL) {
		*link = old->next;
		list->count--;
	} else {
		fresh->next = old->next;
		*link = fresh;
	}
	free(old);
	return ALPN_SUCCESS;
}

enum alpn_err alpn_prefer(alpn_handle list, const char *name)
{
	size_t len = name_len(name);
	struct entry **link, *e;

	if (list == NULL || len == 0)
		return ALPN_E_INVAL;
	link = find(list, name, len);
	e = *link;
	if (e == NULL)
		return ALPN_E_NOENT;
	*link = e->next;
	e->next = list->first;
	list->first = e;
	return ALPN_SUCCESS;
}

size_t alpn_count(alpn_handle list)
{
	return list != NULL ? list->count : 0;
}

const char *alpn_at(alpn_handle list, size_t index)
{
	if (list == NULL || index >= list->count)
		return NULL;
	struct entry *e = list->first;
	while (index-- > 0)
		e = e->next;
	return e->name;
}

const char *alpn_select(alpn_handle server, alpn_handle client)
{
	if (server == NULL || client == NULL)
		return NULL;
	for (struct entry *e = server->first; e != NULL; e = e->next)
		if (*find(client, e->name, e->len) != NULL)
			return e->name;
	return NULL;
}

enum alpn_err alpn_encode(alpn_handle list, uint8_t *buf, size_t *len)
{
	size_t need = 0, room;

	if (list == NULL || len == NULL || (buf == NULL && *len > 0))
		return ALPN_E_INVAL;
	for (struct entry *e = list->first; e != NULL; e = e->next)
		need += 1 + e->len;
	room = *len;
	*len = need;
	if (room < need)
		return ALPN_E_NOSPC;
	for (struct entry *e = list->first; e != NULL; e = e->next) {
		*buf++ = (uint8_t)e->len;
		memcpy(buf, e->name, e->len);
		buf += e->len;
	}
	return ALPN_SUCCESS;
}

static bool well_formed(const uint8_t *buf, size_t len)
{
	size_t at = 0;

	while (at < len) {
		size_t n = buf[at++];

		if (n == 0 || n > len - at || memchr(buf + at, 0, n) != NULL)
			return false;
		at += n;
	}
	return true;
}

enum alpn_err alpn_decode(alpn_handle list, const uint8_t *buf, size_t len)
{
	if (list == NULL || (buf == NULL && len > 0))
		return ALPN_E_INVAL;
	if (!well_formed(buf, len))
		return ALPN_E_MALFORMED;
	for (size_t at = 0; at < len; at += 1 + (size_t)buf[at]) {
		enum alpn_err err = append(list, (const char *)buf + at + 1, buf[at]);

		if (err != ALPN_SUCCESS && err != ALPN_E_EXIST)
			return err;
	}
	return ALPN_SUCCESS;
}
