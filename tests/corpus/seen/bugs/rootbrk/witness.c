#include "rootbrk.h"
#include <assert.h>
#include <float.h>
#include <math.h>
static double sq(double x, void *ctx)
{
    return x * x - *(double *)ctx;
}
int main(void)
{
    double c = 3, r = 0, a, b;
    assert(rb_bisect(sq, &c, 0, 4, 1e-9, &r) == RB_OK && fabs(r - sqrt(3)) < 1e-8);
    assert(rb_bisect(sq, &c, 0, 4, 0, &r) == RB_EINVAL && rb_bisect(sq, &c, NAN, 4, 1, &r) == RB_EINVAL);
    assert(rb_bisect(sq, &c, 3, 4, 1, &r) == RB_ENOBRKT);
    assert(rb_falsi(sq, &c, 0, 4, 1e-9, 100, &r) == RB_OK && fabs(r - sqrt(3)) < 1e-8);
    assert(rb_secant(sq, &c, 1, 4, 1e-9, 100, &r) == RB_OK && fabs(r - sqrt(3)) < 1e-8);
    assert(rb_falsi(sq, &c, 0, 4, DBL_MIN, 1000, &r) == RB_ENOCONV);
    a = 0, b = 1;
    assert(rb_expand(sq, &c, &a, &b, 20) == RB_OK && b > 1);
    assert(rb_scan(sq, &c, 0, 100, 1000, &a, &b) == RB_OK && a < b && a > 1);
    assert(rb_scan(sq, &c, -DBL_MAX, DBL_MAX, 3, &a, &b) == RB_ENOBRKT);
    assert(rb_text(RB_ENAN)[0]);
#ifndef LEGAL
    rb_bisect(sq, &c, 0, 4, 1e-20, &r);
#endif
    return 0;
}
