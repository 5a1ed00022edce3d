#include "macstk.h"

#include <string.h>

static int stop(void *arg, const char *name, const char *text)
{
	++*(int *)arg;
	return strcmp(name, "a") == 0 && text[0] == '2' ? 7 : 0;
}

int main(void)
{
	mactab *t = ms_open();
	char longest[MS_TEXT + 2];
	int n = 0;
	if (t == NULL)
		return 2;
	memset(longest, 'x', sizeof longest);
	longest[MS_TEXT + 1] = '\0';
	if (ms_define(t, "a", "1") || ms_pushdef(t, "a", "2") || ms_depth(t, "a") != 2 || strcmp(ms_text(t, "a"), "2"))
		return 2;
	if (ms_define(t, "", "1") != -1 || ms_define(t, "b", longest) != -1 || ms_count(t) != 1 || ms_text(t, "b") != NULL)
		return 2;
	if (ms_define(t, "b", longest + 1) || ms_alias(t, "a", "a") || ms_alias(t, "c", "a") || ms_alias(t, "d", "e") != -1)
		return 2;
	if (ms_each(t, stop, &n) != 7 || n != 3 || ms_define(t, longest, "x") != -1 || ms_define(t, "a", ms_text(t, "a")))
		return 2;
	if (ms_popdef(t, "a") || strcmp(ms_text(t, "a"), "1") || ms_popdef(t, "a") || ms_popdef(t, "a") != -1)
		return 2;
	if (ms_undefine(t, "b") || ms_undefine(t, "b") != -1 || ms_undefine(t, ms_text(t, "c")) != -1 || ms_count(t) != 1)
		return 2;
	for (n = 0; ms_pushdef(t, "deep", "") == 0; n++)
		continue;
	if (n != MS_DEEP)
		return 2;
#ifndef LEGAL
	ms_pushdef(t, "x", "1");
	ms_pushdef(t, "x", "2");
	ms_undefine(t, "x");
#endif
	ms_close(t);
	return 0;
}
