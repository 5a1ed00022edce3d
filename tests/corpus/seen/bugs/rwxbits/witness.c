#include "rwxbits.h"
#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char text[RWX_TEXT];
    unsigned mode = 0;
#ifdef LEGAL
    char oct[RWX_OCTAL];
    for (unsigned m = 0; m <= RWX_ALL; m++) {
        assert(rwx_parse_octal(rwx_octal(m, oct), &mode) == 0 && mode == m);
        if ((m & RWX_STICKY) && !(m & 1))
            continue;
        assert(rwx_parse(rwx_format(m, text), &mode) == 0 && mode == m);
        assert(rwx_subset(m, m) && rwx_subset(0, m));
    }
    assert(!strcmp(rwx_format(UINT_MAX, text), "rwsrwsrwt") && !strcmp(rwx_octal(UINT_MAX, oct), "7777"));
    assert(!strcmp(rwx_format(07000, text), "--S--S--T"));
    mode = 5;
    assert(rwx_parse("", &mode) == -1 && rwx_parse("rwxrwxrws", &mode) == -1);
    assert(rwx_parse("rwxrwxrwxx", &mode) == -1 && rwx_parse("xwrxwrxwr", &mode) == -1 && mode == 5);
    assert(rwx_parse_octal("", &mode) == -1 && rwx_parse_octal("10000", &mode) == -1);
    assert(rwx_parse_octal("8", &mode) == -1 && rwx_parse_octal("-1", &mode) == -1 && mode == 5);
    mode = 0644;
    assert(rwx_apply("u+x,go-r,+t", &mode) == 0 && mode == 01700);
    assert(rwx_apply("a=", &mode) == 0 && mode == 0);
    assert(rwx_apply("a+st", &mode) == 0 && mode == 07000);
    assert(rwx_apply("o+s,u+t", &mode) == 0 && mode == 07000);
    assert(rwx_apply("g=rx", &mode) == 0 && mode == 05050);
    assert(rwx_apply("", &mode) == -1 && rwx_apply("u", &mode) == -1 && rwx_apply("u+x,", &mode) == -1);
    assert(rwx_apply("u+z", &mode) == -1 && rwx_apply(",", &mode) == -1 && mode == 05050);
    assert(rwx_class_bits(0754, RWX_GROUP) == 5 && rwx_grants(0754, RWX_OTHER, 4));
    assert(rwx_grants(0, RWX_USER, 0) && !rwx_grants(RWX_ALL, RWX_USER, UINT_MAX) && !rwx_subset(1, 2));
    return 0;
#else
    rwx_format(RWX_STICKY, text);
    if (rwx_parse(text, &mode) != 0 || mode != RWX_STICKY) {
        printf("%s is read as %o\n", text, mode);
        return 1;
    }
    return 0;
#endif
}
