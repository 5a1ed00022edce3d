#include "diarist.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LEVELS 4

struct diary {
	char name[DIARY_NAME_MAX + 1];
	struct diary_sink *first;
	char *last;
	unsigned long counts[LEVELS];
	bool busy;
};

static const char *const names[LEVELS] = {"debug", "info", "warning", "error"};

void diary_sink_init(struct diary_sink *sink, int least, diary_handler handler, void *user)
{
	assert(handler != NULL);
	sink->handler = handler;
	sink->user = user;
	sink->least = least;
	sink->diary = NULL;
	sink->next = NULL;
}

struct diary *diary_open(const char *name)
{
	struct diary *d = calloc(1, sizeof *d);
	if (d == NULL)
		return NULL;
	size_t n = strlen(name);
	memcpy(d->name, name, n < DIARY_NAME_MAX ? n : DIARY_NAME_MAX);
	return d;
}

void diary_close(struct diary *d)
{
	if (d == NULL)
		return;
	assert(!d->busy);
	while (d->first != NULL)
		diary_detach(d, d->first);
	free(d->last);
	free(d);
}

void diary_attach(struct diary *d, struct diary_sink *sink)
{
	assert(!d->busy);
	assert(sink->diary == NULL);
	struct diary_sink **link = &d->first;
	while (*link != NULL)
		link = &(*link)->next;
	*link = sink;
	sink->next = NULL;
	sink->diary = d;
}

void diary_detach(struct diary *d, struct diary_sink *sink)
{
	assert(!d->busy);
	assert(sink->diary == d);
	struct diary_sink **link = &d->first;
	while (*link != sink)
		link = &(*link)->next;
	*link = sink->next;
	sink->next = NULL;
	sink->diary = NULL;
}

bool diary_attached(const struct diary *d, const struct diary_sink *sink)
{
	return sink->diary == d;
}

int diary_log(struct diary *d, int level, const char *format, ...)
{
	char message[DIARY_MESSAGE_MAX + 1];
	va_list arguments;

	assert(!d->busy);
	va_start(arguments, format);
	if (vsnprintf(message, sizeof message, format, arguments) < 0)
		message[0] = '\0';
	va_end(arguments);

	size_t size = strlen(d->name) + 2 + strlen(message) + 1;
	char *text = malloc(size);
	if (text == NULL)
		return 0;
	snprintf(text, size, "%s: %s", d->name, message);
	free(d->last);
	d->last = text;
	if (level >= 0 && level < LEVELS)
		d->counts[level]++;

	int got = 0;
	d->busy = true;
	for (struct diary_sink *sink = d->first; sink != NULL; sink = sink->next) {
		if (level >= sink->least) {
			sink->handler(sink->user, level, text);
			got++;
		}
	}
	d->busy = false;
	return got;
}

const char *diary_last(const struct diary *d)
{
	return d->last;
}

unsigned long diary_count(const struct diary *d, int level)
{
	return level >= 0 && level < LEVELS ? d->counts[level] : 0;
}

const char *diary_level_name(int level)
{
	return level >= 0 && level < LEVELS ? names[level] : "?";
}

int diary_level_of(const char *name)
{
	for (int i = 0; i < LEVELS; i++)
		if (strcmp(name, names[i]) == 0)
			return i;
	return -1;
}
