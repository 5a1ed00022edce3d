#include "subopts.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

char *sub_next(char **text, char **value)
{
	char *piece = *text;

	*value = NULL;
	while (*piece == ',')
		piece++;
	if (!*piece) {
		*text = piece;
		return NULL;
	}

	char *end = piece + strcspn(piece, ",");
	*text = end;
	if (*end) {
		*end = '\0';
		*text = end + 1;
	}

	char *equals = strchr(piece, '=');
	if (equals) {
		*equals = '\0';
		*value = equals + 1;
	}
	return piece;
}

const struct sub_opt *sub_find(const struct sub_opt *table, const char *name)
{
	for (; table->name; table++)
		if (strcmp(table->name, name) == 0)
			return table;
	return NULL;
}

size_t sub_count(const struct sub_opt *table)
{
	size_t n = 0;

	while (table[n].name)
		n++;
	return n;
}

int sub_number(const char *text, long *out)
{
	int negative = *text == '-';
	long v = 0;

	if (*text == '-' || *text == '+')
		text++;
	if (!*text)
		return -1;
	/* Downwards, where there is room for LONG_MIN. */
	for (; *text; text++) {
		if (*text < '0' || *text > '9')
			return -1;
		int digit = *text - '0';
		if (v < (LONG_MIN + digit) / 10)
			return -1;
		v = v * 10 - digit;
	}
	if (!negative) {
		if (v == LONG_MIN)
			return -1;
		v = -v;
	}
	*out = v;
	return 0;
}

/* Stores a piece by its entry. */
static enum sub_error store(const struct sub_opt *opt, int on, char *value)
{
	long number;

	if (opt->kind == SUB_FLAG) {
		if (value)
			return SUB_EXTRA;
		if (opt->dest)
			*(int *)opt->dest = on;
		return SUB_OK;
	}
	if (!value)
		return SUB_MISSING;
	if (opt->kind == SUB_NUM) {
		if (sub_number(value, &number) != 0)
			return SUB_BAD;
		if (opt->dest)
			*(long *)opt->dest = number;
		return SUB_OK;
	}
	if (opt->dest)
		*(char **)opt->dest = value;
	return SUB_OK;
}

enum sub_error sub_parse(char *text, const struct sub_opt *table,
			 const char **bad)
{
	char *name, *value;

	if (bad)
		*bad = NULL;
	while ((name = sub_next(&text, &value))) {
		const struct sub_opt *opt = sub_find(table, name);
		enum sub_error error = SUB_UNKNOWN;
		int on = 1;

		if (!opt && strncmp(name, "no", 2) == 0) {
			opt = sub_find(table, name + 2);
			if (opt && opt->kind != SUB_FLAG)
				opt = NULL;
			on = 0;
		}
		if (opt)
			error = store(opt, on, value);
		if (error != SUB_OK) {
			if (bad)
				*bad = name;
			return error;
		}
	}
	return SUB_OK;
}

/* Adds a piece to a text of which len bytes are written or cut. */
static size_t put(char *buf, size_t size, size_t len, const char *piece)
{
	for (; *piece; piece++, len++)
		if (len + 1 < size)
			buf[len] = *piece;
	return len;
}

size_t sub_format(char *buf, size_t size, const struct sub_opt *table)
{
	char number[32];
	size_t len = 0;

	for (; table->name; table++) {
		const char *value = NULL;

		if (!table->dest)
			continue;
		if (table->kind == SUB_TEXT && !(value = *(char **)table->dest))
			continue;
		if (table->kind == SUB_NUM) {
			snprintf(number, sizeof number, "%ld",
				 *(long *)table->dest);
			value = number;
		}
		if (len > 0)
			len = put(buf, size, len, ",");
		if (table->kind == SUB_FLAG && !*(int *)table->dest)
			len = put(buf, size, len, "no");
		len = put(buf, size, len, table->name);
		if (value) {
			len = put(buf, size, len, "=");
			len = put(buf, size, len, value);
		}
	}
	if (size > 0)
		buf[len < size ? len : size - 1] = '\0';
	return len;
}

const char *sub_strerror(enum sub_error error)
{
	switch (error) {
	case SUB_OK:
		return "no error";
	case SUB_UNKNOWN:
		return "unknown option";
	case SUB_MISSING:
		return "option needs a value";
	case SUB_EXTRA:
		return "option takes no value";
	case SUB_BAD:
		return "not a number in range";
	}
	return "unknown error";
}
