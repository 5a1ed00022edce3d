#include "measbook.h"

#include <assert.h>
#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    const struct mb_unit *km = mb_find("km"), *m = mb_find("m");
#ifndef LEGAL
    if (rule == 1) {
        return mb_convert(3, mb_find("furlong"), m) > 0 ? 0 : km == m;
    } else if (rule == 2) {
        char *buf = malloc(4);
        if (buf == NULL)
            return 0;
        mb_format(buf, 12.25, km);
        free(buf);
    } else {
        return mb_symbol(mb_unit_at(mb_count())) == NULL;
    }
    return 0;
#else
    char buf[MB_FORMAT_SIZE];
    double x = 1;
    const struct mb_unit *u = NULL;
    (void)rule;
    for (size_t i = 0; i < mb_count(); i++) {
        u = mb_unit_at(i);
        assert(mb_find(mb_symbol(u)) == u && mb_name(u)[0] && mb_quantity_name(mb_quantity_of(u))[0]);
        mb_format(buf, -DBL_MIN / 3, u);
        mb_format(buf, -DBL_MAX, u);
        assert(strlen(buf) < MB_FORMAT_SIZE - 1);
        mb_format(buf, NAN, u);
        for (size_t j = 0; j < mb_count(); j++) {
            const struct mb_unit *v = mb_unit_at(j);
            double y = mb_convert(2.5, u, v);
            assert(isnan(y) == (mb_quantity_of(u) != mb_quantity_of(v)));
            assert(isnan(y) || fabs(mb_convert(y, v, u) - 2.5) < 1e-9);
        }
    }
    assert(!mb_find("") && !mb_find("KM") && mb_convert(2, km, m) == 2000);
    assert(isinf(mb_convert(INFINITY, km, m)) && isnan(mb_convert(NAN, km, m)));
    assert(mb_best(-1200, m) == km && mb_best(1e-9, m) == mb_find("mm") && mb_best(0, m) == m);
    assert(mb_best(-INFINITY, m) == m && mb_best(DBL_MAX, km) == mb_find("mi"));
    assert(!strcmp(mb_format(buf, 12.5, km), "12.5 km"));
    u = NULL;
    assert(!mb_parse("", &x, &u) && !mb_parse("12", &x, &u) && !mb_parse("nan km", &x, &u) && !mb_parse("1e999 m", &x, &u));
    assert(!mb_parse("1 km m", &x, &u) && !mb_parse("km", &x, &u) && !mb_parse("   ", &x, &u) && x == 1 && !u);
    assert(mb_parse(" 12.5km\t", &x, &u) && x == 12.5 && u == km && mb_parse("-1 degC", &x, &u) && x == -1);
    return 0;
#endif
}
