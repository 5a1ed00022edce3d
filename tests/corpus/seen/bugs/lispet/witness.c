#include "lispet.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) { fprintf(stderr, "line %d: %s\n", __LINE__, #c); exit(2); } } while (0)

#ifdef LEGAL
int main(void)
{
    lispet *in = lp_new();
    long long v = 7;
    char deep[1000];
    int i;

    CHECK(in != NULL);
    CHECK(lp_eval(in, "", &v) == LP_SYNTAX && lp_eval(in, "  ", &v) == LP_SYNTAX && v == 7);
    CHECK(lp_eval(in, "-12", &v) == LP_OK && v == -12);
    CHECK(lp_eval(in, "1 2 3 ", &v) == LP_OK && v == 3);
    CHECK(lp_eval(in, "(+)", &v) == LP_OK && v == 0);
    CHECK(lp_eval(in, "(*)", &v) == LP_OK && v == 1);
    CHECK(lp_eval(in, "(+ 1 2 3 4 5 6 7 8 9 (+ 1 2 3 4 5 6 7 8 9 (* 2 3)))", &v) == LP_OK && v == 96);
    CHECK(lp_eval(in, "(/ -9223372036854775808 -1)", &v) == LP_OK && v == LLONG_MIN);
    CHECK(lp_eval(in, "(+ 9223372036854775807 1)", &v) == LP_OK && v == LLONG_MIN);
    CHECK(lp_eval(in, "(* 9223372036854775807 9223372036854775807)", &v) == LP_OK && v == 1);
    CHECK(lp_eval(in, "(/ 1 0)", NULL) == LP_DIVZERO && lp_eval(in, "(- 1)", NULL) == LP_ARITY);
    CHECK(lp_eval(in, "x", NULL) == LP_UNKNOWN && lp_eval(in, "(f 1)", NULL) == LP_UNKNOWN);
    CHECK(lp_eval(in, "(", NULL) == LP_SYNTAX && lp_eval(in, ")", NULL) == LP_SYNTAX);
    CHECK(lp_eval(in, "(+ 1", NULL) == LP_SYNTAX && lp_eval(in, "(? 1 2", NULL) == LP_SYNTAX);
    CHECK(lp_eval(in, "(? 1 2 3 4)", NULL) == LP_SYNTAX);
    CHECK(lp_eval(in, "(? 0 (/ 1 0) (? 1 5 (/ 1 0)))", &v) == LP_OK && v == 5);
    CHECK(lp_eval(in, "(? 1 2 3", NULL) != LP_OK && lp_eval(in, "()", NULL) == LP_SYNTAX);
    CHECK(lp_eval(in, "(?", NULL) == LP_SYNTAX && lp_eval(in, "(?)", NULL) == LP_SYNTAX);
    CHECK(lp_eval(in, "1x", NULL) == LP_SYNTAX && lp_eval(in, "-", NULL) == LP_SYNTAX);
    CHECK(lp_eval(in, "xx", NULL) == LP_SYNTAX && lp_eval(in, "X", NULL) == LP_SYNTAX);
    CHECK(lp_eval(in, "(:)", NULL) == LP_SYNTAX && lp_eval(in, "(: f)", NULL) == LP_SYNTAX);
    CHECK(lp_eval(in, "(: f x", NULL) == LP_SYNTAX && lp_eval(in, "(: F x 1)", NULL) == LP_SYNTAX);
    CHECK(lp_eval(in, "(: f 1 2)", NULL) == LP_SYNTAX && lp_eval(in, "(: 1 2 3)", NULL) == LP_SYNTAX);
    CHECK(lp_eval(in, "(: f a b c d e g h 1)", NULL) == LP_PARAMS && lp_arity(in, 'f') == -1);
    CHECK(lp_eval(in, "(: f x (* x x))(f 12)", &v) == LP_OK && v == 144 && lp_arity(in, 'f') == 1);
    CHECK(lp_eval(in, "(f)", NULL) == LP_ARITY && lp_eval(in, "(f 1 2)", NULL) == LP_ARITY);
    CHECK(lp_eval(in, "(: g x y (+ x (f y) x))(g 1 (g 2 3))", &v) == LP_OK && v == 171);
    CHECK(lp_eval(in, "(: h (: k 1))(h)", NULL) == LP_SYNTAX);
    CHECK(lp_eval(in, "(: w x (+ 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 x x))(w 5)", &v) == LP_OK && v == 29);
    CHECK(lp_eval(in, "(: r n (r (+ n 1)))(r 0)", NULL) == LP_DEPTH);
    CHECK(lp_eval(in, "(: s n (? (= n 0) 0 (+ n (s (- n 1)))))(s 20)", &v) == LP_OK && v == 210);
    CHECK(lp_eval(in, "(: t n (? n (+ (t (- n 1)) (t (- n 1))) 1))", NULL) == LP_OK);
    CHECK(lp_eval(in, "(t 2)", &v) == LP_OK && v == 4);
    memset(deep, '(', sizeof deep - 1);
    deep[sizeof deep - 1] = '\0';
    CHECK(lp_eval(in, deep, NULL) == LP_SYNTAX);
    for (i = 0; i < 300; i++)
        memcpy(deep + 3 * i, "(+ ", 4);
    CHECK(lp_eval(in, deep, NULL) == LP_DEPTH);
    CHECK(lp_undef(in, 'f') == LP_OK && lp_undef(in, 'f') == LP_UNKNOWN && lp_undef(in, '\0') == LP_UNKNOWN);
    CHECK(lp_arity(in, 'A') == -1 && lp_arity(in, (char)-1) == -1);
    CHECK(lp_eval(in, "(g 1 2)", NULL) == LP_UNKNOWN);
    lp_free(in);
    lp_free(NULL);
    return 0;
}
#else
int main(void)
{
    lispet *in = lp_new();
    long long v = 0;

    if (in == NULL)
        return 0;
    lp_eval(in, "(: f n (? n (+ (f (- n 1)) n) 0))", NULL);
    lp_eval(in, "(f 10)", &v);
    lp_free(in);
    return 0;
}
#endif
