#include "plinenc.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const pl_point way[] = {{38.5, -120.2}, {40.7, -120.95}, {43.252, -126.453}};

int main(int argc, char **argv)
{
#ifdef LEGAL
    (void)argc;
    (void)argv;
    char text[12 * 3 + 1];
    pl_point back[3], sw, ne;
    if (plinenc_encode(way, 3, text) != strlen(text) || strcmp(text, "_p~iF~ps|U_ulLnnqC_mqNvxq`@") != 0)
        return 1;
    if (plinenc_count(text) != 3 || plinenc_decode(text, back) != 3 || fabs(back[2].lon - way[2].lon) > 1e-6)
        return 1;
    pl_point ends[2] = {{-90, -180}, {90, 180}};
    char worst[25];
    if (plinenc_encode(ends, 2, worst) > 24 || plinenc_encode(NULL, 0, worst) != 0 || plinenc_count("") != 0)
        return 1;
    pl_iter it = plinenc_iter("_p~iF~ps|U_ul");
    if (!plinenc_next(&it, &sw) || plinenc_next(&it, &sw) || plinenc_clean(&it))
        return 1;
    if (plinenc_count("~~~~~~~~~~~~~~~~") != 0 || plinenc_count("\xff") != 0)
        return 1;
    plinenc_box(back, 3, &back[0], &back[1]);
    plinenc_box(way, 3, &sw, &ne);
    if (sw.lat != 38.5 || ne.lon != -120.2 || back[0].lat >= back[1].lat)
        return 1;
    if (plinenc_along(way, 3, 1).lat != 43.252 || plinenc_along(way, 3, 0.5).lat != 40.7 || plinenc_along(way, 2, 0).lat != 38.5)
        return 1;
    pl_point copy[3];
    memcpy(copy, way, sizeof way);
    return plinenc_thin(copy, 3, 3) != 2 || plinenc_thin(copy, 0, 1) != 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    pl_point *none = malloc(0);
    volatile double sink = 0;
    switch (rule) {
    case 1: {
        char *out = malloc(3 * 8 + 1);
        plinenc_encode(way, 3, out);
        break;
    }
    case 2: {
        pl_point e6 = {-40712800.0, -740060000.0};
        char *out = malloc(13);
        plinenc_encode(&e6, 1, out);
        break;
    }
    case 3: {
        pl_point sw, ne;
        plinenc_box(none, 0, &sw, &ne);
        break;
    }
    case 4: {
        pl_point *two = malloc(2 * sizeof *two);
        plinenc_decode("_p~iF~ps|U_ulLnnqC_mqNvxq`@", two);
        break;
    }
    case 5: {
        pl_point *p = malloc(sizeof way);
        memcpy(p, way, sizeof way);
        sink = plinenc_along(p, 3, 100).lat;
        break;
    }
    case 6:
        sink = plinenc_along(none, 0, 0.5).lat;
        break;
    case 7: {
        char *s = malloc(11);
        strcpy(s, "_p~iF~ps|U");
        pl_iter it = plinenc_iter(s);
        pl_point p;
        free(s);
        plinenc_next(&it, &p);
        break;
    }
    }
    return (int)sink * 0;
#endif
}
