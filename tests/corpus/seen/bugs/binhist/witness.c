#include "binhist.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

#define CHECK(c) do { if (!(c)) exit(2); } while (0)

int main(void)
{
    binhist *h = bh_new(5, 0, 10);
    CHECK(h);
#ifdef LEGAL
    double x[] = {0, 1.9, 2, 9.999, 10, -1, NAN, INFINITY, -INFINITY, DBL_MAX, nextafter(10, 0)};
    uint64_t below, above, nan;
    binhist *c, *wide;
    CHECK(!bh_new(0, 0, 1) && !bh_new(65537, 0, 1) && !bh_new(SIZE_MAX, 0, 1) && !bh_new(1, 1, 1) && !bh_new(1, NAN, 1));
    CHECK(!bh_new(1, -INFINITY, 1) && !bh_new(3, -DBL_MAX, DBL_MAX));
    CHECK(isnan(bh_quantile(h, 0.5)));
    bh_add_many(h, NULL, 0);
    bh_add_many(h, x, sizeof x / sizeof *x);
    CHECK(bh_count(h, 0) == 2 && bh_count(h, 1) == 1 && bh_count(h, 4) == 2 && bh_count(h, 5) == 0 && bh_count(h, SIZE_MAX) == 0);
    bh_outside(h, &below, &above, &nan);
    bh_outside(h, NULL, NULL, NULL);
    CHECK(below == 2 && above == 3 && nan == 1);
    CHECK(bh_edge(h, 0) == 0 && bh_edge(h, 5) == 10 && bh_edge(h, SIZE_MAX) == 10);
    CHECK(isnan(bh_quantile(h, NAN)) && isnan(bh_quantile(h, -1)) && bh_quantile(h, 0) == 0 && bh_quantile(h, 1) == 10);
    c = bh_copy(h);
    CHECK(c && bh_merge(c, h) == 0 && bh_merge(c, c) == 0 && bh_count(c, 0) == 8 && bh_count(h, 0) == 2);
    for (int i = 0; i < 70; i++)
        CHECK(bh_merge(c, c) == 0);
    CHECK(bh_count(c, 0) == UINT64_MAX && !isnan(bh_quantile(c, 1)));
    CHECK(bh_rebin(h, 0) == -1 && bh_rebin(h, 6) == -1 && bh_rebin(h, SIZE_MAX) == -1 && bh_rebin(h, 1) == 0);
    CHECK(bh_rebin(h, 5) == 0 && bh_bins(h) == 1 && bh_count(h, 0) == 5 && bh_merge(c, h) == -1);
    wide = bh_new(65536, 0, DBL_MAX);
    CHECK(wide && isfinite(bh_edge(wide, 65535)) && bh_rebin(wide, 256) == 0 && bh_bins(wide) == 256);
    bh_add(wide, nextafter(DBL_MAX, 0));
    CHECK(bh_count(wide, 255) == 1);
    bh_free(wide);
    bh_free(c);
    bh_free(NULL);
#else
    bh_add(h, 9);
    CHECK(bh_rebin(h, 2) == 0);
    CHECK(bh_bins(h) == 2);
#endif
    bh_free(h);
    return 0;
}
