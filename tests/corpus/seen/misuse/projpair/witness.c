#include "projpair.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(c) do { if (!(c)) { printf("line %d: %s\n", __LINE__, #c); return 3; } } while (0)

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    pp_proj *a = pp_open(PP_MERCATOR, 10, 0), *b = pp_open(PP_SINUSOID, -180, 0);
    CHECK(a && b);
    pp_pair *pair = pp_pair_open(a, b);
    CHECK(pair);
#ifdef LEGAL
    (void)rule;
    CHECK(!pp_open(PP_PLATE, NAN, 0) && !pp_open(PP_PLATE, 181, 0) && !pp_open(PP_PLATE, 0, INFINITY));
    CHECK(!pp_open((pp_kind)9, 0, 0));
    pp_proj *c = pp_open(PP_PLATE, 180, 60);
    CHECK(c);
    const pp_proj *all[] = {a, b, c};
    for (int k = 0; k < 3; k++)
        for (int lon = -180; lon <= 180; lon += 15)
            for (int lat = -85; lat <= 85; lat += 17) {
                double u = lon, v = lat;
                CHECK(pp_forward(all[k], u, v, &u, &v) == 0);
                CHECK(pp_inverse(all[k], u, v, &u, &v) == 0);
                CHECK(fabs(v - lat) < 1e-6 && (fabs(u - lon) < 1e-6 || fabs(fabs(u - lon) - 360) < 1e-6));
            }
    double u = 1, v = 2;
    CHECK(pp_forward(a, 0, 90, &u, &v) == -1 && pp_forward(a, NAN, 0, &u, &v) == -1 && u == 1 && v == 2);
    CHECK(pp_inverse(b, 1e300, 1e300, &u, &v) == -1 && pp_inverse(a, INFINITY, 0, &u, &v) == -1);
    CHECK(pp_forward(b, 0, 90, &u, &v) == 0 && pp_inverse(b, u, v, &u, &v) == 0 && pp_inverse(a, 1e300, 1e300, &u, &v) == -1);
    double xy[6] = {0, 0, 1e9, 0, NAN, 5};
    CHECK(pp_pair_run(pair, xy, 3) == 1 && isnan(xy[2]) && isnan(xy[5]) && pp_pair_run(pair, NULL, 0) == 0);
    pp_pair *same = pp_pair_open(c, c);
    double one[2] = {1000, 2000};
    CHECK(same && pp_pair_run(same, one, 1) == 1 && fabs(one[0] - 1000) < 1e-3);
    pp_pair_close(same);
    CHECK(pp_band(-80) == 0 && pp_band(84) == 19 && pp_band(NAN) == -1 && pp_band(84.1) == -1 && pp_band(0) == 10);
    CHECK(pp_band_letter(0) == 'C' && pp_band_letter(19) == 'X' && pp_band_letter(10) == 'N');
    CHECK(pp_zone(-180) == 1 && pp_zone(180) == 60 && pp_zone(9) == 32 && pp_zone(INFINITY) == -1);
    pp_pair_close(NULL);
    pp_close(NULL);
    pp_close(c);
#else
    double xy[4] = {0, 0, 100, 100};
    if (rule == 1) {
        pp_close(a);
        a = NULL;
        pp_pair_run(pair, xy, 2);
    } else if (rule == 2) {
        pp_pair_run(pair, xy, 4);
    } else {
        printf("%c\n", pp_band_letter(pp_band(89)));
    }
#endif
    pp_pair_close(pair);
    pp_close(a);
    pp_close(b);
    return 0;
}
