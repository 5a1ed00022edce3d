#include "subopts.h"

#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
	int ro = 0;
	long size = 0;
	char *label = NULL;
	struct sub_opt table[] = {
		{ "ro", SUB_FLAG, &ro }, { "size", SUB_NUM, &size },
		{ "label", SUB_TEXT, &label }, { "skip", SUB_TEXT, NULL },
		{ NULL, SUB_FLAG, NULL }
	};
#ifdef LEGAL
	const char *bad;
	char buf[60], out[60], *p, *value;
	struct sub_opt none[] = { { NULL, SUB_FLAG, NULL } };

	(void)argc;
	(void)argv;
	strcpy(buf, ",,ro,size=-5,label=a=b,,skip=x,size=+64,");
	assert(sub_parse(buf, table, &bad) == SUB_OK && !bad && ro == 1 && size == 64 && strcmp(label, "a=b") == 0);
	assert(sub_format(out, sizeof out, table) == 20 && strcmp(out, "ro,size=64,label=a=b") == 0);
	assert(sub_format(NULL, 0, table) == 20 && sub_format(out, 3, table) == 20 && strcmp(out, "ro") == 0);
	strcpy(buf, "noro,nosize");
	assert(sub_parse(buf, table, &bad) == SUB_UNKNOWN && strcmp(bad, "nosize") == 0 && ro == 0);
	label = NULL;
	strcpy(buf, "ro=1");
	assert(sub_parse(buf, table, NULL) == SUB_EXTRA);
	strcpy(buf, "label");
	assert(sub_parse(buf, table, NULL) == SUB_MISSING);
	strcpy(buf, "size=");
	assert(sub_parse(buf, table, NULL) == SUB_BAD && size == 64);
	strcpy(buf, "=");
	assert(sub_parse(buf, table, NULL) == SUB_UNKNOWN);
	strcpy(buf, "no");
	assert(sub_parse(buf, table, NULL) == SUB_UNKNOWN);
	strcpy(buf, "");
	p = buf;
	assert(sub_parse(buf, none, &bad) == SUB_OK && !sub_next(&p, &value) && !value && !sub_next(&p, &value));
	assert(sub_count(none) == 0 && sub_count(table) == 4 && !sub_find(none, "") && sub_find(table, "size") == &table[1]);
	assert(sub_format(out, 1, none) == 0 && out[0] == 0);
	snprintf(buf, sizeof buf, "%ld", LONG_MIN);
	assert(sub_number(buf, &size) == 0 && size == LONG_MIN && sub_number(buf + 1, &size) == -1);
	snprintf(buf, sizeof buf, "%ld", LONG_MAX);
	assert(sub_number(buf, &size) == 0 && size == LONG_MAX && sub_number("-", &size) == -1);
	assert(sub_number("99999999999999999999", &size) == -1 && sub_number("-0", &size) == 0 && size == 0);
	assert(sub_strerror(SUB_BAD) && sub_strerror((enum sub_error)77));
#else
	int rule = argc > 1 ? atoi(argv[1]) : 1;

	if (rule == 1) {
		sub_parse("ro,size=3", table, NULL);
	} else if (rule == 2) {
		char *text = malloc(20);

		if (!text)
			return 0;
		strcpy(text, "label=disk");
		sub_parse(text, table, NULL);
		free(text);
		puts(label);
	} else {
		struct sub_opt *open = malloc(sizeof *open);

		if (!open)
			return 0;
		open[0] = table[0];
		sub_find(open, "size");
	}
#endif
	return 0;
}
