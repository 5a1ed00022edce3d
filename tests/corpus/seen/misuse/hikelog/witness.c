#include "hikelog.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static hike_fix fix(double lat, double lon, double ele, int64_t time)
{
    hike_fix f = { lat, lon, ele, time };

    return f;
}

int main(int argc, char **argv)
{
    hike_log *log = hike_create();

    if (log == NULL)
        return 0;
#ifdef LEGAL
    (void)argc;
    (void)argv;
    hike_box box = { 7, 7, 7, 7 };
    size_t index[64];

    if (hike_bounds(log, &box) || box.south != 7 || hike_length(log) != 0 || hike_ascent(log) != 0
        || hike_fixes(log) != NULL || hike_thin(log, 5, NULL) != 0)
        abort();
    if (hike_append(log, fix(NAN, 0, 0, 0)) || hike_append(log, fix(0, INFINITY, 0, 0))
        || hike_append(log, fix(90.1, 0, 0, 0)) || hike_append(log, fix(0, 0, NAN, 0)))
        abort();
    if (!hike_append(log, fix(90, -180, 1e308, INT64_MIN)) || !hike_append(log, fix(-90, 180, -1e308, INT64_MAX))
        || hike_append(log, fix(0, 0, 0, 0)))
        abort();
    if (hike_length(log) < 2e7 || hike_ascent(log) != 0 || !hike_bounds(log, &box) || box.west != -180)
        abort();
    hike_cut(log, 5);
    hike_cut(log, 1);
    if (hike_count(log) != 1 || hike_get(log, 0).lat != 90)
        abort();
    hike_cut(log, 0);
    hike_cut(log, 0);
    for (int i = 0; i < 64; i++)
        if (!hike_append(log, fix(47 + i * 0.001, 8, i, i / 2)))
            abort();
    if (hike_thin(log, 0, index) != 64 || hike_thin(log, -1, index) != 64 || hike_thin(log, NAN, index) != 1
        || hike_thin(log, INFINITY, index) != 1 || hike_thin(log, 150, index) != 32 || index[1] != 2)
        abort();
    if (hike_ascent(log) != 63 || hike_fixes(log)[63].ele != 63)
        abort();
    hike_destroy(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    int i;

    for (i = 0; i < 4; i++)
        hike_append(log, fix(47, 8 + i, 400, i));
    if (rule == 1) {
        const hike_fix *f = hike_fixes(log);
        hike_append(log, fix(47, 9, 400, i));
        printf("%g\n", f[0].lat);
    } else if (rule == 2) {
        size_t *index = malloc(2 * sizeof *index);
        if (index != NULL)
            hike_thin(log, 0, index);
        free(index);
    } else {
        printf("%g\n", hike_get(log, 4).lat);
    }
#endif
    hike_destroy(log);
    return 0;
}
