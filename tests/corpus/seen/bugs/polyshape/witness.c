#include "polyshape.h"

#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#define CHECK(x) do { if (!(x)) exit(2); } while (0)

#ifdef LEGAL
int main(void)
{
    ps_point p[3] = { { 0, 0 }, { 4, 0 }, { 0, 4 } }, q = { 9, 9 }, low, high;
    ps_shape *s, *t;

    CHECK(!ps_from_points(p, 0) && !ps_from_points(p, 2) && !ps_from_points(p, SIZE_MAX));
    s = ps_from_points(p, 3);
    CHECK(s && ps_count(s) == 3 && ps_signed_area(s) == 8 && ps_perimeter(s) > 13);
    CHECK(ps_vertex(s, 2, &q) && q.y == 4 && !ps_vertex(s, 3, &q) && !ps_vertex(s, SIZE_MAX, &q));
    CHECK(ps_contains(s, (ps_point){ 1, 1 }) && !ps_contains(s, (ps_point){ 3, 3 }));
    CHECK(!ps_contains(s, (ps_point){ NAN, 1 }) && !ps_contains(s, (ps_point){ INFINITY, 1 }));
    t = ps_clone(s);
    CHECK(t && ps_equal(s, t) && ps_equal(t, s) && ps_equal(s, s));
    CHECK(ps_move(t, 1, -1) && !ps_equal(s, t) && ps_move(t, -1, 1) && ps_equal(s, t));
    CHECK(!ps_move(t, NAN, 0) && !ps_move(t, 0, INFINITY) && ps_equal(s, t));
    ps_reverse(t);
    CHECK(ps_signed_area(t) == -8 && !ps_equal(s, t));
    ps_reverse(t);
    CHECK(ps_equal(s, t));
    ps_bounds(s, &low, &high);
    CHECK(low.x == 0 && high.y == 4);
    ps_bounds(s, NULL, NULL);
    ps_free(t);
    ps_free(s);
    p[1].x = NAN;
    CHECK(!ps_from_points(p, 3));
    p[1].x = p[1].y = 0;
    CHECK(!ps_regular(p[0], -1, 4) && !ps_regular(p[0], NAN, 4) && !ps_regular(p[0], INFINITY, 4));
    CHECK(!ps_regular(p[0], 1, 0) && !ps_regular(p[0], 1, 2) && !ps_regular(p[0], 1, UINT_MAX));
    CHECK(!ps_regular((ps_point){ DBL_MAX, 0 }, DBL_MAX, 4));
    s = ps_regular(p[0], 1, 4);
    CHECK(s && ps_count(s) == 4 && fabs(ps_signed_area(s) - 2) < 1e-9);
    ps_free(s);
    s = ps_regular(p[0], 0, 3);
    CHECK(s && ps_signed_area(s) == 0);
    ps_free(s);
    s = ps_rectangle((ps_point){ 2, 3 }, (ps_point){ -1, 1 });
    CHECK(s && ps_signed_area(s) == 6);
    ps_free(s);
    CHECK(!ps_rectangle((ps_point){ 2, NAN }, (ps_point){ -1, 1 }));
    s = ps_rectangle((ps_point){ -DBL_MAX, -DBL_MAX }, (ps_point){ DBL_MAX, DBL_MAX });
    CHECK(s);
    ps_signed_area(s);
    ps_perimeter(s);
    ps_contains(s, (ps_point){ 0, 0 });
    CHECK(!ps_move(s, DBL_MAX, 0));
    ps_free(s);
    ps_free(NULL);
    return 0;
}
#else
int main(void)
{
    ps_shape *s = ps_regular((ps_point){ 0, 0 }, 1, 6);

    ps_free(s);
    return 0;
}
#endif
