#include "mboxaddr.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    struct mbx_addr a;
#ifdef LEGAL
    static const char *const bad[] = { "", " ", "@", "a@", "@b", "a", "<>", ">", "<a@b", "a@b>", "a..b@c", ".a@b",
        "a.@b", "a@b.", "a@b@c", "\"", "\"\"", "\"\"a@b", "\"x\\\" <a@b>", "\"x\"y\" <a@b>", "a,b <c@d>", "\"x <a@b>",
        "x\" <a@b>", "\\ <a@b>", "a b@c", "\"\\\" <a@b>", "\"\n\" <a@b>", "a\x80@b", "<a@b> x", "<<a@b>>" };
    static const char *const good[] = { "a@b", "<a@b>", " \t< a@b >\t", "A B\t<a@b>", "\"\" <a@b>", "\"a\"<a@b>",
        "\"\\\"\" <a@b>", "\"\\\\\"<a@b>", "\"<x@y>\" <a@b>", "J\xc3\xb6rg <j.o+x@b-c.De>", "\"a\tb\" <a@b>" };
    struct mbx_addr b, c;
    char buf[2048], small[4];
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert(mbx_parse(bad[i], &a) == MBX_ESYNTAX);
        assert(!a.display && !a.local && !a.domain);
        mbx_clear(&a);
    }
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        char *text = malloc(strlen(good[i]) + 1);
        assert(text && mbx_parse(strcpy(text, good[i]), &a) == MBX_OK);
        free(text);
        size_t n = mbx_format(&a, NULL, 0);
        assert(mbx_format(&a, buf, sizeof buf) == n && strlen(buf) == n);
        assert(mbx_format(&a, buf + 1000, 1) == n && mbx_format(&a, small, sizeof small) == n);
        assert(strlen(small) <= 3 && strncmp(small, buf, strlen(small)) == 0);
        assert(mbx_parse(buf, &b) == MBX_OK && mbx_same(&a, &b) && mbx_same(&b, &a));
        assert(!a.display == !b.display && (!a.display || strcmp(a.display, b.display) == 0));
        assert(mbx_copy(&c, &a) == MBX_OK && mbx_copy(&c, &c) == MBX_OK);
        assert(mbx_same(&a, &a) && mbx_same(&a, &c));
        mbx_clear(&a);
        mbx_clear(&a);
        mbx_clear(&b);
        mbx_clear(&c);
    }
    assert(mbx_parse("x@Ab", &a) == 0 && mbx_parse("x@aBc", &b) == 0 && mbx_parse("X@ab", &c) == 0);
    assert(!mbx_same(&a, &b) && !mbx_same(&b, &a) && !mbx_same(&a, &c));
    mbx_clear(&a);
    mbx_clear(&b);
    mbx_clear(&c);
    memset(buf, 'a', sizeof buf);
    buf[MBX_TEXT_MAX + 1] = '\0';
    assert(mbx_parse(buf, &a) == MBX_ELONG);
    buf[MBX_TEXT_MAX] = '\0';
    buf[500] = '@';
    assert(mbx_parse(buf, &a) == MBX_OK);
    assert(*mbx_strerror(MBX_ELONG) && *mbx_strerror(MBX_ENOMEM) && *mbx_strerror(99) && *mbx_strerror(0));
#else
    assert(mbx_parse("\" <ada@example.org>", &a) == MBX_ESYNTAX);
#endif
    mbx_clear(&a);
    return 0;
}
