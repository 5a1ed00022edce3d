#include "lispread.h"
#include <string.h>

int main(void)
{
    lisp_datum *d, *e;
    const char *rest = NULL;
#ifdef LEGAL
    static const char *const bad[] = {"(", ")", "'", "(a", "(a .", "(a . )", "(a . b c)", "(a . b", "\"x", "\"x\\", "\"x\\\"", ".", "(')", "((a)"};
    static const struct { const char *text, *out; } good[] = {
        {"()", "()"}, {"(a . (b . (c)))", "(a b c)"}, {"'x", "(quote x)"}, {"\"a\\\"\\\\\"", "\"a\\\"\\\\\""},
        {"(1 -2 . +3)", "(1 -2 . 3)"}, {"(a;c\n . b)", "(a . b)"}, {"-", "-"}, {"...", "..."}, {"\"\"", "\"\""}, {"1x", "1x"}, {"(() . ())", "(())"}};
    char buf[64], deep[200];
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (lisp_read(bad[i], &d, &rest) != LISP_SYNTAX || d || rest)
            return 2;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        if (lisp_read(good[i].text, &d, &rest) != LISP_OK || *rest)
            return 3;
        if (lisp_write(d, buf, sizeof buf) != strlen(good[i].out) || strcmp(buf, good[i].out))
            return 4;
        lisp_write(d, buf, 1);
        lisp_write(d, NULL, 0);
        if (lisp_read(good[i].out, &e, NULL) != LISP_OK || !lisp_equal(d, e) || !lisp_equal(e, d) || !lisp_equal(d, d))
            return 5;
        if (i == 1 && (lisp_length(d) != 3 || strcmp(lisp_text(lisp_car(lisp_cdr(d))), "b")))
            return 6;
        if (i == 4 && (lisp_length(d) != -1 || lisp_int(lisp_car(d)) != 1))
            return 7;
        lisp_free(d), lisp_free(e);
    }
    if (lisp_read("", &d, NULL) != LISP_END || lisp_read(" ; x", &d, NULL) != LISP_END ||
        lisp_read("99999999999999999999", &d, NULL) != LISP_BIG)
        return 8;
    memset(deep, '(', sizeof deep), deep[199] = '\0';
    if (lisp_read(deep, &d, NULL) != LISP_DEEP || d)
        return 9;
    lisp_free(NULL);
    if (lisp_kind_of(NULL) != LISP_NIL || lisp_length(NULL) || !lisp_equal(NULL, NULL) || lisp_text(NULL) || lisp_car(NULL))
        return 10;
#else
    (void)e;
    if (lisp_read("(. a)", &d, &rest) == LISP_OK)
        lisp_free(d);
#endif
    return 0;
}
