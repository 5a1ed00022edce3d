#include "uriview.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int is(struct uriview_span s, const char *text)
{
    return s.ptr != NULL && uriview_same(s, uriview_of(text));
}
static int parse(struct uriview *v, const char *text)
{
    return uriview_parse(v, text, strlen(text));
}

int main(void)
{
    struct uriview v;
    struct uriview_span n, x;
    struct uriview_iter it;
    char out[32];

    assert(parse(&v, "http://me@[::1]:80/a%20b?x=1&&y&z=#f") == 0);
    assert(is(v.scheme, "http") && is(v.user, "me") && is(v.host, "::1") && v.port == 80);
    assert(is(v.path, "/a%20b") && is(v.query, "x=1&&y&z=") && is(v.fragment, "f"));
    assert(uriview_decode(out, v.path) == 4 && strcmp(out, "/a b") == 0);
    uriview_begin(&it, v.query);
    assert(uriview_next(&it, &n, &x) && is(n, "x") && is(x, "1"));
    assert(uriview_next(&it, &n, &x) && is(n, "y") && x.ptr == NULL);
    assert(uriview_next(&it, &n, &x) && is(n, "z") && is(x, ""));
    assert(!uriview_next(&it, &n, &x) && !uriview_next(&it, &n, &x));
    assert(uriview_lookup(v.query, "z", &x) && !uriview_lookup(v.query, "", &x));
    assert(parse(&v, "") == 0 && v.path.len == 0 && v.query.ptr == NULL);
    uriview_begin(&it, v.query);
    assert(!uriview_next(&it, &n, &x));
    assert(uriview_decode(out, v.query) == 0 && out[0] == '\0');
    assert(parse(&v, "http://h:65536/") == -1 && parse(&v, "//[::1") == -1);
    assert(parse(&v, "a b") == -1 && parse(&v, "//h:/?") == 0 && v.port == -1);
    assert(is(v.query, "") && uriview_same(v.query, v.fragment));
    assert(parse(&v, "1:2") == 0 && is(v.path, "1:2"));
    strcpy(out, "%41%4%");
    assert(uriview_decode(out, uriview_of(out)) == 4 && strcmp(out, "A%4%") == 0);
    struct uriview_span odd = {"a\0b&\0=\0", 7};
    uriview_begin(&it, odd);
    assert(uriview_next(&it, &n, &x) && n.len == 3 && x.ptr == NULL);
    assert(uriview_next(&it, &n, &x) && n.len == 1 && x.len == 1);
    assert(!uriview_next(&it, &n, &x));
    char *exact = malloc(3);
    memcpy(exact, "a?b", 3);
    assert(uriview_parse(&v, exact, 3) == 0 && is(v.query, "b"));
    free(exact);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct uriview v;
    char *text = malloc(16);

    strcpy(text, "http://h/abc");
    if (uriview_parse(&v, text, strlen(text)) != 0)
        return 0;
    if (rule == 1) {
        free(text);
        return uriview_same(v.host, uriview_of("h")) == 7;
    }
    char *out = malloc(v.path.len);
    uriview_decode(out, v.path);
    free(out);
    free(text);
    return 0;
}
#endif
