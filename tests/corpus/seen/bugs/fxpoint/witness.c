#include "fxpoint.h"

#include <assert.h>
#include <limits.h>
#include <math.h>
#include <string.h>

#ifdef LEGAL
static int formats(fx a, const char *expected)
{
    char text[FX_TEXT_SIZE];

    return fx_format(a, text) == strlen(expected) && strcmp(text, expected) == 0;
}
#endif

int main(void)
{
#ifdef LEGAL
    static const fx edges[] = {FX_MIN, FX_MIN + 1, -FX_ONE, -FX_EPS, 0, FX_EPS, FX_ONE, FX_MAX - 1, FX_MAX};
    const size_t count = sizeof edges / sizeof *edges;
    char text[FX_TEXT_SIZE];

    for (size_t i = 0; i < count; i++) {
        fx a = edges[i];

        fx_neg(a), fx_sqrt(a), fx_to_int(a);
        assert(fx_from_double(fx_to_double(a)) == a);
        assert(fx_format(a, text) < FX_TEXT_SIZE);
        for (size_t j = 0; j < count; j++) {
            fx b = edges[j];

            fx_add(a, b), fx_sub(a, b), fx_mul(a, b), fx_div(a, b);
            if (a != FX_MIN || b != -FX_EPS)
                fx_mod(a, b);
        }
    }
    assert(fx_from_int(INT_MIN) == FX_MIN && fx_from_int(INT_MAX) == FX_MAX && fx_to_int(-1) == -1);
    assert(fx_from_double(NAN) == 0 && fx_from_double(INFINITY) == FX_MAX && fx_from_double(-1e300) == FX_MIN);
    assert(fx_mul(FX_MIN, FX_MIN) == FX_MAX && fx_div(FX_MIN, -FX_EPS) == FX_MAX && fx_neg(FX_MIN) == FX_MAX);
    assert(fx_div(1, 0) == FX_MAX && fx_div(0, 0) == 0 && fx_mod(5, 0) == 0);
    assert(fx_mod(fx_from_int(-7), fx_from_int(3)) == fx_from_int(2));
    assert(fx_mod(fx_from_int(7), fx_from_int(-3)) == fx_from_int(-2));
    assert(fx_mod(FX_MAX, FX_MIN) == -1 && fx_mod(FX_MIN, FX_MAX) == FX_MAX - 1);
    assert(fx_sqrt(fx_from_int(9)) == fx_from_int(3) && fx_sqrt(1) == 256 && fx_sqrt(FX_MAX) > 0);
    assert(formats(FX_MIN, "-32768") && formats(FX_MAX, "32767.99998") && formats(0, "0"));
    assert(formats(FX_ONE / 2 * -3, "-1.5") && formats(-1, "-0.00001") && formats(fx_from_int(10), "10"));
    assert(formats(FX_MIN + 1, "-32767.99998"));
#else
    volatile fx rest = fx_mod(FX_MIN, -FX_EPS);

    (void)rest;
#endif
    return 0;
}
