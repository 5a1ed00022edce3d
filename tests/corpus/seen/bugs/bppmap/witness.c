#include "bppmap.h"

#include <limits.h>
#include <stdlib.h>

#define CHECK(x) ((x) ? (void)0 : exit(2))

int main(void)
{
#ifdef LEGAL
    bppmap *a, *b;

    CHECK(!bpp_create(0, 1, 1) && !bpp_create(1, INT_MIN, 1) && !bpp_create(1, 1, 3));
    CHECK(!bpp_create(INT_MAX, INT_MAX, 8));
    bpp_destroy(NULL);
    for (int depth = 1; depth <= 8; depth *= 2) {
        unsigned top = (1u << depth) - 1;
        a = bpp_create(5, 3, depth);
        CHECK(a && bpp_width(a) == 5 && bpp_height(a) == 3 && bpp_depth(a) == depth);
        bpp_put(a, 4, 2, UINT_MAX);
        CHECK(bpp_get(a, 4, 2) == top && bpp_get(a, 3, 2) == 0);
        bpp_put(a, 5, 0, 1);
        bpp_put(a, INT_MIN, INT_MAX, 1);
        CHECK(bpp_get(a, -1, 0) == 0 && bpp_count(a, top) == 1);
        CHECK(bpp_fill(a, 0, 0, 1) == 14 && bpp_fill(a, 0, 0, 1) == 0);
        CHECK(bpp_fill(a, -1, 0, 1) == 0 && bpp_fill(a, 0, INT_MAX, 1) == 0);
        b = bpp_clone(a);
        CHECK(b && bpp_equal(a, b) && bpp_equal(b, a) && bpp_equal(a, a));
        bpp_put(b, 0, 0, 0);
        CHECK(!bpp_equal(a, b) && bpp_get(a, 0, 0) == 1);
        bpp_blit(b, 1, 1, b, 0, 0, INT_MAX, INT_MAX);
        CHECK(bpp_get(b, 1, 1) == 0 && bpp_get(b, 0, 0) == 0);
        bpp_blit(b, INT_MIN, 0, a, INT_MAX, 0, INT_MAX, INT_MAX);
        bpp_blit(b, INT_MAX, INT_MIN, a, INT_MIN, INT_MAX, INT_MIN, INT_MIN);
        bpp_blit(b, -1, -1, a, 0, 0, 5, 3);
        bpp_clear(b, 2);
        CHECK(bpp_count(b, 2) == 15);
        bpp_destroy(a);
        bpp_destroy(b);
    }
    a = bpp_create(BPP_MAX_SIDE, BPP_MAX_SIDE, 1);
    CHECK(a && bpp_fill(a, 7, 9, 1) == BPP_MAX_SIDE * BPP_MAX_SIDE);
    bpp_destroy(a);
    a = bpp_create(3, 3, 4);
    CHECK(bpp_fill(a, 0, 0, 19) == 9 && bpp_count(a, 3) == 9 && bpp_fill(a, 0, 0, 3) == 0);
    bpp_destroy(a);
    return 0;
#else
    bppmap *map = bpp_create(4, 4, 4);

    CHECK(map);
    bpp_fill(map, 0, 0, 16);
    bpp_destroy(map);
    return 0;
#endif
}
