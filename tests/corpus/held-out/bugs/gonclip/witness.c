#include "gonclip.h"

#include <assert.h>
#include <limits.h>

#ifdef LEGAL
static int64_t clipped(const gc_pt *pts, size_t n, gc_rect w, size_t *count)
{
    gc_poly *p = gc_make(pts, n);
    assert(p);
    gc_poly *c = gc_clip(p, w);
    assert(c);
    int64_t area = gc_area2(c);
    gc_rect box;
    if (gc_bounds(c, &box) == 0)
        assert(box.x0 >= w.x0 && box.x1 <= w.x1 && box.y0 >= w.y0 && box.y1 <= w.y1);
    if (count)
        *count = gc_count(c);
    gc_poly *again = gc_clip(c, w);
    assert(again && gc_equal(again, c) && gc_equal(c, again));
    gc_free(again);
    gc_free(c);
    gc_free(p);
    return area;
}

int main(void)
{
    const gc_pt square[] = { { 0, 0 }, { 10, 0 }, { 10, 10 }, { 0, 10 } };
    const gc_pt diamond[] = { { 0, -10 }, { 10, 0 }, { 0, 10 }, { -10, 0 } };
    const gc_pt far[] = { { -GC_COORD_MAX, -GC_COORD_MAX }, { GC_COORD_MAX, -GC_COORD_MAX },
                          { GC_COORD_MAX, GC_COORD_MAX }, { -GC_COORD_MAX, GC_COORD_MAX } };
    const gc_pt arrow[] = { { 0, 0 }, { 10, 5 }, { 0, 10 }, { 4, 5 } };
    const gc_pt out = { GC_COORD_MAX + 1, 0 }, low = { INT_MIN, 0 };
    size_t n;

    assert(clipped(square, 4, (gc_rect){ 5, 5, 20, 20 }, &n) == 50 && n >= 4);
    assert(clipped(square, 4, (gc_rect){ -5, -5, 20, 20 }, &n) == 200 && n == 4);
    assert(clipped(square, 4, (gc_rect){ 11, 11, 20, 20 }, &n) == 0 && n == 0);
    assert(clipped(square, 4, (gc_rect){ 3, 3, 3, 3 }, NULL) == 0);
    assert(clipped(diamond, 4, (gc_rect){ -8, -8, 8, 8 }, &n) > 0 && n == 8);
    assert(clipped(far, 4, (gc_rect){ INT_MIN, INT_MIN, INT_MAX, INT_MAX }, &n) == 8000000000000 && n == 4);
    assert(clipped(far, 4, (gc_rect){ 0, 0, INT_MAX, INT_MAX }, NULL) == 2000000000000);
    assert(clipped(arrow, 4, (gc_rect){ 2, 0, 9, 10 }, NULL) > 0);
    assert(clipped(square, 0, (gc_rect){ 0, 0, 1, 1 }, &n) == 0 && n == 0);
    assert(clipped(square, 1, (gc_rect){ 0, 0, 1, 1 }, &n) == 0 && n == 1);
    assert(clipped(square, 2, (gc_rect){ 2, 0, 5, 1 }, &n) == 0 && n >= 2);

    assert(!gc_make(&out, 1) && !gc_make(&low, 1) && !gc_make(square, GC_VERTS_MAX + 1));
    assert(!gc_make(NULL, 1));
    gc_poly *p = gc_make(NULL, 0);
    gc_rect box;
    gc_pt v;
    assert(p && gc_bounds(p, &box) == -1 && gc_vertex(p, 0, &v) == -1 && gc_area2(p) == 0);
    assert(gc_append(p, out) == -1 && gc_append(p, low) == -1 && gc_count(p) == 0);
    for (int i = 0; i < GC_VERTS_MAX; i++)
        assert(gc_append(p, (gc_pt){ i, -i }) == 0);
    assert(gc_append(p, (gc_pt){ 0, 0 }) == -1);
    assert(gc_vertex(p, 7, &v) == 0 && v.x == 7 && v.y == -7);
    gc_poly *c = gc_copy(p);
    assert(c && gc_equal(c, p) && gc_equal(p, p));
    gc_free(p);
    p = gc_clip(c, (gc_rect){ 5, 0, 4, 9 });
    assert(p && gc_count(p) == 0 && !gc_equal(p, c) && gc_append(p, (gc_pt){ 1, 1 }) == 0);
    gc_free(p);
    gc_free(c);
    gc_free(NULL);
    return 0;
}
#else
int main(void)
{
    const gc_pt zigzag[] = { { -5, 0 }, { 5, 1 }, { -5, 2 }, { 5, 3 }, { -5, 4 }, { 5, 5 } };
    gc_poly *p = gc_make(zigzag, 6);
    assert(p);
    gc_poly *c = gc_clip(p, (gc_rect){ 0, 0, 1, 9 });
    gc_free(c);
    gc_free(p);
    return 0;
}
#endif
