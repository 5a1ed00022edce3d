#include "uritmpl.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) { fprintf(stderr, "line %d\n", __LINE__); exit(3); } } while (0)

#ifdef LEGAL
static void is(const ut_vars *v, const char *tmpl, const char *want)
{
    char *got = ut_expand(tmpl, v);
    if (!got || strcmp(got, want) != 0) {
        fprintf(stderr, "%s: %s, not %s\n", tmpl, got ? got : "NULL", want);
        exit(3);
    }
    free(got);
}
#endif

int main(void)
{
    ut_vars *v = ut_vars_new();
    CHECK(v);
#ifdef LEGAL
    char longname[UT_MAX_NAME + 2];
    memset(longname, 'n', sizeof longname);
    longname[UT_MAX_NAME + 1] = 0;
    CHECK(ut_set(v, longname, "x") == -1);
    CHECK(ut_set(v, longname + 1, "x") == 0);
    CHECK(ut_set(v, "", "x") == -1 && ut_set(v, "a b", "x") == -1);
    CHECK(ut_set(v, "x", "1024") == 0 && ut_set(v, "y", "768") == 0);
    CHECK(ut_set(v, "empty", "") == 0 && ut_set(v, "hello", "Hello World!") == 0);
    CHECK(ut_set(v, "path", "/foo/bar") == 0 && ut_set(v, "half", "50%") == 0);
    CHECK(ut_set(v, "pct", "%41%4") == 0 && ut_set(v, "u", "\xc3\xa4") == 0);
    CHECK(ut_add(v, "list", "red") == 0 && ut_add(v, "list", "green") == 0);
    CHECK(ut_count(v, "list") == 2 && strcmp(ut_get(v, "list", 1), "green") == 0);
    CHECK(!ut_get(v, "list", 2) && !ut_get(v, "none", 0));
    is(v, "", "");
    is(v, "plain text", "plain%20text");
    is(v, "{x,y}{none}", "1024,768");
    is(v, "{hello}{+hello}", "Hello%20World%21Hello%20World!");
    is(v, "{half}{+half}{+pct}", "50%2550%25%41%254");
    is(v, "{#x,hello}", "#1024,Hello%20World!");
    is(v, "{.x,y}{/x,y}", ".1024.768/1024/768");
    is(v, "{;x,y,empty}", ";x=1024;y=768;empty");
    is(v, "{?x,none,empty}{&y}", "?x=1024&empty=&y=768");
    is(v, "{?none,y}{/none*}", "?y=768");
    is(v, "{list}{list*}{.list*}{/list*}", "red,greenred,green.red.green/red/green");
    is(v, "{?list}{#list*}{?x*}{;empty*}", "?list=red,green#red,green?x=1024;empty");
    is(v, "{u}\xff%zz%41", "%C3%A4%FF%25zz%41");
    CHECK(ut_check("") == -1 && ut_check("a{x}b") == -1);
    CHECK(ut_check("ab}") == 2 && ut_check("a{}") == 1 && ut_check("{x") == 0 && ut_check("{x,}") == 0);
    CHECK(ut_check("{?}") == 0 && ut_check("{x**}") == 0 && ut_check("{!x}") == 0 && ut_check("{") == 0);
    CHECK(ut_expand("{", v) == NULL);
    CHECK(ut_set(v, "list", ut_get(v, "list", 0)) == 0 && ut_count(v, "list") == 1);
    CHECK(ut_unset(v, "list") == 1 && ut_unset(v, "list") == 0);
    is(v, "{?list*}", "");
    ut_vars_free(NULL);
#else
    ut_add(v, "tag", "a");
    ut_add(v, "tag", "b");
    char *s = ut_expand("{?tag*}", v);
    free(s);
#endif
    ut_vars_free(v);
    return 0;
}
