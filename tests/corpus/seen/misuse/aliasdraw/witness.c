#include "aliasdraw.h"

#include <math.h>
#include <stdlib.h>

static double sweep(void *state)
{
    unsigned *next = state;
    return (*next)++ % 1000 / 1000.0;
}

static double given(void *state)
{
    return *(double *)state;
}

int main(int count, char **arguments)
{
    const double weights[4] = {1, 0, 3, 4}, bad[2] = {1, -1}, huge[2] = {1.7e308, 1.7e308};
    ad_table *t = ad_preproc(4, weights);
    double u = 1 - 0x1p-53;
    if (t == NULL)
        return 2;
#ifdef LEGAL
    (void)count, (void)arguments;
    const double none[2] = {0, 0};
    unsigned long counts[4] = {0, 0, 0, 100};
    unsigned next = 0;
    if (ad_size(t) != 4 || fabs(ad_pdf(t, 2) - 0.375) > 1e-12 || ad_draw(t, given, &u) > 3)
        return 2;
    ad_tally(t, sweep, &next, 8000, counts);
    if (labs((long)counts[0] - 1000) > 20 || counts[1] > 8 || labs((long)counts[3] - 4100) > 20)
        return 2;
    if (ad_tally(t, sweep, &next, 0, counts) != 0 || ad_tally(t, sweep, &next, (size_t)-1, counts) != AD_MAX)
        return 2;
    if (ad_set_error_handler(ad_ignore_errors) != NULL || ad_preproc(2, bad) || ad_preproc(2, none) ||
        ad_preproc(0, NULL) || ad_preproc(AD_MAX + 1, NULL))
        return 2;
    if (ad_set_error_handler(NULL) != ad_ignore_errors)
        return 2;
    ad_table *even = ad_preproc(2, huge), *one = ad_preproc(1, weights);
    if (even == NULL || one == NULL || ad_pdf(even, 1) != 0.5 || ad_pdf(one, 0) != 1 || ad_draw(one, given, &u) != 0)
        return 2;
    ad_free(even);
    ad_free(one);
    ad_free(NULL);
#else
    unsigned long *few = calloc(2, sizeof *few);
    (void)sweep, (void)huge;
    switch (count > 1 ? atoi(arguments[1]) : 1) {
    case 1:
        ad_preproc(2, bad);
        break;
    case 2:
        ad_preproc(0, weights);
        break;
    case 3:
        u = 1;
        ad_draw(t, given, &u);
        break;
    case 4:
        u = -0.5;
        ad_draw(t, given, &u);
        break;
    case 5:
        ad_pdf(t, 4);
        break;
    case 6:
        ad_tally(t, given, &u, 1, few);
        break;
    case 7:
        ad_preproc(5, weights);
        break;
    case 8:
        ad_set_error_handler(ad_ignore_errors);
        ad_size(ad_preproc(2, bad));
        break;
    case 9:
        ad_free(t);
        ad_pdf(t, 0);
        break;
    }
    free(few);
#endif
    ad_free(t);
    return 0;
}
