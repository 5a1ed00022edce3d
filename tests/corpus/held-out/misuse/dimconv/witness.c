#include "dimconv.h"

#include <assert.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LEGAL
static const dc_unit units[] = {
    { "m", 1, 0, { 0, 1, 0, 0 } },        { "km", 1000, 0, { 0, 1, 0, 0 } },  { "s", 1, 0, { 0, 0, 1, 0 } },
    { "h", 3600, 0, { 0, 0, 1, 0 } },     { "kg", 1, 0, { 1, 0, 0, 0 } },     { "K", 1, 0, { 0, 0, 0, 1 } },
    { "C", 1, 273.15, { 0, 0, 0, 1 } },   { "F", 5 / 9.0, 459.67 * 5 / 9, { 0, 0, 0, 1 } },
    { "%", 0.01, 0, { 0, 0, 0, 0 } },     { "Ym", 1e300, 0, { 0, 1, 0, 0 } }, { "m", 7, 0, { 0, 0, 0, 0 } },
    { "odd", 1, 0, { 127, -128, 0, 0 } }, { NULL, 0, 0, { 0, 0, 0, 0 } }
};
static const dc_unit none[] = { { NULL, 0, 0, { 0, 0, 0, 0 } } };

static int fails(const char *text)
{
    dc_scale s = { -1, 2, { 3, 4, 5, 6 } }, t = s;
    int err = dc_parse(units, text, &t);

    assert(s.factor == t.factor && s.offset == t.offset && dc_same_kind(&s, &t));
    return err;
}

static void dimension(const char *text, const char *want)
{
    dc_scale s;
    char *out = malloc(DC_TEXT_MAX);

    assert(out && dc_parse(units, text, &s) == DC_OK && dc_dimension(&s, out) == strlen(want) && strcmp(out, want) == 0);
    free(out);
}

int main(void)
{
    dc_scale a, b;
    double v[2] = { 36, -36 };

    assert(dc_find(units, "m") == units && !dc_find(units, "") && !dc_find(units, "k") && !dc_find(none, "m"));
    assert(dc_parse(none, "m", &a) == DC_EUNIT);
    assert(fails("") == DC_ESYNTAX && fails("m/") == DC_ESYNTAX && fails("/m") == DC_ESYNTAX && fails("m^") == DC_ESYNTAX);
    assert(fails("m^-") == DC_ESYNTAX && fails("m s") == DC_ESYNTAX && fails("m2") == DC_ESYNTAX && fails("x") == DC_EUNIT);
    assert(fails("m^10") == DC_ERANGE && fails("m^99999999999999999999") == DC_ERANGE && fails("m^9*m") == DC_ERANGE);
    assert(fails("odd^9") == DC_ERANGE && fails("odd^-9") == DC_ERANGE && fails("Ym^2") == DC_ERANGE && fails("Ym^-2") == DC_ERANGE);
    assert(fails("C/s") == DC_EOFFSET && fails("s*C") == DC_EOFFSET && fails("C^2") == DC_EOFFSET && fails("C^0") == DC_EOFFSET);
    assert(dc_parse(units, "km/h", &a) == DC_OK && dc_parse(units, "m/s", &b) == DC_OK && dc_same_kind(&a, &b));
    assert(fabs(dc_convert(36, &a, &b) - 10) < 1e-9 && dc_convert(1, &a, &a) == 1 && isnan(dc_convert(NAN, &a, &b)));
    assert(isinf(dc_convert(-INFINITY, &a, &b)) && dc_convert(DBL_MAX, &a, &a) == DBL_MAX);
    dc_convert_all(v, 2, &a, &b);
    assert(fabs(v[1] + 10) < 1e-9);
    dc_convert_all(v, 0, &a, &b);
    assert(dc_parse(units, "C", &a) == DC_OK && dc_parse(units, "F^1", &b) == DC_OK && fabs(dc_convert(100, &a, &b) - 212) < 1e-9);
    assert(dc_parse(units, "m", &b) == DC_OK && !dc_same_kind(&a, &b));
    dimension("kg*m^1/s^2", "kg.m.s^-2");
    dimension("%", "1");
    dimension("m/km", "1");
    dimension("m^0", "1");
    dimension("kg^-9*m^-9*s^-9*K^-9", "kg^-9.m^-9.s^-9.K^-9");
    dimension("kg*m^2/s/s", "kg.m^2.s^-2");
    return 0;
}
#else
static const dc_unit full[] = {
    { "m", 1, 0, { 0, 1, 0, 0 } }, { "s", 1, 0, { 0, 0, 1, 0 } }, { "kg", 1, 0, { 1, 0, 0, 0 } }, { NULL, 0, 0, { 0, 0, 0, 0 } }
};
static const dc_unit open_end[] = { { "m", 1, 0, { 0, 1, 0, 0 } }, { "s", 1, 0, { 0, 0, 1, 0 } } };

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    dc_scale a, b;

    if (rule == 1) {
        printf("%d\n", dc_find(open_end, "kg") != NULL);
    } else if (rule == 2) {
        if (dc_parse(full, "m", &a) == DC_OK && dc_parse(full, "s", &b) == DC_OK)
            printf("%g\n", dc_convert(1, &a, &b));
    } else {
        char text[4];

        if (dc_parse(full, "kg*m/s^2", &a) == DC_OK)
            printf("%zu\n", dc_dimension(&a, text));
    }
    return 0;
}
#endif
