#include "trimesh.h"

#include <assert.h>
#include <float.h>
#include <limits.h>
#include <math.h>
#include <stddef.h>

int main(void)
{
#ifdef LEGAL
    double xyz[3], low[3], high[3];
    int corners[3];
    tm_mesh *m = tm_new(), *c;

    assert(m);
    assert(tm_bounds(m, low, high) == -1 && tm_area(m, 0) < 0 && tm_vertex(m, 1, xyz) == -1 && tm_vertex(m, 0, xyz) == -1);
    assert(tm_add_triangle(m, 1, 1, 1) == -1 && tm_vertex_count(m) == 0 && tm_edge_uses(m, 1, 2) == -1);
    c = tm_copy(m);
    assert(c && tm_triangle_count(c) == 0 && tm_add_vertex(c, 0, 0, 0) == 1);
    tm_free(c);
    assert(tm_add_vertex(m, NAN, 0, 0) == -1 && tm_add_vertex(m, 0, INFINITY, 0) == -1);
    assert(tm_add_vertex(m, 0, 0, 0) == 1 && tm_add_vertex(m, 2, 0, 0) == 2 && tm_add_vertex(m, 0, 2, 0) == 3);
    assert(tm_add_triangle(m, 1, 2, 3) == 0 && tm_add_triangle(m, -3, -1, -2) == 1 && tm_add_triangle(m, 1, 1, -1) == 2);
    assert(tm_add_triangle(m, 1, 2, 4) == -1 && tm_add_triangle(m, INT_MAX, 1, 1) == -1 && tm_add_triangle(m, 0, 1, 2) == -1);
    assert(tm_area(m, 0) == 2 && tm_area(m, 1) == 2 && tm_area(m, 2) == 0 && tm_area(m, INT_MIN) == -1);
    assert(tm_edge_uses(m, 1, 2) == 2 && tm_edge_uses(m, -1, 1) == 3 && tm_edge_uses(m, 1, 1) == 1);
    assert(tm_flip(m, 1) == 0 && tm_flip(m, 3) == -1 && tm_triangle(m, 1, corners) == 0);
    assert(corners[0] == 1 && corners[1] == 2 && corners[2] == 3 && tm_triangle(m, -1, corners) == -1);
    assert(tm_add_vertex(m, -DBL_MAX, DBL_MAX, -1) == 4 && tm_bounds(m, low, high) == 0);
    assert(low[0] == -DBL_MAX && high[1] == DBL_MAX && low[2] == -1 && tm_vertex(m, -4, xyz) == 0 && xyz[0] == 0);
    assert(tm_add_triangle(m, 4, 2, 3) == 3);
    (void)tm_area(m, 3);
    c = tm_copy(m);
    assert(c && tm_flip(c, 0) == 0 && tm_triangle(m, 0, corners) == 0 && corners[1] == 2);
    while (tm_vertex_count(c) < TM_MAX_VERTICES)
        assert(tm_add_vertex(c, 1, 1, 1) > 0);
    assert(tm_add_vertex(c, 1, 1, 1) == -1);
    while (tm_triangle_count(c) < TM_MAX_TRIANGLES)
        assert(tm_add_triangle(c, 1, -1, -TM_MAX_VERTICES) > 0);
    assert(tm_add_triangle(c, 1, 2, 3) == -1);
    tm_free(c);
    tm_free(m);
    tm_free(NULL);
#else
    double xyz[3];
    tm_mesh *m = tm_new();

    assert(m);
    tm_add_vertex(m, 1, 2, 3);
    if (tm_vertex(m, -2, xyz) != -1)
        return 1;
    tm_free(m);
#endif
    return 0;
}
