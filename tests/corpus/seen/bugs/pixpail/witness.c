#include "pixpail.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    assert(!pix_new(0, 1) && !pix_new(1, 257) && !pix_new(INT_MIN, INT_MAX) && !pix_new(-1, -1));
    assert(!pix_from_text("") && !pix_from_text("\n") && !pix_from_text("00\n0") && !pix_from_text("0x"));
    assert(!pix_from_text("00\n\n00") && !pix_from_text("0\n00") && !pix_from_text("00\n00\n\n"));
    pix_free(NULL);
    pix_map *m = pix_from_text("0090\n0990\n9000\n");
    assert(pix_width(m) == 4 && pix_height(m) == 3 && pix_get(m, 2, 0) == 225);
    pix_map *c = pix_copy(m);
    assert(pix_equal(m, c) && pix_equal(m, m));
    assert(pix_fill(m, 0, 0, 100, 0) == 3 && !pix_equal(m, c) && pix_count(m, 100) == 3);
    assert(pix_fill(m, 0, 0, 100, 255) == 0 && pix_fill(m, 4, 0, 1, 0) == 0 && pix_fill(m, INT_MIN, INT_MAX, 1, 9) == 0);
    assert(pix_fill(c, 3, 2, 40, 39) == 5);
    pix_free(c);
    pix_rect(m, INT_MIN, INT_MIN, INT_MAX, INT_MAX, 1);
    assert(pix_count(m, 1) == 0);
    pix_rect(m, -1, -1, INT_MAX, INT_MAX, 1);
    assert(pix_count(m, 1) == 12);
    pix_rect(m, INT_MAX, 0, INT_MAX, 1, 2);
    pix_rect(m, 0, INT_MAX, 1, INT_MAX, 2);
    pix_rect(m, 0, 0, 0, 5, 2);
    pix_rect(m, 0, 0, 5, -5, 2);
    pix_rect(m, 3, 2, 1, 1, 2);
    assert(pix_count(m, 2) == 1 && pix_get(m, -1, 0) == -1 && pix_get(m, 0, INT_MAX) == -1);
    pix_set(m, 4, 0, 9);
    pix_set(m, INT_MIN, INT_MIN, 9);
    assert(pix_count(m, 9) == 0);
    pix_free(m);
    m = pix_new(256, 256);
    assert(pix_fill(m, 255, 255, 255, 0) == 65536 && pix_fill(m, 0, 0, 0, 254) == 65536);
    pix_free(m);
    m = pix_new(1, 1);
    assert(pix_fill(m, 0, 0, 1, 255) == 1 && pix_get(m, 0, 0) == 1);
    pix_free(m);
#else
    pix_map *m = pix_new(3, 3);
    pix_fill(m, 1, 1, 5, 10);
    pix_free(m);
#endif
    return 0;
}
