#include "hexaxis.h"

#include <assert.h>
#include <limits.h>
#include <math.h>

#ifdef LEGAL
int main(void)
{
    static const int32_t edge[] = { INT32_MIN, INT32_MIN + 1, -7, -1, 0, 1, 2, 9, INT32_MAX - 1, INT32_MAX };
    enum { N = sizeof edge / sizeof *edge };
    for (int i = 0; i < N * N; i++) {
        hx_cell a = { edge[i / N], edge[i % N] }, z = { 0, 0 };
        assert(hx_equal(a, a) && hx_hash(a) == hx_hash(a) && hx_distance(a, a) == 0);
        assert(hx_equal(hx_sub(hx_add(a, a), a), a));
        for (int d = -8; d < 9; d++) {
            assert(hx_equal(hx_step(hx_step(a, d), d + 3), a));
            assert(hx_equal(hx_rotate(hx_rotate(a, a, d), a, -d), a));
            assert(hx_equal(hx_rotate(hx_rotate(a, z, d), z, -d), a));
        }
        hx_step(a, INT_MIN);
        hx_rotate(a, z, INT_MIN);
        double x, y;
        hx_center(a, &x, &y);
        hx_cell back;
        assert(hx_at(x, y, &back) && hx_equal(a, back));
        if (a.r >= 0 || a.r % 2 == 0) {
            assert(hx_equal(hx_from_offset(hx_to_offset(a)), a));
            hx_offset o = { a.q, a.r }, p = hx_to_offset(hx_from_offset(o));
            assert(o.col == p.col && o.row == p.row);
        }
        for (int j = 0; j < N * N; j++) {
            hx_cell b = { edge[j / N], edge[j % N] };
            assert(hx_distance(a, b) == hx_distance(b, a) && hx_distance(a, b) >= 0);
            assert(hx_equal(a, b) == (i == j));
            hx_line(a, b, NULL, 0);
        }
    }
    assert(hx_distance((hx_cell){ 0, 0 }, (hx_cell){ 3, -2 }) == 3);
    for (int d = 0; d < 6; d++)
        assert(hx_equal(hx_rotate(hx_step((hx_cell){ 4, 5 }, d), (hx_cell){ 4, 5 }, 1), hx_step((hx_cell){ 4, 5 }, d + 1)));

    static hx_cell cells[400];
    hx_cell c = { 3, -4 };
    for (int radius = 0; radius < 60; radius++) {
        size_t n = hx_ring(c, radius, cells, 400);
        assert(n == (radius ? 6u * (unsigned)radius : 1u));
        for (size_t i = 0; i < n; i++) {
            assert(hx_distance(c, cells[i]) == radius);
            if (n > 1)
                assert(hx_distance(cells[i], cells[(i + 1) % n]) == 1);
        }
    }
    assert(hx_ring(c, -1, NULL, 0) == 0 && hx_ring(c, INT_MAX, NULL, 0) == 0);
    assert(hx_ring(c, HX_RADIUS_MAX, cells, 3) == 6 * HX_RADIUS_MAX);
    for (int q = -20; q < 20; q++)
        for (int r = -20; r < 20; r++) {
            hx_cell to = { q, r };
            size_t n = hx_line(c, to, cells, 400);
            assert(n == (size_t)hx_distance(c, to) + 1);
            assert(hx_equal(cells[0], c) && hx_equal(cells[n - 1], to));
            for (size_t i = 1; i < n; i++)
                assert(hx_distance(cells[i - 1], cells[i]) == 1);
        }
    assert(hx_line((hx_cell){ 0, 0 }, (hx_cell){ 65535, 0 }, cells, 2) == 65536);
    assert(hx_line((hx_cell){ 0, 0 }, (hx_cell){ 65536, 0 }, cells, 2) == 0);
    assert(!hx_at(NAN, 0, &c) && !hx_at(0, INFINITY, &c) && !hx_at(1e300, 1e300, &c) && !hx_at(-1e10, 0, &c));
    assert(c.q == 3 && c.r == -4);
    return 0;
}
#else
int main(void)
{
    hx_cell cell = { 0, -1 };
    return hx_equal(hx_from_offset(hx_to_offset(cell)), cell) ? 0 : 1;
}
#endif
