#include "radixt.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) do { if (!(x)) exit(2); } while (0)

#ifdef LEGAL
static char seen[4096];

static int note(const char *key, long value, void *arg)
{
    (void)value;
    strcat(seen, key);
    strcat(seen, ",");
    return arg && strcmp(key, arg) == 0 ? 7 : 0;
}

int main(void)
{
    static char longest[RT_MAX_KEY + 2];
    rt_tree *t = rt_new(), *u;
    long value = 5;

    CHECK(t);
    CHECK(rt_equal(t, t) && rt_count(t) == 0);
    CHECK(!rt_find(t, "", &value) && value == 5 && !rt_remove(t, "") && !rt_remove(t, "x"));
    CHECK(rt_walk(t, note, NULL) == 0);
    CHECK(rt_insert(t, "", LONG_MIN) == 1 && rt_insert(t, "", LONG_MAX) == 0);
    CHECK(rt_find(t, "", &value) && value == LONG_MAX && rt_find(t, "", NULL));
    memset(longest, '\xff', RT_MAX_KEY + 1);
    CHECK(rt_insert(t, longest, 1) == -1 && !rt_remove(t, longest) && !rt_find(t, longest, NULL));
    longest[RT_MAX_KEY] = '\0';
    CHECK(rt_insert(t, longest, 1) == 1);
    CHECK(rt_remove(t, longest) == 1 && rt_remove(t, "") == 1);
    u = rt_new();
    CHECK(u && rt_equal(t, u) && rt_equal(u, t));
    CHECK(rt_insert(t, "team", 1) == 1 && rt_insert(t, "test", 2) == 1 && rt_insert(t, "te", 3) == 1);
    CHECK(rt_insert(t, "\xe4", 4) == 1 && rt_insert(t, "a", 5) == 1);
    CHECK(rt_insert(u, "a", 5) == 1 && rt_insert(u, "te", 3) == 1 && rt_insert(u, "\xe4", 4) == 1);
    CHECK(rt_insert(u, "test", 2) == 1 && !rt_equal(t, u) && rt_insert(u, "team", 1) == 1);
    CHECK(rt_equal(t, u) && rt_equal(u, t));
    CHECK(rt_insert(u, "team", 9) == 0 && !rt_equal(t, u) && !rt_equal(u, t));
    CHECK(!rt_find(t, "t", NULL) && !rt_remove(t, "t") && !rt_find(t, "teams", NULL));
    CHECK(rt_walk(t, note, NULL) == 0 && !strcmp(seen, "a,te,team,test,\xe4,"));
    seen[0] = '\0';
    CHECK(rt_walk(t, note, "te") == 7 && !strcmp(seen, "a,te,"));
    rt_free(u);
    u = rt_copy(t);
    CHECK(u && rt_equal(t, u));
    /* A leaf, and back. */
    CHECK(rt_insert(t, "tests", 8) == 1 && !rt_equal(t, u) && rt_remove(t, "tests") == 1 && rt_equal(t, u));
    CHECK(rt_insert(t, "teal", 8) == 1 && rt_remove(t, "teal") == 1 && rt_equal(t, u));
    CHECK(rt_remove(u, "team") == 1 && rt_find(t, "team", &value) && value == 1);
    /* A node with two children loses its value. */
    CHECK(rt_remove(t, "te") == 1 && rt_count(t) == 4 && !rt_find(t, "te", NULL) && rt_find(t, "test", NULL));
    CHECK(rt_insert(t, "te", 3) == 1);
    rt_free(t);
    rt_free(u);
    rt_free(NULL);
    return 0;
}
#else
int main(void)
{
    rt_tree *t = rt_new(), *u;
    int equal;

    CHECK(t);
    CHECK(rt_insert(t, "foobar", 1) == 1);
    u = rt_copy(t);
    CHECK(u && rt_equal(t, u));
    CHECK(rt_insert(t, "foo", 2) == 1);
    CHECK(rt_remove(t, "foo") == 1);
    equal = rt_equal(t, u);
    rt_free(t);
    rt_free(u);
    return equal ? 0 : 1;
}
#endif
