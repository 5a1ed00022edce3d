#include "siscale.h"
#undef NDEBUG
#include <assert.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    char buf[SI_TEXT];
    struct si_value v;
#ifdef LEGAL
    (void)argc;
    (void)argv;
    static const double nums[] = {0, -0.0, 1, -1, 999.9999, 1000, 1e-300, DBL_MAX, -DBL_MAX, DBL_MIN, -1.234e-300};
    for (size_t i = 0; i < sizeof nums / sizeof *nums; i++)
        for (int p = 0; p < SI_PREFIXES; p++) {
            v = (struct si_value){nums[i], (enum si_prefix)p};
            assert(strlen(si_format(v, "0123456789", buf)) < SI_TEXT);
            si_format(si_tidy(v), "", buf);
            si_plain(si_add(v, si_with(v, SI_TERA)));
            assert(si_symbol(v.prefix) && si_name(v.prefix) && si_exponent(v.prefix) % 3 == 0);
        }
    si_format(si_tidy(si_of(NAN)), "V", buf);
    si_format(si_tidy(si_of(-INFINITY)), "V", buf);
    assert(strcmp(si_format(si_tidy(si_of(4700)), "Ohm", buf), "4.7 kOhm") == 0);
    assert(strcmp(si_format(si_of(5), "", buf), "5") == 0);
    assert(si_parse(" 220 n ", &v) && v.prefix == SI_NANO && v.num == 220);
    assert(si_parse("1e3M", &v) && v.prefix == SI_MEGA && si_parse("-.5", &v) && v.num == -0.5);
    static const char *const bad[] = {"", " ", "k", "-", ".", "+.", "inf", "nan", "0x10", "1e999", "1kk", "1 k k", "1q", "--1"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert(!si_parse(bad[i], &v));
#else
    v = si_of(12);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        puts(si_symbol(SI_PREFIXES));
        break;
    case 2: {
        char *small = malloc(8);
        if (small)
            puts(si_format(v, "V", small));
        free(small);
        break;
    }
    }
    (void)buf;
#endif
    return 0;
}
