#include "unitset.h"

#include <assert.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    struct unit_set set;
    unit_set_init(&set);
#ifdef LEGAL
    const struct unit *u = NULL;
    double x = 7;
    (void)argc, (void)argv;
    for (int i = 0; i < UNIT_IDS; i++)
        for (int k = 0; k < UNIT_IDS; k++) {
            const struct unit *a = unit_builtin(i), *b = unit_builtin(k);
            double there, back;
            assert(unit_find(NULL, a->name) == a && *unit_dim_name(a->dim));
            if (unit_convert(20, a, b, &there) == 0)
                assert(unit_convert(there, b, a, &back) == 0 && fabs(back - 20) < 1e-9);
            else
                assert(a->dim != b->dim);
        }
    assert(unit_convert(DBL_MAX, unit_builtin(UNIT_KM), unit_builtin(UNIT_M), &x) == 0 && isinf(x));
    assert(unit_convert(NAN, unit_builtin(UNIT_M), unit_builtin(UNIT_M), &x) == 0 && isnan(x));
    struct unit bad[] = { { "", UNIT_MASS, 1, 0, NULL }, { "a b", UNIT_MASS, 1, 0, NULL }, { "x", UNIT_DIMS, 1, 0, NULL },
        { "x", UNIT_MASS, 0, 0, NULL }, { "x", UNIT_MASS, NAN, 0, NULL }, { "x", UNIT_MASS, 1, INFINITY, NULL },
        { "kg", UNIT_MASS, 1, 0, NULL }, { NULL, UNIT_MASS, 1, 0, NULL },
        { "abcdefghijklmnopqrstuvwxyzabcdef", UNIT_MASS, 1, 0, NULL } };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(unit_set_add(&set, &bad[i]) == -1 && set.first == NULL);
    struct unit yard = { "yd", UNIT_LENGTH, 0.9144, 0, NULL }, ton = { "t", UNIT_MASS, 1000, 0, NULL };
    struct unit week = { "week", UNIT_TIME, 604800, 0, NULL };
    assert(unit_set_add(&set, &yard) == 0 && unit_set_add(&set, &yard) == -1);
    assert(unit_set_add(&set, &ton) == 0 && unit_set_add(&set, &week) == 0);
    assert(unit_find(&set, "t") == &ton && unit_find(&set, "") == NULL && unit_find(NULL, "t") == NULL);
    assert(unit_parse(&set, " 2 \t yd", &x, &u) == 0 && x == 2 && u == &yard);
    assert(unit_parse(&set, "", &x, &u) == -1 && unit_parse(&set, "2", &x, &u) == -1 && unit_parse(&set, "m", &x, &u) == -1);
    assert(unit_parse(NULL, "1e999km", &x, &u) == 0 && isinf(x) && unit_parse(&set, "2 km x", &x, &u) == -1);
    unit_set_remove(&set, &ton);
    assert(unit_find(&set, "t") == NULL && unit_find(&set, "yd") == &yard && unit_find(&set, "week") == &week);
    struct unit_set two;
    unit_set_init(&two);
    assert(unit_set_add(&two, &ton) == 0);
    unit_set_remove(&two, &ton);
    unit_set_remove(&set, &yard);
    unit_set_remove(&set, &week);
    assert(set.first == NULL && two.first == NULL);
#else
    struct unit *u = malloc(sizeof *u), fathom = { "ftm", UNIT_LENGTH, 1.8288, 0, NULL };
    assert(u);
    *u = fathom;
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        puts(unit_builtin(UNIT_IDS)->name);
        break;
    case 2:
        unit_set_add(&set, u);
        free(u);
        unit_find(&set, "furlong");
        return 0;
    case 3:
        unit_set_remove(&set, u);
        break;
    }
    free(u);
#endif
    return 0;
}
