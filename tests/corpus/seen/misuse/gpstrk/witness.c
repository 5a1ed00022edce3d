#include "gpstrk.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) ((x) ? (void)0 : exit(2))

#ifdef LEGAL
static int count_until(size_t segment, const trk_point *point, void *user)
{
    (void)segment;
    ++*(int *)user;
    return point->lat > 80 ? 9 : 0;
}

int main(void)
{
    char longname[300];
    size_t n;
    int seen = 0;
    const trk_point *p;
    trk *t;

    memset(longname, 'x', sizeof longname);
    longname[299] = '\0';
    CHECK(!trk_new(longname));
    trk_free(NULL);
    t = trk_new(NULL);
    CHECK(t && strcmp(trk_name(t), "") == 0 && trk_rename(t, longname) == -1);
    CHECK(trk_rename(t, "home") == 0 && trk_rename(t, trk_name(t)) == 0 && strcmp(trk_name(t), "home") == 0);
    CHECK(trk_segments(t) == 0 && !trk_points(t, 0, &n) && n == 0 && !trk_points(t, SIZE_MAX, &n));
    CHECK(trk_each(t, count_until, &seen) == 0 && seen == 0 && trk_length(t) == 0 && trk_thin(t, 5) == 0);
    CHECK(trk_add(t, NAN, 0, 0) == -1 && trk_add(t, 91, 0, 0) == -1 && trk_add(t, 0, -INFINITY, 0) == -1);
    CHECK(trk_segments(t) == 0 && trk_add(t, 0, 0, NAN) == 0 && trk_segments(t) == 1);
    for (int i = 1; i <= 10; i++)
        CHECK(trk_add(t, 0, i, i) == 0);
    CHECK(fabs(trk_length(t) - 1111951) < 10);
    CHECK(trk_segment(t) == 0 && trk_segment(t) == 0 && trk_segments(t) == 3 && !trk_points(t, 1, &n));
    CHECK(trk_add(t, 90, 180, 0) == 0 && trk_add(t, -90, -180, INFINITY) == 0);
    p = trk_points(t, 2, &n);
    CHECK(p && n == 2 && fabs(trk_distance(p, p + 1) - 20015115) < 10 && trk_distance(p, p) == 0);
    CHECK(trk_each(t, count_until, &seen) == 9 && seen == 12);
    CHECK(trk_thin(t, NAN) == 0 && trk_thin(t, -1) == 0 && trk_thin(t, 200000) == 5);
    CHECK(trk_points(t, 0, &n) && n == 6 && trk_thin(t, INFINITY) == 6);
    CHECK(trk_add(t, 1, 1, 1) == 0 && trk_points(t, 2, &n) && n == 2);
    while (trk_segment(t) == 0)
        ;
    CHECK(trk_segments(t) == TRK_MAX_SEGMENTS && trk_add(t, 0, 0, 0) == 0);
    trk_free(t);
    return 0;
}
#else
static int add_another(size_t segment, const trk_point *point, void *user)
{
    size_t n;

    (void)segment;
    trk_points(user, 0, &n);
    return n < 8 && trk_add(user, point->lat + 1, point->lon, 0);
}

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    trk *t = trk_new("ride");

    CHECK(t);
    for (int i = 0; i < 4; i++)
        CHECK(trk_add(t, 50, i, 0) == 0);
    if (rule == 1) {
        size_t n;
        const trk_point *p = trk_points(t, 0, &n);
        volatile double lat;
        CHECK(p && trk_add(t, 50, 5, 0) == 0);
        lat = p[0].lat;
        (void)lat;
    } else if (rule == 2) {
        trk_each(t, add_another, t);
    } else {
        const char *name = trk_name(t);
        volatile char first;
        CHECK(trk_rename(t, "walk") == 0);
        first = *name;
        (void)first;
    }
    trk_free(t);
    return 0;
}
#endif
