#include "ringdiary.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_RECORDS 1000
#define LEVELS 5

struct node {
	struct rd_record record;        /* first: a record is its node */
	struct node *next;
	char text[];
};

struct ringdiary {
	size_t max;
	size_t count;
	unsigned long numbers;
	unsigned long seen[LEVELS];
	struct node *oldest;
	struct node *newest;
};

static const char *const level_names[LEVELS] = { "DEBUG", "INFO", "WARN", "ERROR", "FATAL" };

ringdiary *rd_new(size_t max)
{
	ringdiary *diary;

	if (max < 1 || max > MAX_RECORDS)
		return NULL;
	diary = calloc(1, sizeof *diary);
	if (diary == NULL)
		return NULL;
	diary->max = max;
	return diary;
}

/* Unlinks the oldest record; the caller frees it. */
static struct node *unlink_oldest(ringdiary *diary)
{
	struct node *node = diary->oldest;

	diary->oldest = node->next;
	if (diary->oldest == NULL)
		diary->newest = NULL;
	diary->count--;
	return node;
}

void rd_trim(ringdiary *diary, size_t keep)
{
	while (diary->count > keep)
		free(unlink_oldest(diary));
}

void rd_free(ringdiary *diary)
{
	if (diary == NULL)
		return;
	rd_trim(diary, 0);
	free(diary);
}

unsigned long rd_log(ringdiary *diary, enum rd_level level, const char *text)
{
	struct node *node;
	size_t length = 0;

	if (text != NULL)
		while (length < RD_TEXT_MAX && text[length] != '\0')
			length++;
	node = malloc(sizeof *node + length + 1);
	if (node == NULL)
		return 0;
	if (length > 0)
		memcpy(node->text, text, length);
	node->text[length] = '\0';
	node->next = NULL;
	node->record.number = ++diary->numbers;
	node->record.level = level;
	node->record.length = length;
	node->record.text = node->text;
	diary->seen[level]++;

	rd_trim(diary, diary->max - 1);
	if (diary->newest != NULL)
		diary->newest->next = node;
	else
		diary->oldest = node;
	diary->newest = node;
	diary->count++;
	return node->record.number;
}

size_t rd_count(const ringdiary *diary)
{
	return diary->count;
}

unsigned long rd_seen(const ringdiary *diary, enum rd_level level)
{
	return diary->seen[level];
}

static const struct rd_record *record_of(const struct node *node)
{
	return node != NULL ? &node->record : NULL;
}

const struct rd_record *rd_oldest(const ringdiary *diary)
{
	return record_of(diary->oldest);
}

const struct rd_record *rd_newest(const ringdiary *diary)
{
	return record_of(diary->newest);
}

const struct rd_record *rd_after(const struct rd_record *record)
{
	const struct node *node = (const struct node *)(const void *)record;

	return record_of(node->next);
}

int rd_visit(const ringdiary *diary, rd_visitor *visitor, void *arg)
{
	int result = 0;

	for (const struct node *node = diary->oldest; node != NULL && result == 0; node = node->next)
		result = visitor(&node->record, arg);
	return result;
}

int rd_take(ringdiary *diary, char *buf, size_t size)
{
	struct node *node;
	int length;

	if (diary->count == 0)
		return -1;
	if (size > RD_TEXT_MAX + 10)
		size = RD_TEXT_MAX + 10;
	node = unlink_oldest(diary);
	length = snprintf(buf, size, "%s %s", level_names[node->record.level], node->text);
	free(node);
	return length;
}
