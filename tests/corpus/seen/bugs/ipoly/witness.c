#include "ipoly.h"

int main(void)
{
    const uint32_t coef[] = {1, IPOLY_P + 2, 3, 0, 0};
    ipoly *p = ipoly_new(coef, 5), *q = ipoly_monomial(2, 3), *z = ipoly_new(NULL, 0);
    if (ipoly_degree(p) != 2 || ipoly_coef(p, 1) != 2 || ipoly_coef(p, 99) != 0 || ipoly_degree(z) != -1)
        return 2;
    if (ipoly_eval(p, 2) != 17 || ipoly_eval(z, 9) != 0 || ipoly_monomial(1, 256) != NULL || ipoly_leading(z) != 0)
        return 2;
    ipoly *s = ipoly_sub(p, p), *m = ipoly_mul(p, q), *d = ipoly_derive(m), *a = ipoly_add(p, q);
    if (ipoly_degree(s) != -1 || ipoly_degree(m) != 5 || ipoly_leading(m) != 6 || ipoly_degree(a) != 3)
        return 2;
    if (ipoly_degree(d) != 4 || ipoly_leading(d) != 30 || ipoly_coef(d, 2) != 6)
        return 2;
#ifndef LEGAL
    ipoly *c = ipoly_monomial(5, 0), *dc = ipoly_derive(c);
    ipoly_leading(dc);
    ipoly_free(c);
    ipoly_free(dc);
#endif
    ipoly_free(p);
    ipoly_free(q);
    ipoly_free(z);
    ipoly_free(s);
    ipoly_free(m);
    ipoly_free(d);
    ipoly_free(a);
    return 0;
}
