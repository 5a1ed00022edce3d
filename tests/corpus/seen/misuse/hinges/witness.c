#include "hinges.h"

#include <float.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments)
{
    const double values[] = {4, 100, 1, 3, 2};
    double *x = malloc(sizeof values);
    memcpy(x, values, sizeof values);
    double *work = malloc(sizeof values);
    if (hg_mad(x, 5, work) != 1)
        return 2;
    hg_sort(x, 5);
    hg_sort(x, 0);
#ifdef LEGAL
    (void)count, (void)arguments;
    struct hg_summary s = hg_summarize(x, 5);
    if (s.min != 1 || s.lower != 2 || s.median != 3 || s.upper != 4 || s.max != 100)
        return 2;
    s = hg_summarize(x, 1);
    if (s.min != 1 || s.lower != 1 || s.upper != 1 || hg_median(x, 4) != 2.5 || hg_median(x, 2) != 1.5)
        return 2;
    if (hg_quantile(x, 5, 0) != 1 || hg_quantile(x, 5, 1) != 100 || hg_quantile(x, 4, 0.5) != 2.5)
        return 2;
    if (hg_quantile(x, 1, 0.3) != 1 || hg_trimmed_mean(x, 5, 1) != 3 || hg_trimmed_mean(x, 5, 2) != 3)
        return 2;
    if (hg_below(x, 5, 3) != 2 || hg_below(x, 5, 1000) != 5 || hg_below(x, 0, 1) != 0 || hg_outliers(x, 5, 1.5) != 1)
        return 2;
    double big[2] = {DBL_MAX, DBL_MAX};
    if (hg_median(big, 2) != DBL_MAX || hg_mad(big, 2, work) != 0)
        return 2;
    for (int i = 0; i <= 1000; i++)
        if (hg_quantile(x, 5, i / 1000.0) > 100)
            return 2;
#else
    double *small = malloc(sizeof(double));
    volatile double sink = 0;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        sink = hg_median(x, 0);
        break;
    case 2:
        sink = hg_quantile(x, 5, 5);
        break;
    case 3:
        sink = hg_mad(x, 5, small);
        break;
    case 4:
        sink = hg_trimmed_mean(x, 4, 2);
        break;
    case 5:
        sink = hg_trimmed_mean(x, 50, 2);
        break;
    }
    (void)sink;
    free(small);
#endif
    free(work);
    free(x);
    return 0;
}
