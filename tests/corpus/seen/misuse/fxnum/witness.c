#include "fxnum.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static void need(int ok)
{
    if (!ok)
        abort();
}
#endif

int main(int argc, char **argv)
{
#ifdef LEGAL
    char buf[FX_TEXT];
    fx v = 5;

    (void)argc;
    (void)argv;
    need(fx_from_int(-32768) == FX_MIN && fx_from_int(32767) == 32767 * FX_ONE && fx_from_int(0) == 0);
    need(fx_floor(FX_MIN) == -32768 && fx_floor(FX_MAX) == 32767 && fx_floor(-1) == -1 && fx_floor(65535) == 0);
    need(fx_round(FX_MIN) == -32768 && fx_round(FX_MAX) == 32768 && fx_round(-32768) == -1 && fx_round(32767) == 0);
    need(fx_add(FX_MAX, 1) == FX_MAX && fx_sub(FX_MIN, FX_MAX) == FX_MIN && fx_sub(0, FX_MIN) == FX_MAX);
    need(fx_mul(FX_MIN, FX_MIN) == FX_MAX && fx_mul(FX_MIN, FX_MAX) == FX_MIN && fx_mul(FX_ONE, -7) == -7);
    need(fx_div(FX_MIN, -1) == FX_MAX && fx_div(FX_MAX, -1) == FX_MIN && fx_div(0, FX_MIN) == 0);
    need(fx_div(FX_MIN, FX_MIN) == FX_ONE);
    need(fx_sqrt(4 * FX_ONE) == 2 * FX_ONE && fx_sqrt(FX_MIN) == 0 && fx_sqrt(0) == 0 && fx_sqrt(1) == 256);
    need(fx_sqrt(FX_MAX) == 11863283);
    need(fx_sin(0) == 0 && fx_sin(90) == FX_ONE && fx_sin(30) == FX_ONE / 2);
    need(fx_parse("-32768", &v) == 0 && v == FX_MIN && fx_parse("32768", &v) == -1 && v == FX_MIN);
    need(fx_parse("+0.5", &v) == 0 && v == FX_ONE / 2 && fx_parse("-0.25000000000000000001", &v) == 0);
    need(v == -FX_ONE / 4 && fx_parse("32767.99999", &v) == 0 && fx_parse("-32768.1", &v) == -1);
    need(fx_parse("", &v) == -1 && fx_parse("-", &v) == -1 && fx_parse("1.", &v) == -1 && fx_parse(".5", &v) == -1);
    need(fx_parse("1 ", &v) == -1 && fx_parse("99999999999999999999", &v) == -1 && fx_parse("00000000012", &v) == 0);
    need(strcmp(fx_format(FX_MIN, buf), "-32768.0000") == 0 && strcmp(fx_format(FX_MAX, buf), "32767.9999") == 0);
    need(strcmp(fx_format(-FX_ONE / 2, buf), "-0.5000") == 0);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    fx r;

    if (rule == 1)
        r = fx_div(FX_ONE, fx_from_int(0));
    else if (rule == 2)
        r = fx_from_int(40000);
    else
        r = fx_sin(91);
    printf("%d\n", (int)r);
    return 0;
#endif
}
