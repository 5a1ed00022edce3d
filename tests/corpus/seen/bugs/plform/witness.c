#include "plform.h"

#include <stddef.h>

int main(void)
{
#ifdef LEGAL
    static const struct { const char *e; unsigned long n, is; } t[] = {
        { "n != 1", 1, 0 }, { "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2", 22, 1 },
        { "1/0 + n", 5, 5 }, { "n % (n - n)", 5, 0 }, { "n/(n-n)", 5, 0 }, { "!!n", 3, 1 }, { "2+3*4 % 5", 0, 4 },
    };
    static const char *const bad[] = { "", "n n", "(n", "n ?", "1 +", "99999999999999999999999", "?:" };
    unsigned np = 0;
    for (size_t i = 0; i < sizeof t / sizeof *t; i++) {
        plform *f = plform_parse(t[i].e);
        if (!f || plform_eval(f, t[i].n) != t[i].is)
            return 1;
        plform_free(f);
    }
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (plform_parse(bad[i]))
            return 1;
    plform *f = plform_header("nplurals=2; plural=n*7;", &np);
    if (!f || np != 2 || plform_index(f, np, 1))
        return 1;
    plform_free(f);
    plform_free(NULL);
#else
    unsigned np;
    plform_free(plform_header("nplurals=3; plural=n > 1 ? 2 % 0 : 1;", &np));
#endif
    return 0;
}
