#include "qbins.h"

#include <float.h>
#include <math.h>

int main(void)
{
    const double values[] = {0, 9.99, 5, 5.5, -0.5, 10.5, INFINITY, NAN};
    if (qb_new(1, 1, 3) || qb_new(NAN, 1, 3) || qb_new(-DBL_MAX, DBL_MAX, 3) || qb_new(0, 1, 0) || qb_new(0, 1, (size_t)-1))
        return 2;
    qbins *h = qb_new(0, 10, 10);
    if (qb_mode(h) != 0)
        return 2;
    qb_put_all(h, values, 8);
    qb_put_all(h, 0, 0);
    if (qb_count(h, 5) != 2 || qb_count(h, 9) != 1 || qb_count(h, 10) != 0 || qb_total(h) != 4 || qb_mode(h) != 5)
        return 2;
    qbins *copy = qb_dup(h), *other = qb_new(0, 10, 11);
    if (qb_merge(h, other) || !qb_merge(h, copy) || !qb_merge(h, h) || qb_count(h, 5) != 8 || qb_above(h) != 8)
        return 2;
    qb_clear(h);
    if (qb_total(h) != 0 || qb_below(h) != 0 || qb_total(copy) != 4 || qb_bins(other) != 11)
        return 2;
#ifndef LEGAL
    qb_put(h, 10);
#endif
    qb_del(copy);
    qb_del(other);
    qb_del(h);
    return 0;
}
