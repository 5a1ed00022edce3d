#include "inkmap.h"

#include <assert.h>
#include <limits.h>
#include <stddef.h>

int main(void)
{
#ifdef LEGAL
    assert(!inkmap_new(0, 1, 0) && !inkmap_new(1, -1, 0) && !inkmap_new(INT_MAX, INT_MAX, 0));
    inkmap_free(NULL);
    inkmap *m = inkmap_new(5, 3, 9), *one = inkmap_new(1, 1, 7);
    assert(m && one && inkmap_width(m) == 5 && inkmap_height(m) == 3);
    inkmap_put(m, 3, 1, 1);
    inkmap_put(m, INT_MIN, INT_MAX, 1);
    assert(inkmap_get(m, 3, 1) == 1 && inkmap_get(m, 5, 0) == -1 && inkmap_get(m, 0, INT_MIN) == -1);
    inkmap *t = inkmap_trim(m, 9);
    assert(t && inkmap_width(t) == 1 && inkmap_height(t) == 1 && inkmap_get(t, 0, 0) == 1);
    inkmap_free(t);
    t = inkmap_trim(m, 3);
    assert(t && inkmap_equal(t, m) && inkmap_equal(m, m));
    inkmap_free(t);
    t = inkmap_trim(one, 0);
    assert(t && inkmap_equal(t, one));
    inkmap_free(t);
    inkmap_put(m, 0, 2, 0);
    t = inkmap_trim(m, 9);
    assert(t && inkmap_width(t) == 4 && inkmap_height(t) == 2);
    inkmap_free(t);
    t = inkmap_turn(m);
    assert(t && inkmap_width(t) == 3 && inkmap_height(t) == 5 && inkmap_get(t, 1, 3) == 1 && !inkmap_equal(t, m));
    inkmap_paste(m, t, -1, -2);
    inkmap_paste(m, t, INT_MIN, INT_MAX);
    inkmap_paste(m, t, INT_MAX, INT_MIN);
    inkmap_paste(one, m, -4, -2);
    for (int d = -4; d <= 4; d++) {
        inkmap_paste(m, m, d, d);
        inkmap_paste(m, m, -d, d);
        inkmap_paste(m, m, 0, d);
    }
    inkmap_free(t);
    t = inkmap_crop(m, -1, -1, INT_MAX, INT_MAX);
    assert(t && inkmap_equal(t, m));
    inkmap_free(t);
    t = inkmap_crop(m, INT_MIN, 0, INT_MAX, 1);
    assert(!t && !inkmap_crop(m, 5, 0, 1, 1) && !inkmap_crop(m, 0, 0, 0, 1) && !inkmap_crop(m, 1, 1, INT_MIN, 2));
    t = inkmap_crop(m, 4, 2, 9, 9);
    assert(t && inkmap_width(t) == 1 && inkmap_height(t) == 1);
    inkmap_free(t);
    inkmap_free(m);
    inkmap_free(one);
#else
    inkmap *m = inkmap_new(4, 4, 255);
    if (!m)
        return 0;
    inkmap *t = inkmap_trim(m, 255);
    inkmap_free(t);
    inkmap_free(m);
#endif
    return 0;
}
