#include "zerocrv.h"

#include <math.h>

static int near(double a, double b)
{
    return fabs(a - b) < 1e-12;
}

int main(void)
{
    zerocrv a, b;
    zc_init(&a);
    zc_init(&b);
    if (zc_rate(&a, 3.0) != 0.0 || !zc_copy(&b, &a) || !zc_shift(&a, 5.0))
        return 2;
    if (!zc_node(&a, 2.0, 0.04) || !zc_node(&a, 1.0, 0.02) || !zc_node(&a, 2.0, 0.03) || zc_node(&a, 0.0, 0.1))
        return 2;
    if (a.n != 2 || !near(zc_rate(&a, 1.5), 0.025) || zc_rate(&a, 9.0) != 0.03 || !isnan(zc_rate(&a, -1.0)))
        return 2;
    if (!near(zc_forward(&a, 1.0, 2.0), 0.04) || !isnan(zc_forward(&a, 2.0, 2.0)))
        return 2;
    if (!zc_copy(&b, &a) || !zc_copy(&b, &b) || !zc_shift(&b, 100.0) || !near(b.z[0], 0.03) || zc_shift(&b, 1e9))
        return 2;
    double par[] = {0.02, 0.025, 0.03};
    if (!zc_bootstrap(&b, par, 3) || !near(zc_discount(&b, 1.0), 1.0 / 1.02))
        return 2;
    double annuity = zc_discount(&b, 1.0) + zc_discount(&b, 2.0) + zc_discount(&b, 3.0);
    if (!near(par[2] * annuity + zc_discount(&b, 3.0), 1.0) || !zc_remove(&b, 0) || zc_remove(&b, 2) || b.t[0] != 2.0)
        return 2;
    double bad[] = {-1.0};
    if (zc_bootstrap(&b, bad, 1) || !zc_bootstrap(&a, par, 0) || a.n != 0)
        return 2;
#ifndef LEGAL
    double steep[] = {0.0, 2.0};
    if (zc_bootstrap(&b, steep, 2))
        return 2;
#endif
    zc_release(&a);
    zc_release(&b);
    return 0;
}
