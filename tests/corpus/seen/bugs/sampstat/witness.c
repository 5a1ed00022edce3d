#include "sampstat.h"

#include <math.h>

int main(void)
{
    sampstat *s = sampstat_create();
    sampstat_summary *summary = &(sampstat_summary){0}, other;
    if (sampstat_median(s) != 0 || sampstat_summarize(s, summary) || sampstat_add(s, NAN) || sampstat_add(s, INFINITY))
        return 2;
    for (int i = 1; i <= 20; i++)
        if (!sampstat_add(s, i))
            return 2;
    if (sampstat_median(s) != 10.5 || !sampstat_summarize(s, summary) || sampstat_range(summary) != 19)
        return 2;
    if (fabs(summary->mean - 10.5) > 1e-9 || fabs(summary->stddev - 5.9160797831) > 1e-6 || summary->count != 20)
        return 2;
    if (!sampstat_is_outlier(summary, 100, 3) || sampstat_is_outlier(summary, 12, 3))
        return 2;
    sampstat_reset(s);
    if (sampstat_count(s) != 0)
        return 2;
    int status = 0;
#ifndef LEGAL
    sampstat_add(s, 5);
    sampstat_summarize(s, &other);
    status = sampstat_is_outlier(&other, 5, 3) ? 3 : 0;
#else
    (void)other;
#endif
    sampstat_destroy(s);
    return status;
}
