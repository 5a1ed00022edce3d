#include "quantil.h"

#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#define CHECK(x) ((x) ? (void)0 : exit(2))

int main(void)
{
    quantil *q = qt_new();
#ifdef LEGAL
    quantil *r = qt_new();
    const double five[5] = {5, 1, 4, 2, 3};
    double x = 77;

    CHECK(q && r);
    CHECK(qt_median(q, &x) == -1 && qt_mad(q, &x) == -1 && qt_trimmed(q, 0, &x) == -1 && x == 77);
    CHECK(qt_add(q, NAN) == -1 && qt_add(q, -INFINITY) == -1 && qt_count(q) == 0);
    CHECK(qt_add_many(q, NULL, 0) == 0 && qt_add_many(q, five, SIZE_MAX) == -1);
    CHECK(qt_merge(q, q) == 0 && qt_merge(q, r) == 0 && qt_count(q) == 0);
    CHECK(qt_add_many(q, five, 5) == 0 && qt_count(q) == 5);
    CHECK(qt_median(q, &x) == 0 && x == 3);
    CHECK(qt_quantile(q, 0, &x) == 0 && x == 1 && qt_quantile(q, 1, &x) == 0 && x == 5);
    CHECK(qt_quantile(q, 0.125, &x) == 0 && x == 1.5);
    CHECK(qt_quantile(q, NAN, &x) == -1 && qt_quantile(q, -0.1, &x) == -1 && qt_quantile(q, 1.1, &x) == -1);
    CHECK(qt_trimmed(q, 0.2, &x) == 0 && fabs(x - 3) < 1e-9 && qt_trimmed(q, 0.5, &x) == -1);
    CHECK(qt_mad(q, &x) == 0 && x == 1);
    CHECK(qt_merge(r, q) == 0 && qt_count(r) == 5 && qt_count(q) == 5);
    qt_clear(r);
    CHECK(qt_count(r) == 0 && qt_add(r, DBL_MAX) == 0 && qt_add(r, -DBL_MAX) == 0);
    CHECK(qt_merge(r, r) == 0 && qt_count(r) == 4);
    CHECK(qt_median(r, &x) == 0 && x == 0 && qt_mad(r, &x) == 0 && x == DBL_MAX);
    CHECK(qt_trimmed(r, 0.49999, &x) == 0);
    while (qt_count(q) < QT_MAX)
        CHECK(qt_add(q, (double)qt_count(q)) == 0);
    CHECK(qt_add(q, 1) == -1 && qt_merge(q, q) == -1 && qt_merge(q, r) == -1 && qt_count(q) == QT_MAX);
    qt_free(q);
    qt_free(r);
    qt_free(NULL);
    return 0;
#else
    CHECK(q);
    qt_add(q, 1);
    qt_add(q, 2);
    qt_add(q, 3);
    qt_merge(q, q);
    qt_free(q);
    return 0;
#endif
}
