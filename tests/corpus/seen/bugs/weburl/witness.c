#include "weburl.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void round_trip(const char *text)
{
    weburl *u, *v, *c;
    char *s;

    assert(weburl_parse(text, &u) == WEBURL_OK);
    s = weburl_format(u);
    assert(s && !strcmp(s, text));
    assert(weburl_parse(s, &v) == WEBURL_OK && weburl_equal(u, v) && weburl_equal(v, u));
    if (!weburl_get(u, WEBURL_ZONE)) {
        c = weburl_dup(u);
        assert(c && weburl_equal(c, u));
        weburl_free(c);
    }
    free(s);
    weburl_free(u);
    weburl_free(v);
}

static void bad(const char *text)
{
    weburl *u;

    assert(weburl_parse(text, &u) == WEBURL_BAD && !u);
}

int main(void)
{
    weburl *u = weburl_new(), *c;
    char big[WEBURL_PART_MAX + 2];

    round_trip("http://h");
    round_trip("http://h?");
    round_trip("http://h#");
    round_trip("http://@h:0/");
    round_trip("ftp://a:b@h-1.x:65535/p/q?x=?y#f#g");
    round_trip("http://[::1]:80/a//b");
    round_trip("http://[fe80::1%25eth0]:80/");
    round_trip("x://[:4]?://");
    bad("");
    bad("://h");
    bad("http://");
    bad("http:///p");
    bad("1a://h");
    bad("http://h:");
    bad("http://h:65536");
    bad("http://h:1:2");
    bad("http://a@b@h");
    bad("http://[::1");
    bad("http://[::1]x");
    bad("http://[::1%25]");
    bad("http://[::1%eth0]");
    bad("http://[]");
    bad("http://h/a b");
    bad("http://h/\xC3\xA4");

    assert(u && !weburl_format(u) && !weburl_get(u, WEBURL_PATH));
    c = weburl_dup(u);
    assert(c && weburl_equal(u, c) && weburl_equal(u, u));
    assert(weburl_set(c, WEBURL_QUERY, "") == WEBURL_OK && !weburl_equal(u, c) && !weburl_equal(c, u));
    weburl_free(c);
    assert(weburl_set(u, WEBURL_ZONE, "eth0") == WEBURL_BAD);
    assert(weburl_set(u, WEBURL_HOST, "[FE80::1]") == WEBURL_OK);
    assert(!strcmp(weburl_get(u, WEBURL_HOST), "[fe80::1]"));
    assert(weburl_set(u, WEBURL_ZONE, "eth0") == WEBURL_OK);
    assert(weburl_set(u, WEBURL_ZONE, weburl_get(u, WEBURL_ZONE)) == WEBURL_OK);
    assert(weburl_set(u, WEBURL_HOST, weburl_get(u, WEBURL_HOST)) == WEBURL_OK);
    assert(!weburl_get(u, WEBURL_ZONE));
    assert(weburl_set(u, WEBURL_ZONE, "") == WEBURL_BAD);
    assert(weburl_set(u, WEBURL_ZONE, "a") == WEBURL_OK && weburl_set(u, WEBURL_HOST, NULL) == WEBURL_OK);
    assert(!weburl_get(u, WEBURL_ZONE));
    assert(weburl_set(u, WEBURL_PATH, "") == WEBURL_BAD && weburl_set(u, WEBURL_PORT, "") == WEBURL_BAD);
    assert(weburl_set(u, WEBURL_HOST, "[") == WEBURL_BAD && weburl_set(u, WEBURL_HOST, "") == WEBURL_BAD);
    memset(big, 'a', sizeof big);
    big[sizeof big - 1] = 0;
    assert(weburl_set(u, WEBURL_USER, big) == WEBURL_BAD && weburl_set(u, WEBURL_USER, big + 1) == WEBURL_OK);
    weburl_free(u);
    weburl_free(NULL);
    return 0;
}
#else
int main(void)
{
    weburl *u, *c;
    int same;

    if (weburl_parse("http://[fe80::1%25eth0]/", &u) != WEBURL_OK)
        return 0;
    c = weburl_dup(u);
    if (!c) {
        weburl_free(u);
        return 0;
    }
    same = weburl_equal(u, c);
    if (!same)
        printf("the copy differs from its original\n");
    weburl_free(u);
    weburl_free(c);
    return same ? 0 : 1;
}
#endif
