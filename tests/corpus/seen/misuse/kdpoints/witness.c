#include "kdpoints.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    kdpoints *kd = kd_create(2);
    int out[200];
#ifdef LEGAL
    (void)argc, (void)argv;
    unsigned seed = 1;
    double p[2] = {0, 0};
    if (kd_create(0) || kd_create(9) || kd_create(INT_MIN) || kd_dim(kd) != 2)
        return 2;
    kd_build(kd);
    if (kd_nearest_k(kd, p, 3, out) != 0 || kd_count_within(kd, p, 1) != 0)
        return 2;
    for (int i = 0; i < 200; i++) {
        for (int j = 0; j < 2; j++)
            p[j] = (double)((seed = seed * 1103515245u + 12345u) >> 16 & 31);
        if (kd_add(kd, p) != i)
            return 2;
    }
    kd_build(kd);
    kd_build(kd);
    for (int t = 0; t < 100; t++) {
        double q[2] = {t % 10 * 3.3, t / 10 * 3.1}, best = HUGE_VAL;
        int within = 0;
        for (int i = 0; i < 200; i++) {
            double d = hypot(kd_coord(kd, i, 0) - q[0], kd_coord(kd, i, 1) - q[1]);
            within += d <= 5;
            best = d < best ? d : best;
        }
        int i = kd_nearest(kd, q);
        if (hypot(kd_coord(kd, i, 0) - q[0], kd_coord(kd, i, 1) - q[1]) != best || kd_count_within(kd, q, 5) != within)
            return 2;
        if (kd_nearest_k(kd, q, 200, out) != 200 || kd_nearest_k(kd, q, within, out) != within)
            return 2;
        for (i = 0; i < within; i++)
            if (hypot(kd_coord(kd, out[i], 0) - q[0], kd_coord(kd, out[i], 1) - q[1]) > 5)
                return 2;
    }
    if (kd_nearest_k(kd, p, 0, NULL) != 0 || kd_nearest_k(kd, p, -1, NULL) != 0 || kd_count_within(kd, p, -1) != 0 ||
        kd_count_within(kd, p, HUGE_VAL) != 200 || kd_size(kd) != 200)
        return 2;
#else
    double p[2] = {1, 2}, one[1] = {1};
    kd_add(kd, p);
    kd_add(kd, p);
    switch (argc > 1 ? atoi(argv[1]) : 1) {
    case 1:
        kd_nearest(kd, p);
        break;
    case 2:
        kd_destroy(kd);
        kd = kd_create(2);
        kd_build(kd);
        kd_nearest(kd, p);
        break;
    case 3:
        kd_add(kd, one);
        break;
    case 4: {
        int few[1];
        kd_build(kd);
        kd_nearest_k(kd, p, 2, few);
        break;
    }
    case 5:
        out[0] = kd_coord(kd, 100, 0) > 0;
        break;
    case 6:
        p[0] = NAN;
        kd_add(kd, p);
        break;
    }
#endif
    kd_destroy(kd);
    return 0;
}
