#include "polynom.h"

#include <stddef.h>

int main(void)
{
    const double coefs[] = {1, 2, 3, 0};
    Poly *p = PolyNew(coefs, 4), *zero = PolyNew(NULL, 0), *x = PolyMonomial(1, 1), *c = PolyMonomial(0, 5);
    if (PolyDegree(p) != 2 || PolyDegree(zero) != -1 || !PolyEqual(zero, c) || PolyEval(p, 2) != 17)
        return 2;
    Poly *q = PolyMul(p, x), *r = PolySub(q, p), *s = PolyDerive(p), *t = PolyAdd(r, p), *u = PolyDerive(zero);
    if (PolyDegree(q) != 3 || PolyCoef(r, 0) != -1 || PolyCoef(r, 9) != 0 || !PolyEqual(t, q) || PolyCoef(s, 1) != 6)
        return 2;
    if (PolyDegree(u) != -1 || PolyMonomial(1, 1024) != NULL || PolyNew(coefs, -1) != NULL)
        return 2;
    PolyFree(q);
    PolyFree(r);
    PolyFree(s);
    PolyFree(t);
    PolyFree(u);
#ifndef LEGAL
    PolyFree(PolySub(p, p));
#endif
    PolyFree(p);
    PolyFree(zero);
    PolyFree(x);
    PolyFree(c);
    PolyFree(NULL);
    return 0;
}
