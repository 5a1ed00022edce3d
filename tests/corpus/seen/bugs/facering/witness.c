#include "facering.h"

#include <assert.h>
#include <limits.h>

int main(void)
{
#ifdef LEGAL
    int v[3];
    facering *m;
    assert(!fr_create(0) && !fr_create(INT_MIN) && !fr_create(FR_MAX_VERTICES + 1));
    m = fr_create(5);
    assert(m && fr_faces(m) == 0 && fr_remove(m, 0) == -1);
    assert(fr_degree(m, 0) == 0 && fr_on_border(m, 0) == 0);
    assert(fr_degree(m, 5) == -1 && fr_on_border(m, INT_MAX) == -1);
    assert(fr_add(m, 0, 1, 1) == -1 && fr_add(m, 0, 1, 5) == -1 && fr_add(m, INT_MIN, 1, 2) == -1);
    /* a tetrahedron: closed */
    assert(fr_add(m, 0, 1, 2) == 0);
    assert(fr_on_border(m, 0) == 1);
    assert(fr_add(m, 0, 1, 3) == -1);
    assert(fr_add(m, 1, 0, 3) == 1);
    assert(fr_add(m, 2, 1, 3) == 2);
    assert(fr_degree(m, 1) == 3 && fr_on_border(m, 1) == 0);
    assert(fr_add(m, 0, 2, 3) == 3);
    for (int i = 0; i < 4; i++)
        assert(fr_degree(m, i) == 3 && fr_on_border(m, i) == 0);
    assert(fr_neighbour(m, 0, 0) == 1 && fr_neighbour(m, 0, 3) == -1 && fr_neighbour(m, 4, 0) == -1);
    assert(fr_corners(m, 2, v) == 0 && v[0] == 2 && v[1] == 1 && v[2] == 3);
    assert(fr_corners(m, -1, v) == -1);
    assert(fr_remove(m, 3) == 0 && fr_faces(m) == 3);
    assert(fr_degree(m, 0) == 2 && fr_on_border(m, 0) == 1);
    assert(fr_degree(m, 1) == 3 && fr_on_border(m, 1) == 0);
    assert(fr_remove(m, 2) == 0 && fr_remove(m, 1) == 0 && fr_remove(m, 0) == 0);
    assert(fr_faces(m) == 0 && fr_degree(m, 0) == 0);
    /* two faces back to back */
    assert(fr_add(m, 0, 1, 2) == 0 && fr_add(m, 0, 2, 1) == 1);
    assert(fr_degree(m, 0) == 2 && fr_on_border(m, 0) == 0);
    fr_destroy(m);
    fr_destroy(0);
#else
    facering *m = fr_create(6);
    assert(m);
    fr_add(m, 0, 1, 2);
    fr_add(m, 3, 4, 5);
    fr_remove(m, 0);
    fr_degree(m, 3);
    fr_destroy(m);
#endif
    return 0;
}
