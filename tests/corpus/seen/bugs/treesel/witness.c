#include "treesel.h"
#include <assert.h>
#include <stdint.h>
#include <string.h>

#ifdef LEGAL
static long count(const char *text, const ts_node *from)
{
    size_t at;
    const ts_node *out[2];
    ts_path *path = ts_compile(text, &at);
    assert(path);
    long n = ts_select(path, from, out, 2);
    assert(ts_select(path, from, NULL, 0) == n);
    ts_path_free(path);
    return n;
}
#endif

int main(void)
{
#ifdef LEGAL
    size_t at = 77;
    assert(!ts_root("") && !ts_root("a b"));
    ts_node *r = ts_root("r");
    assert(r && !ts_add(r, "x/", "v"));
    ts_node *a = ts_add(r, "a", NULL), *b = ts_add(r, "a", "two");
    ts_node *c = ts_add(b, "k", "v");
    assert(a && b && c && !strcmp(ts_value(a), "") && !strcmp(ts_name(c), "k"));
    assert(count("/", c) == 1 && count(".", c) == 1 && count("..", r) == 0);
    assert(count("a", r) == 2 && count("a[2]", r) == 1 && count("*[9999]", r) == 0);
    assert(count("a[k='v']/k", r) == 1 && count("/a/..", c) == 1 && count("a[k='']", r) == 0);
    assert(count("/*/../*/../*/k/..", c) == 1);
    static const char *bad[] = {"", "//", "a/", "a[", "a[0]", "a[10000]", "a[1", "a[b", "a[b=", "a[b='",
                                "a[b='c", "a]", ".[1]", "a[]", "/a b", "1[1]2", "...", "a/b[99999999999999999999]"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert(!ts_compile(bad[i], &at));
        assert(at <= strlen(bad[i]));
    }
    assert(!ts_compile("a/a/a/a/a/a/a/a/a/a/a/a/a", NULL));
    ts_path *p = ts_compile("/", NULL);
    assert(p && ts_path_steps(p) == 0);
    ts_path_free(p);
    ts_path_free(NULL);
    ts_free(c);
    ts_free(NULL);
#else
    ts_path *path = ts_compile("a[b='c'", NULL);
    ts_path_free(path);
#endif
    return 0;
}
