#include "uricarve.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static int same(struct uric_span s, const char *t)
{
    return s.len == strlen(t) && memcmp(s.ptr, t, s.len) == 0;
}

int main(void)
{
    struct uric u;
    struct uric_span rest, k, v;
    char buf[16];

    assert(uric_parse(&u, NULL, 0) == URIC_OK && u.path.len == 0 && u.port == -1 && uric_port(&u) == -1);
    assert(!uric_query_next(&u.query, &k, &v));
    assert(uric_parse_str(&u, "HTTP://me:pw@[::1]:8080/a%20b?x=1&&y#top") == URIC_OK);
    assert(same(u.host, "::1") && u.port == 8080 && same(u.user, "me:pw") && same(u.fragment, "top"));
    assert(uric_scheme_is(&u, "http") && !uric_scheme_is(&u, ""));
    assert(uric_decode(u.path, buf, sizeof buf) == 4 && strcmp(buf, "/a b") == 0);
    assert(uric_decode(u.path, buf, 3) == 4 && strcmp(buf, "/a") == 0);
    assert(uric_decode(u.path, NULL, 0) == 4);
    rest = u.query;
    assert(uric_query_next(&rest, &k, &v) && same(k, "x") && same(v, "1"));
    assert(uric_query_next(&rest, &k, &v) && same(k, "y") && v.len == 0);
    assert(!uric_query_next(&rest, &k, &v));
    assert(uric_parse_str(&u, "//[::1]") == URIC_OK && same(u.host, "::1"));
    assert(uric_parse_str(&u, "//[::1]x") == URIC_EHOST);
    assert(uric_parse_str(&u, "//h:70000") == URIC_EPORT && uric_parse_str(&u, "//h:x") == URIC_EPORT);
    assert(uric_parse_str(&u, "//h:") == URIC_OK && u.port == -1);
    assert(uric_parse_str(&u, ":x") == URIC_ESCHEME && uric_parse_str(&u, "a://@") == URIC_OK);
    assert(uric_parse(&u, "a\0b:", 4) == URIC_ESCHEME);
    assert(uric_parse_str(&u, "wss:") == URIC_OK && uric_port(&u) == 443);
    assert(uric_decode((struct uric_span){ "%4", 2 }, buf, sizeof buf) == 2 && !strcmp(buf, "%4"));
    char *heap = malloc(4);
    assert(heap);
    memcpy(heap, "//h:", 4);
    assert(uric_parse(&u, heap, 4) == URIC_OK);
    free(heap);
    assert(uric_strerror(-99) && uric_strerror(URIC_EHOST));
    return 0;
}
#else
int main(void)
{
    struct uric u;
    char *text = malloc(7);

    assert(text);
    memcpy(text, "//[::1", 7);
    int status = uric_parse_str(&u, text);
    free(text);
    return status == URIC_EHOST ? 0 : 3;
}
#endif
