#include "fxq.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    char text[FX_TEXT];
    fx x, table[3] = {0, FX_ONE, 3 * FX_ONE};
#ifdef LEGAL
    (void)argc, (void)argv;
    if (strcmp(fx_format(FX_MIN, text), "-32768.0000") != 0 || !fx_parse("-1.25", &x) || fx_to_double(x) != -1.25)
        return 2;
    if (fx_parse("", &x) || fx_parse(".", &x) || fx_parse("32768", &x) || !fx_parse("-32768", &x) || x != FX_MIN)
        return 2;
    if (fx_parse("99999999999999999999999", &x) || !fx_parse("0.99999999999999999999", &x) || fx_parse("1x", &x))
        return 2;
    if (fx_floor(-1) != -1 || fx_floor(FX_MIN) != -32768 || fx_int(1 << 30) != FX_MAX || fx_int(-40000) != FX_MIN)
        return 2;
    if (fx_sqrt(fx_int(4)) != fx_int(2) || fx_sqrt(FX_MAX) <= 0 || fx_sqrt(0) != 0 || fx_div(FX_MIN, -1) != FX_MAX)
        return 2;
    if (fx_mul(FX_MIN, FX_MIN) != FX_MAX || fx_interp(table, 3, FX_ONE * 3 / 2) != 2 * FX_ONE || fx_interp(table, 3, FX_MAX) != table[2])
        return 2;
    if (fx_double((double)INFINITY) != FX_MAX || fx_double(-1.5) != -98304 || fx_sum(table, 3) != 4 * FX_ONE || fx_sum(NULL, 0) != 0)
        return 2;
    return fx_add(FX_MAX, 1) != FX_MAX || fx_sub(FX_MIN, 1) != FX_MIN || fx_interp(table, 1, 5) != 0;
#else
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        fx_div(FX_ONE, 0);
        break;
    case 2:
        fx_sqrt(-1);
        break;
    case 3:
        fx_double((double)NAN);
        break;
    case 4: {
        char *small = malloc(8);
        fx_format(fx_int(-12345), small);
        break;
    }
    case 5:
        fx_interp(table, 0, FX_ONE);
        break;
    }
    (void)text, (void)x;
    return 0;
#endif
}
