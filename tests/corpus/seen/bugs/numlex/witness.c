#include "numlex.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#ifdef LEGAL
static struct nl_token t;

static nl_lexer *lex(const char *s)
{
    nl_lexer *lx = nl_open(s, strlen(s));
    assert(lx);
    return lx;
}
static void one(const char *s, enum nl_kind kind, double f, size_t len)
{
    nl_lexer *lx = lex(s);
    assert(nl_next(lx, &t) == kind && t.f == f && t.len == len);
    nl_close(lx);
}

int main(void)
{
    nl_lexer *lx;
    struct nl_token u;
    char buf[8];

    one("", NL_END, 0, 0);
    one(" \t\n", NL_END, 0, 0);
    one("0", NL_INT, 0, 1);
    one("0x", NL_INT, 0, 1);
    one("0xg", NL_INT, 0, 1);
    one("0x1F", NL_INT, 31, 4);
    one("0x7fffffffffffffff", NL_INT, 9223372036854775807.0, 18);
    one("0x8000000000000000", NL_ERROR, 0, 18);
    one("0xffffffffffffffffffff", NL_ERROR, 0, 22);
    one("9223372036854775807", NL_INT, 9223372036854775807.0, 19);
    one("9223372036854775808", NL_FLOAT, 9223372036854775808.0, 19);
    one("2.", NL_FLOAT, 2, 2);
    one(".5", NL_FLOAT, .5, 2);
    one(".", NL_PUNCT, 0, 1);
    one("1e3", NL_FLOAT, 1000, 3);
    one("1e999", NL_FLOAT, HUGE_VAL, 5);
    one("2.5E-7", NL_FLOAT, 2.5e-7, 6);
    one("3em", NL_INT, 3, 1);
    one("3e+x", NL_INT, 3, 1);
    one("3e+", NL_INT, 3, 1);
    one("000000000000000000000000000000000000000000000000000000000000001", NL_INT, 1, 63);
    one("0000000000000000000000000000000000000000000000000000000000000001", NL_ERROR, 0, 64);
    assert(!nl_open("x", NL_MAX_TEXT + 1) && !nl_open(NULL, 1));
    lx = nl_open(NULL, 0);
    assert(lx && nl_next(lx, &t) == NL_END && nl_next(lx, &t) == NL_END);
    assert(nl_seek(lx, 0) == 0 && nl_seek(lx, 1) == -1);
    nl_close(lx);
    lx = lex("-1 e2_x");
    assert(nl_peek(lx, &t) == NL_PUNCT && nl_tell(lx) == 0);
    assert(nl_next(lx, &t) == NL_PUNCT && nl_next(lx, &t) == NL_INT && t.i == 1);
    assert(nl_next(lx, &t) == NL_WORD && nl_tell(lx) == 7);
    assert(nl_text(lx, &t, buf, sizeof buf) == 4 && !strcmp(buf, "e2_x"));
    assert(nl_text(lx, &t, buf, 3) == 4 && !strcmp(buf, "e2") && nl_text(lx, &t, NULL, 0) == 4);
    assert(nl_next(lx, &u) == NL_END && nl_text(lx, &u, buf, 1) == 0 && !buf[0]);
    assert(nl_seek(lx, 1) == 0 && nl_next(lx, &t) == NL_INT);
    assert(nl_seek(lx, (size_t)-1) == -1);
    nl_close(lx);
    nl_close(NULL);
    lx = nl_open("\0\xff", 2);
    assert(nl_next(lx, &t) == NL_PUNCT && nl_next(lx, &t) == NL_PUNCT && nl_next(lx, &t) == NL_END);
    nl_close(lx);
    assert(!strcmp(nl_kind_name(NL_ERROR), "error") && !strcmp(nl_kind_name(-1), "?") && !strcmp(nl_kind_name(6), "?"));
    return 0;
}
#else
int main(void)
{
    nl_lexer *lx = nl_open("1e", 2);
    struct nl_token tok;

    if (!lx)
        return 0;
    nl_next(lx, &tok);
    nl_close(lx);
    return 0;
}
#endif
