#include "varsub.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void gives(const varsub *s, const char *tmpl, const char *want)
{
	char *r;

	assert(varsub_expand(s, tmpl, &r) == VARSUB_OK && !strcmp(r, want));
	free(r);
}

static void fails(const varsub *s, const char *tmpl, enum varsub_status want)
{
	char *r;

	assert(varsub_expand(s, tmpl, &r) == want && !r);
}

int main(void)
{
	varsub *s = varsub_new();
	char big[VARSUB_MAXTEXT + 2], name[16], value[32];

	if (!s)
		return 0;
	gives(s, "", "");
	gives(s, "$$x}", "$x}");
	gives(s, "${a:-}", "");
	gives(s, "${a:-x${b:-y}$$}", "xy$");
	fails(s, "$", VARSUB_SYNTAX);
	fails(s, "${", VARSUB_SYNTAX);
	fails(s, "${}", VARSUB_SYNTAX);
	fails(s, "${a:}", VARSUB_SYNTAX);
	fails(s, "${a", VARSUB_SYNTAX);
	fails(s, "${a-b}", VARSUB_SYNTAX);
	fails(s, "${a}", VARSUB_UNDEF);
	fails(s, "${a:-$$}}${", VARSUB_SYNTAX);
	assert(varsub_check(s) == VARSUB_OK);
	assert(varsub_set(s, "", "x") == VARSUB_NONAME);
	assert(varsub_set(s, "a b", "x") == VARSUB_NONAME);
	assert(varsub_set(s, "a23456789012345678901234567890123", "x") == VARSUB_NONAME);
	assert(varsub_set(s, "a234567890123456789012345678901", "x") == VARSUB_OK);
	gives(s, "${a234567890123456789012345678901}", "x");
	fails(s, "${a2345678901234567890123456789012}", VARSUB_SYNTAX);
	assert(varsub_unset(s, "a234567890123456789012345678901") == VARSUB_OK && varsub_count(s) == 0);
	assert(varsub_unset(s, "q") == VARSUB_OK);

	assert(varsub_set(s, "a", "<${b}>") == VARSUB_OK && varsub_check(s) == VARSUB_UNDEF);
	assert(varsub_set(s, "b", "${c}${c}") == VARSUB_OK && varsub_set(s, "c", "z") == VARSUB_OK);
	gives(s, "${a}${b}", "<zz>zz");
	assert(varsub_check(s) == VARSUB_OK);
	assert(varsub_set(s, "c", varsub_get(s, "c")) == VARSUB_OK);
	assert(varsub_set(s, "c", "${c}") == VARSUB_OK);
	fails(s, "${a}", VARSUB_LOOP);
	fails(s, "${c:-x}", VARSUB_LOOP);
	assert(varsub_check(s) == VARSUB_LOOP);
	assert(varsub_unset(s, "c") == VARSUB_OK && !varsub_get(s, "c") && varsub_count(s) == 2);

	memset(big, 'a', sizeof big);
	big[sizeof big - 1] = 0;
	fails(s, big, VARSUB_BIG);
	assert(varsub_set(s, "big", big) == VARSUB_BIG && varsub_set(s, "big", big + 1) == VARSUB_OK);
	gives(s, "${big}", big + 1);

	varsub_free(s);
	s = varsub_new();
	if (!s)
		return 0;
	for (int i = 0; i < VARSUB_MAXVARS; i++) { /* empty, but 2^63 of them */
		sprintf(name, "v%d", i);
		value[0] = 0;
		if (i > 0)
			sprintf(value, "${v%d}${v%d}", i - 1, i - 1);
		assert(varsub_set(s, name, value) == VARSUB_OK);
	}
	assert(varsub_set(s, "more", "") == VARSUB_BIG);
	fails(s, "${v63}", VARSUB_BIG);
	gives(s, "${v5}", "");
	assert(varsub_check(s) == VARSUB_BIG);
	for (int i = 0; i <= VARSUB_NOMEM; i++)
		assert(varsub_message((enum varsub_status)i));
	varsub_free(s);
	varsub_free(NULL);
	return 0;
}
#else
int main(void)
{
	varsub *s = varsub_new();
	char *r = NULL;

	if (!s)
		return 0;
	varsub_set(s, "a", "${b}");
	varsub_set(s, "b", "${a}");
	varsub_expand(s, "${a}", &r);
	free(r);
	varsub_free(s);
	return 0;
}
#endif
