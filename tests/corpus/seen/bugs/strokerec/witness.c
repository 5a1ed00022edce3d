#include "strokerec.h"
#include <assert.h>
#include <limits.h>
int main(void)
{
    sr_rec *r = sr_new();
    sr_point p;
    sr_box b;
    sr_pack(r);
    assert(sr_bounds(r, &b) == -1 && sr_get(r, 0, &p) == -1 && sr_undo(r, 5) == 0);
    for (int i = 0; i < 20; i++)
        assert(sr_add(r, i, INT_MIN + i, i % 5 == 0) == 0);
    assert(sr_strokes(r) == 4 && sr_bounds(r, &b) == 0 && b.x1 == 19 && b.y0 == INT_MIN);
    sr_pack(r);
    assert(sr_undo(r, 3) == 3 && sr_len(r) == 17);
    sr_pack(r);
    sr_add(r, 1, 2, 3);
    sr_rec *c = sr_clone(r);
    assert(sr_get(c, 17, &p) == 0 && p.lift == 1);
    sr_free(c);
    assert(sr_undo(r, (size_t)-1) == 18);
#ifndef LEGAL
    sr_pack(r);
#endif
    sr_free(r);
    return 0;
}
