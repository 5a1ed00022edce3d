#include "tintnear.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
#ifdef LEGAL
    tint red, c, list[3];
    char text[8];
    tint_tol tight = { 0, 0, 0 }, wide = { 20, 0.2, 0.2 }, odd = { NAN, -1, -INFINITY };
    assert(tint_parse("#f00", &red) && red.r == 255 && red.g == 0);
    assert(tint_parse("#FF000a", &c) && c.b == 10);
    assert(!tint_parse("", &c) && !tint_parse("#", &c) && !tint_parse("#ff", &c) && !tint_parse("#ggg", &c));
    assert(!tint_parse("#12345g", &c) && c.b == 10);
    tint_format(c, text);
    assert(strcmp(text, "#ff000a") == 0);
    assert(tint_alike(red, c, wide) && tint_alike(c, red, wide));
    assert(tint_alike(red, red, tight) && tint_alike(c, c, odd) && !tint_alike(red, c, tight));
    for (int r = 0; r < 256; r += 15)
        for (int g = 0; g < 256; g += 17)
            for (int b = 0; b < 256; b += 5) {
                tint t = { (unsigned char)r, (unsigned char)g, (unsigned char)b };
                tint_hsl h = tint_to_hsl(t);
                assert(h.h >= 0 && h.h < 360 && h.s >= 0 && h.s <= 1);
                assert(tint_eq(t, tint_from_hsl(h)));
                assert(tint_hash(t) == tint_hash(tint_from_hsl(h)));
                tint_grey(t);
            }
    tint_from_hsl((tint_hsl){ INFINITY, NAN, -5 });
    tint_from_hsl((tint_hsl){ -1e300, INFINITY, INFINITY });
    tint_from_hsl((tint_hsl){ -1e-300, 1, .5 });
    assert(tint_eq(tint_mix(red, c, NAN), red) && tint_eq(tint_mix(red, c, 9), c));
    list[0] = c, list[1] = red, list[2] = tint_grey(red);
    qsort(list, 3, sizeof list[0], tint_cmp);
    assert(tint_eq(list[1], red));
    assert(tint_find(list, 3, red, tight) == 1 && tint_find(NULL, 0, red, tight) == 0);
    return 0;
#else
    tint violet = { 0x25, 0x21, 0x27 }, grey = { 0x24, 0x24, 0x24 };
    tint_tol tol = { 20, 0.1, 0.1 };
    return tint_alike(violet, grey, tol) == tint_alike(grey, violet, tol) ? 0 : 1;
#endif
}
