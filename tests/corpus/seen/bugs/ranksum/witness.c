#include "ranksum.h"

#include <assert.h>
#include <limits.h>
#include <math.h>

int main(void)
{
    rs_table *t = rs_new();
    if (t == NULL)
        return 0;
#ifdef LEGAL
    double x[] = { 3, 1, 2, INFINITY }, y[] = { 2, 2, -INFINITY }, bad[] = { NAN };
    double sum = 0;
    assert(fabs(rs_cdf(t, RS_MAX, RS_MAX, 450) - 0.5) < 0.01);
    assert(rs_count(t, 2, 2, 2) == 2 && rs_count(t, 2, 2, 5) == 0 && rs_count(t, 2, 2, INT_MIN) == 0);
    for (int u = 0; u <= 35; u++)
        sum += rs_count(t, 5, 7, u);
    assert(sum == 792 && rs_count(t, 7, 5, 3) == rs_count(t, 5, 7, 3));
    assert(isnan(rs_pmf(t, -1, 2, 0)) && isnan(rs_pmf(t, 1, RS_MAX + 1, 0)) && isnan(rs_cdf(t, INT_MAX, INT_MIN, 0)));
    assert(rs_count(t, 0, 0, 0) == 1 && rs_cdf(t, 0, 9, 0) == 1 && rs_cdf(t, 3, 3, -1) == 0);
    assert(rs_quantile(t, 4, 4, 0) == 0 && rs_quantile(t, 4, 4, 1) == 16 && rs_quantile(t, 4, 4, NAN) == -1);
    assert(rs_pvalue(t, 4, 4, 8) == 1 && rs_pvalue(t, 4, 4, 7.5) == 1 && isnan(rs_pvalue(t, 4, 4, NAN)));
    assert(rs_pvalue(t, 4, 4, INFINITY) == 0 && fabs(rs_pvalue(t, 4, 4, 16) - 2.0 / 70) < 1e-12);
    rs_forget(t);
    assert(rs_count(t, 6, 1, 3) == 1 && rs_count(t, 1, 6, 6) == 1 && rs_count(t, 4, 3, 0) == 1);
    rs_forget(t);
    rs_forget(t);
    assert(rs_statistic(x, 4, y, 3) == 3 + 1 + 2 + 3 && rs_statistic(x, 0, y, 3) == 0);
    assert(isnan(rs_statistic(bad, 1, x, 1)) && isnan(rs_statistic(x, 0, bad, 1)) && rs_statistic(0, 0, 0, 0) == 0);
    assert(rs_statistic(x, 4, x, 4) == 8);
    rs_free(0);
#else
    rs_pmf(t, 2, 3, 1);
    rs_pmf(t, 2, 4, 1);
#endif
    rs_free(t);
    return 0;
}
