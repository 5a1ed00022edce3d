#include "eartri.h"
#include <assert.h>
#include <limits.h>
#include <stdio.h>

#ifdef LEGAL
static void whole(const et_point *p, int n)
{
    et_triangle t[ET_MAX_POINTS];
    int64_t area, sum = 0;
    int i, count = et_triangulate(p, n, t, ET_MAX_POINTS);

    assert(count == n - 2);
    assert(et_area2(p, n, &area) == 0);
    for (i = 0; i < count; i++) {
        assert(et_triangle_area2(p, n, t[i]) > 0);
        sum += et_triangle_area2(p, n, t[i]);
    }
    assert(sum == (area < 0 ? -area : area));
}
#endif

int main(void)
{
#ifdef LEGAL
    et_point square[] = {{-1000000, -1000000}, {1000000, -1000000}, {1000000, 1000000}, {-1000000, 1000000}};
    et_point mids[] = {{0, 0}, {2, 0}, {4, 0}, {6, 0}, {6, 3}, {6, 6}, {3, 6}, {0, 6}, {0, 4}, {0, 2}};
    et_point flat[] = {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {0, 4}};
    et_point wedge[] = {{0, 4}, {0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}};
    et_point comb[] = {{0, 0}, {0, 9}, {2, 1}, {4, 9}, {6, 1}, {8, 9}, {8, 0}};
    et_point spiral[] = {{0, 0}, {9, 0}, {9, 9}, {1, 9}, {1, 2}, {7, 2}, {7, 7}, {3, 7}, {3, 4}, {5, 4}, {5, 5}, {4, 5}, {4, 6}, {6, 6}, {6, 3}, {2, 3}, {2, 8}, {8, 8}, {8, 1}, {0, 1}};
    et_point bow[] = {{0, 0}, {2, 2}, {2, 0}, {0, 2}};
    et_point line[] = {{0, 0}, {1, 1}, {2, 2}};
    et_point far[] = {{0, 0}, {1000001, 0}, {0, 1}}, low[] = {{0, 0}, {INT32_MIN, 0}, {0, INT32_MAX}};
    et_triangle t[32] = {{0, 1, 2}}, bad = {0, 1, INT_MAX};
    et_point p = {0, 0};
    int64_t area;

    whole(square, 4), whole(square, 3), whole(mids, 10), whole(flat, 6), whole(wedge, 6), whole(comb, 7), whole(spiral, 20);
    assert(et_triangulate(line, 3, t, 1) == ET_ESHAPE && et_triangulate(bow, 4, t, 2) == ET_ESHAPE);
    assert(et_triangulate(square, 4, t, 1) == ET_ESPACE && et_triangulate(square, 4, t, INT_MIN) == ET_ESPACE);
    assert(et_triangulate(square, 2, t, 9) == ET_EARG && et_triangulate(square, INT_MIN, t, 9) == ET_EARG && et_triangulate(square, ET_MAX_POINTS + 1, t, 999) == ET_EARG);
    assert(et_triangulate(far, 3, t, 9) == ET_EARG && et_area2(low, 3, &area) == ET_EARG && et_is_convex(low, 3) == ET_EARG);
    assert(et_is_convex(square, 4) == 1 && et_is_convex(mids, 10) == 1 && et_is_convex(comb, 7) == 0 && et_is_convex(line, 3) == 0);
    assert(et_contains(square, 4, p) == 1 && et_contains(comb, 7, p) == 2);
    p.x = 4, p.y = 5;
    assert(et_contains(comb, 7, p) == 1);
    p.x = 2, p.y = 5;
    assert(et_contains(comb, 7, p) == 0);
    p.x = INT32_MAX;
    assert(et_contains(comb, 7, p) == ET_EARG);
    assert(et_triangle_area2(square, 4, bad) == ET_EARG && et_area2(square, 4, &area) == 0 && area == 8000000000000);
#else
    et_point row[] = {{0, 0}, {1, 0}, {2, 0}, {3, 0}};
    et_triangle t[2];

    printf("%d\n", et_triangulate(row, 4, t, 2));
#endif
    return 0;
}
