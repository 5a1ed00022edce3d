#include "sumvm.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static double value(const char *text, const double *vars, size_t n)
{
    double r = -99;
    sumvm *f = sumvm_compile(text, NULL), *g;
    assert(f && (g = sumvm_clone(f)));
    sumvm_free(f);
    assert(sumvm_eval(g, vars, n, &r) == 0);
    sumvm_free(g);
    return r;
}
#endif

int main(void)
{
#ifdef LEGAL
    double v[30] = { 1, 2, 3, 4 };
    const char *bad[] = { "", " ", "(", "()", "1+", "foo(1)", "sum", "sum(", "sum(1,)", "a?b", "1 2", "A", ".", "0x10", "a?:b" };
    size_t at;
    char text[SUMVM_MAX_TEXT + 2];
    sumvm *f, *g;

    v[25] = 26;
    assert(value("a", NULL, 0) == 0 && value("z", v, 30) == 26);
    assert(value(" 1 + 2*3 - 4/2 ", NULL, 0) == 5);
    assert(value("a+(b+(c+(d+(a+b))))", v, 4) == 13);
    assert(value("(a?b:c)+(a-1?b:c)*(d?1:2)", v, 4) == 5);
    assert(value("0?1:0?2:3", v, 4) == 3 && value("1?0?5:6:7", v, 4) == 6);
    assert(value("sum(a,b,c,d)+max(1,min(5,9),prod(2,2))", v, 4) == 15);
    assert(isinf(value("1/0", NULL, 0)) && isnan(value("0/0", NULL, 0)) && value("-1/0", NULL, 0) < 0);
    assert(value("--1", NULL, 0) == 1 && value("1e3+.5", NULL, 0) == 1000.5);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        at = 77;
        assert(!sumvm_compile(bad[i], &at) && at <= strlen(bad[i]) && !sumvm_compile(bad[i], NULL));
    }
    memset(text, '-', sizeof text);
    text[SUMVM_MAX_TEXT + 1] = 0;
    assert(!sumvm_compile(text, &at));
    text[SUMVM_MAX_TEXT] = 0;
    assert(!sumvm_compile(text, &at));
    memset(text, '(', SUMVM_MAX_TEXT);
    assert(!sumvm_compile(text, &at));
    for (size_t i = 0; i < SUMVM_MAX_TEXT; i++)
        text[i] = i % 2 ? '+' : '1';
    text[SUMVM_MAX_TEXT - 1] = 0;
    assert(value(text, NULL, 0) == 500);
    f = sumvm_compile("a+z", NULL);
    g = sumvm_compile("a-z", NULL);
    assert(f && g && sumvm_uses(f) == (1ul | 1ul << 25) && sumvm_uses(g) == sumvm_uses(f));
    sumvm_free(f);
    sumvm_free(g);
    sumvm_free(NULL);
#else
    double r;
    sumvm *f = sumvm_compile("1+sum()", NULL);
    if (!f)
        return 2;
    sumvm_eval(f, NULL, 0, &r);
    sumvm_free(f);
#endif
    return 0;
}
