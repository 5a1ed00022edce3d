#include "rexmini.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void find(const char *pattern, const char *text, long start, long end)
{
    rx_span span = { 77, 77 };
    rx_status status;
    rx *re = rx_compile(pattern, &status);
    assert(re && status == RX_OK);
    assert(rx_find(re, text, &span) == (start >= 0));
    assert(rx_find(re, text, NULL) == (start >= 0));
    if (start < 0)
        assert(span.start == 77 && span.end == 77);
    else
        assert(span.start == (size_t)start && span.end == (size_t)end);
    rx_free(re);
}

static void bad(const char *pattern, rx_status expected)
{
    rx_status status = RX_OK;
    assert(!rx_compile(pattern, &status) && status == expected);
    assert(!rx_compile(pattern, NULL));
}

static int whole(const char *pattern, const char *text)
{
    rx *re = rx_compile(pattern, NULL);
    assert(re);
    int is = rx_whole(re, text);
    rx_free(re);
    return is;
}

static size_t count(const char *pattern, const char *text)
{
    rx *re = rx_compile(pattern, NULL);
    assert(re);
    size_t n = rx_count(re, text);
    rx_free(re);
    return n;
}

int main(void)
{
    find("", "", 0, 0);
    find("", "abc", 0, 0);
    find("$", "abc", 3, 3);
    find("^$", "abc", -1, 0);
    find("^$", "", 0, 0);
    find("b", "abc", 1, 2);
    find("b+", "abbbc", 1, 4);
    find("a{1,}b?", "xaab", 1, 4);
    find("a{0,}", "aab", 0, 2);
    find("a{2}", "aaa", 0, 2);
    find("a{0}b", "ab", 1, 2);
    find("a{2,3}", "aaaa", 0, 3);
    find("a*b", "aaac aab", 5, 8);
    find("a.*c|", "a c| bc|", 0, 8);
    find("[a-c]+", "xxabcd", 2, 5);
    find("[^a-c]", "abcd", 3, 4);
    find("[]x]+", "a]x]", 1, 4);
    find("[-a]+", "b-a-", 1, 4);
    find("[a\\]-]+", "b]a-", 1, 4);
    find("[\x80-\xff]+", "a\xff\x80", 1, 3);
    find("\xe9*x", "\xe9\xe9x", 0, 3);
    find("\\.\\\\", "a.\\", 1, 3);
    find("a^b$c", "xa^b$c", 1, 6);
    find("c$", "cc", 1, 2);
    find("^a", "ba", -1, 0);
    find("bc|x", "abc", -1, 0);
    bad("*", RX_REPEAT);
    bad("^*", RX_REPEAT);
    bad("a**", RX_REPEAT);
    bad("a{", RX_REPEAT);
    bad("a{}", RX_REPEAT);
    bad("a{,3}", RX_REPEAT);
    bad("a{3,2}", RX_REPEAT);
    bad("a{256}", RX_REPEAT);
    bad("a{1,99999999999999999999}", RX_REPEAT);
    bad("a{2", RX_REPEAT);
    bad("[", RX_SET);
    bad("[]", RX_SET);
    bad("[^]", RX_SET);
    bad("[b-a]", RX_SET);
    bad("[a-", RX_SET);
    bad("[a-\\", RX_SET);
    bad("[\\", RX_SET);
    bad("\\", RX_ESCAPE);
    bad("a{255}b{255}c{255}d{255}", RX_TOOBIG);
    assert(whole("a{255}b{255}c{255}", "a") == 0);
    assert(whole("a*", "aaaa") && !whole("a*", "aab") && whole("", "") && !whole("", "a"));
    assert(whole("^a?b$", "b") && whole("a+", "a") && !whole("a+", ""));
    assert(count("", "") == 1 && count("", "abc") == 4 && count("a*", "baac") == 4);
    assert(count("a", "banana") == 3 && count("^a", "aaa") == 1 && count("x", "banana") == 0);
    assert(count("a$", "aaa") == 1 && count("ana", "banana") == 1);

    char *text = malloc(100001);
    memset(text, 'a', 100000);
    text[100000] = '\0';
    assert(!whole("a*a*a*a*a*a*a*a*b", text) && count("a", text) == 100000);
    free(text);
    rx_free(NULL);
    return 0;
}
#else
int main(void)
{
    rx *re = rx_compile("a{2,}", NULL);
    if (re)
        rx_find(re, "baaa", NULL);
    rx_free(re);
    return 0;
}
#endif
