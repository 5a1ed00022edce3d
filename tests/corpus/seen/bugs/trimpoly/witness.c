#include "trimpoly.h"
#include <assert.h>
#include <math.h>

int main(void)
{
    tp_polygon p = {.n = 0};
#ifdef LEGAL
    tp_point lo, hi;
    assert(tp_area(&p) == 0 && tp_perimeter(&p) == 0 && tp_bounds(&p, &lo, &hi) == -1 && !tp_inside(&p, 0, 0) && tp_simplify(&p) == 0);
    tp_reverse(&p);
    assert(tp_cut(&p, 0, &p) == 0 && tp_remove(&p, 0) == -1 && tp_cut(&p, NAN, &p) == -1);
    assert(tp_add(&p, NAN, 0) == -1 && tp_add(&p, 0, INFINITY) == -1 && tp_add(&p, 1.1e9, 0) == -1);
    assert(tp_add(&p, 1, 1) == 0 && tp_add(&p, 2, 1) == 0 && tp_simplify(&p) == 0 && p.n == 0);
    const double sq[][2] = {{1, 0}, {2, 0}, {2, 0}, {2, 2}, {2, 3}, {2, 2}, {0, 2}, {0, 0}};
    for (int i = 0; i < 8; i++)
        assert(tp_add(&p, sq[i][0], sq[i][1]) == 0);
    assert(tp_area(&p) == 4 && tp_perimeter(&p) == 10 && tp_simplify(&p) == 4 && tp_area(&p) == 4 && tp_perimeter(&p) == 8);
    assert(tp_simplify(&p) == 4 && tp_inside(&p, 1, 1) && !tp_inside(&p, 3, 1) && !tp_inside(&p, NAN, NAN) && !tp_inside(&p, INFINITY, 1));
    tp_reverse(&p);
    assert(tp_area(&p) == -4 && tp_bounds(&p, &lo, &hi) == 0 && lo.x == 0 && hi.y == 2 && tp_bounds(&p, &lo, &lo) == 0);
    tp_polygon q;
    assert(tp_cut(&p, 1, &q) == 0 && tp_area(&q) == -2 && tp_cut(&p, -1, &q) == 0 && q.n == 0 && tp_cut(&p, 1, &p) == 0 && p.n == 4);
    assert(tp_remove(&p, 3) == 0 && tp_remove(&p, 0) == 0 && tp_remove(&p, 2) == -1 && tp_remove(&p, -1) == -1 && p.n == 2);
    p.n = 0;
    for (int i = 0; i < TP_MAX; i++)
        assert(tp_add(&p, i % 2 ? -TP_LIMIT : TP_LIMIT, i) == 0);
    assert(tp_add(&p, 0, 0) == -1 && tp_cut(&p, 0, &p) == -1 && p.n == TP_MAX && tp_remove(&p, 0) == 0 && p.n == 63);
    assert(tp_simplify(&p) == 63 && isfinite(tp_area(&p)));
    return 0;
#else
    tp_add(&p, 0, 0);
    tp_add(&p, 1, 0);
    tp_add(&p, 2, 0);
    tp_simplify(&p);
    return 0;
#endif
}
