#include "quantest.h"

#include <math.h>

int main(void)
{
    qsample *s = qs_new();
    if (!isnan(qs_mean(s)) || !isnan(qs_quantile(s, 0.5)) || !isnan(qs_max(s)) || qs_add(s, (double)INFINITY) == 0)
        return 2;
    for (int i = 4; i >= 1; i--)
        if (qs_add(s, i) != 0)
            return 2;
    if (qs_mean(s) != 2.5 || qs_min(s) != 1 || qs_max(s) != 4 || qs_quantile(s, 0.5) != 2 || qs_quantile(s, 0) != 1)
        return 2;
    if (qs_quantile(s, 0.51) != 3 || qs_quantile(s, 0.99) != 4 || !isnan(qs_quantile(s, 1.1)) || qs_rank(s, 2) != 2)
        return 2;
    for (int i = 0; i < 3; i++)
        if (qs_merge(s, s) != 0)
            return 2;
    if (qs_count(s) != 32 || fabs(qs_variance(s) - 40.0 / 31) > 1e-12)
        return 2;
#ifndef LEGAL
    qs_quantile(s, 1);
#endif
    qs_clear(s);
    qs_merge(s, s);
    qs_free(s);
    return 0;
}
