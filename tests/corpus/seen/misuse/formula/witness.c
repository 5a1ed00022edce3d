#include "formula.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static double twice(void *ctx, double x)
{
    return x * *(double *)ctx;
}

static int is(const char *text, double wanted)
{
    return fabs(fm_quick(text, NULL, 0) - wanted) < 1e-9;
}

static size_t stops(const char *text)
{
    size_t at;

    assert(fm_compile(text, NULL, 0, &at) == NULL && fm_compile(text, NULL, 0, NULL) == NULL);
    return at;
}

int main(void)
{
    double x = 3, two = 2;
    fm_symbol table[] = {{"x", &x, NULL, NULL}, {"twice", NULL, twice, &two}, {"x", &two, NULL, NULL}, {"pi", &two, NULL, NULL}};
    char text[FM_MAX_TEXT + 2] = "";
    size_t at = 9;
    formula *f = fm_compile(" twice(x + 1)\t* pi ", table, 4, &at);

    assert(f && at == 0 && fm_eval(f) == 16 && fm_reads(f, &x) && fm_reads(f, &two) && !fm_reads(f, NULL));
    x = NAN;
    assert(isnan(fm_eval(f)));
    fm_free(f);
    fm_free(NULL);
    assert(is("1+2*3", 7) && is("2^3^2", 512) && is("-2^2", -4) && is("2^-1", .5) && is("(1)", 1) && is("- -+1", 1));
    assert(is("1e3", 1000) && is(".5+5.", 5.5) && is("sqrt(abs(-4))+cos(0)", 3) && is("1-2-3", -4) && is("8/2/2", 2));
    assert(is("sin(pi)", 0) && is("log(exp(2))", 2) && isinf(fm_quick("1/0", NULL, 0)) && isnan(fm_quick("0/0", NULL, 0)));
    assert(isnan(fm_quick("", NULL, 0)) && isinf(fm_quick("9e999", NULL, 0)));
    assert(stops("") == 1 && stops(".") == 1 && stops("1e") == 2 && stops("1+") == 3 && stops("(1") == 3 && stops("1)") == 2);
    assert(stops("0x10") && stops("y") && stops("sqrt 4") && stops("twice(1)") && stops("1 2") == 3 && stops("\xff"));
    f = fm_compile("1+2", NULL, 0, NULL);
    assert(f && fm_eval(f) == 3 && fm_eval(f) == 3);
    fm_free(f);
    assert(fm_compile("1", table, FM_MAX_SYMBOLS + 1, NULL) == NULL);
    for (int i = 0; i < FM_MAX_DEPTH; i++)
        strcat(text, "1+2*3^(");
    assert(stops(text));
    text[0] = '\0';
    for (int i = 0; i < FM_MAX_DEPTH / 2; i++)
        strcat(text, "1+1*1^(");
    strcat(text, "1+1*1");
    for (int i = 0; i < FM_MAX_DEPTH / 2; i++)
        strcat(text, ")");
    assert(is(text, 2));
    text[0] = '\0';
    for (int i = 0; i < FM_MAX_DEPTH; i++)
        strcat(text, "1+1*(");
    strcat(text, "1+1*1");
    for (int i = 0; i < FM_MAX_DEPTH; i++)
        strcat(text, ")");
    assert(is(text, FM_MAX_DEPTH + 2));
    memset(text, '1', FM_MAX_TEXT + 1);
    assert(stops(text) == 1);
    text[FM_MAX_TEXT] = '\0';
    assert(isinf(fm_quick(text, NULL, 0)));
    return 0;
}
#else
static formula *running;

static double drop(void *ctx, double x)
{
    (void)ctx;
    fm_free(running);
    return x;
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    double *x = malloc(sizeof *x);
    fm_symbol table[2] = {{"x", x, NULL, NULL}, {"drop", NULL, drop, NULL}};

    if (!x)
        return 0;
    *x = 1;
    running = fm_compile(rule == 2 ? "drop(x) + 1" : "x + 1", table, 2, NULL);
    if (!running)
        return 0;
    if (rule == 1)
        free(x);
    if (rule == 3) {
        fm_free(running);
        fm_free(running);
        return 0;
    }
    return fm_eval(running) > 1e9;
}
#endif
