#include "sessreg.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct session {
	struct session *next, *prev;
	sr_id id;
	uint64_t seen;
	char user[SR_USER_MAX + 1];
};

struct sessreg {
	struct session *head;
	uint64_t ttl;
	sr_id last;
};

struct sessreg *sr_new(uint64_t ttl)
{
	struct sessreg *sr = calloc(1, sizeof *sr);

	if (sr)
		sr->ttl = ttl;
	return sr;
}

static struct session *lookup(const struct sessreg *sr, sr_id id)
{
	struct session *s;

	for (s = sr->head; s; s = s->next)
		if (s->id == id)
			return s;
	return NULL;
}

static void drop(struct sessreg *sr, struct session *s)
{
	if (s->prev)
		s->prev->next = s->next;
	else
		sr->head = s->next;
	if (s->next)
		s->next->prev = s->prev;
	free(s);
}

void sr_free(struct sessreg *sr)
{
	if (!sr)
		return;
	while (sr->head)
		drop(sr, sr->head);
	free(sr);
}

sr_id sr_open(struct sessreg *sr, const char *user, uint64_t now)
{
	size_t len = strlen(user);
	struct session *s;

	if (len == 0 || len > SR_USER_MAX)
		return 0;
	s = malloc(sizeof *s);
	if (!s)
		return 0;
	memcpy(s->user, user, len + 1);
	s->seen = now;
	do
		sr->last++;
	while (sr->last == 0 || lookup(sr, sr->last));
	s->id = sr->last;
	s->prev = NULL;
	s->next = sr->head;
	if (s->next)
		s->next->prev = s;
	sr->head = s;
	return s->id;
}

int sr_close(struct sessreg *sr, sr_id id)
{
	struct session *s = lookup(sr, id);

	if (!s)
		return -1;
	drop(sr, s);
	return 0;
}

int sr_touch(struct sessreg *sr, sr_id id, uint64_t now)
{
	struct session *s = lookup(sr, id);

	if (!s)
		return -1;
	s->seen = now;
	return 0;
}

const char *sr_user(const struct sessreg *sr, sr_id id)
{
	const struct session *s = lookup(sr, id);

	return s ? s->user : NULL;
}

unsigned sr_count(const struct sessreg *sr, const char *user)
{
	const struct session *s;
	unsigned n = 0;

	for (s = sr->head; s; s = s->next)
		if (!user || strcmp(s->user, user) == 0)
			n++;
	return n;
}

unsigned sr_expire(struct sessreg *sr, uint64_t now)
{
	struct session *s;
	unsigned n = 0;

	for (s = sr->head; s; s = s->next) {
		if (now > s->seen && now - s->seen > sr->ttl) {
			drop(sr, s);
			n++;
		}
	}
	return n;
}

unsigned sr_kick(struct sessreg *sr, const char *user)
{
	/* user may be what sr_user() returned */
	char name[SR_USER_MAX + 1];
	struct session *s, *next;
	unsigned n = 0;

	if (strlen(user) > SR_USER_MAX)
		return 0;
	strcpy(name, user);
	for (s = sr->head; s; s = next) {
		next = s->next;
		if (strcmp(s->user, name) == 0) {
			drop(sr, s);
			n++;
		}
	}
	return n;
}
