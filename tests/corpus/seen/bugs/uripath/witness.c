#include "uripath.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
static void normal(const char *in, const char *out)
{
    uripath *p = uripath_parse(in);
    assert(p != NULL);
    for (int i = 0; i < 2; i++) {
        uripath_normalize(p);
        if (strcmp(uripath_text(p), out) != 0 || uripath_length(p) != strlen(out)) {
            printf("%s: %s, not %s\n", in, uripath_text(p), out);
            assert(0);
        }
    }
    uripath_free(p);
}
static void resolved(const char *base, const char *ref, const char *out)
{
    uripath *b = uripath_parse(base), *r = uripath_parse(ref), *p = uripath_resolve(b, r);
    if (p == NULL || strcmp(uripath_text(p), out) != 0) {
        printf("%s + %s: %s, not %s\n", base, ref, uripath_text(p), out);
        assert(0);
    }
    uripath_free(p);
    uripath_free(b);
    uripath_free(r);
}
int main(void)
{
    static char longer[URIPATH_MAX + 2];
    char buf[8];
    uripath *p, *q;

    normal("", "");
    normal(".", "");
    normal("..", "..");
    normal("/", "/");
    normal("/..", "/");
    normal("/.", "/");
    normal("/a/./b/../c", "/a/c");
    normal("/a/b/..", "/a/");
    normal("a/..", "");
    normal("a/../..", "..");
    normal("../a/../../b", "../../b");
    normal("a/..//b", ".//b");
    normal("/a/..//b", "/.//b");
    normal("/.//", "/.//");
    normal("a//../b", "a/b");
    normal("/a//..//..", "/a/");
    normal("...", "...");
    normal(".a/..b", ".a/..b");
    resolved("/a/b/c", "../d", "/a/d");
    resolved("/a/b/c", "", "/a/b/c");
    resolved("/a/b/c", "/x/./y", "/x/y");
    resolved("", "b", "b");
    resolved("a", "../..", "../..");
    resolved("a/", ".", "a/");
    assert(uripath_parse("a b") == NULL && uripath_parse("%4") == NULL && uripath_parse("%") == NULL);
    assert(uripath_parse("a?b") == NULL && uripath_parse("\xc3\xa9") == NULL);
    memset(longer, 'a', URIPATH_MAX);
    p = uripath_parse(longer);
    assert(p != NULL && uripath_append(p, "a") == -1);
    uripath_free(p);
    longer[URIPATH_MAX] = 'a';
    assert(uripath_parse(longer) == NULL);
    p = uripath_parse("/a//b%20c/");
    q = uripath_dup(p);
    assert(uripath_count(p) == 4 && uripath_absolute(p));
    assert(uripath_segment(p, 0, buf, sizeof buf) == 1 && strcmp(buf, "a") == 0);
    assert(uripath_segment(p, 1, buf, sizeof buf) == 0 && strcmp(buf, "") == 0);
    assert(uripath_segment(p, 2, buf, 3) == 5 && strcmp(buf, "b%") == 0);
    assert(uripath_segment(p, 3, NULL, 0) == 0);
    assert(uripath_segment(p, 4, buf, sizeof buf) == -1);
    assert(uripath_append(p, "") == -1);
    assert(uripath_append(p, "x/%\xff") == 0 && strcmp(uripath_text(p), "/a//b%20c/x%2F%25%FF") == 0);
    assert(uripath_append(q, uripath_text(q)) == 0 && strcmp(uripath_text(q), "/a//b%20c/%2Fa%2F%2Fb%2520c%2F") == 0);
    while (uripath_pop(q) == 0)
        continue;
    assert(strcmp(uripath_text(q), "/") == 0);
    uripath_free(q);
    q = uripath_parse("");
    assert(uripath_count(q) == 0 && uripath_pop(q) == -1 && !uripath_absolute(q));
    assert(uripath_append(q, "a") == 0 && uripath_append(q, "b") == 0);
    assert(strcmp(uripath_text(q), "a/b") == 0 && uripath_pop(q) == 0 && uripath_pop(q) == 0);
    assert(uripath_length(q) == 0);
    uripath_free(q);
    uripath_free(p);
    uripath_free(NULL);
    return 0;
}
#else
int main(void)
{
    uripath *p = uripath_parse("//");

    uripath_normalize(p);
    puts(uripath_text(p));
    uripath_free(p);
    return 0;
}
#endif
