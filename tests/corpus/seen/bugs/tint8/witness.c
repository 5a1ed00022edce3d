#include "tint8.h"

#include <string.h>

int main(void)
{
    tint a, b = tint_rgb(0xff, 0x80, 0);
    char text[10];
    if (!tint_parse("#FF8000", &a) || !tint_equal(a, b) || tint_hash(a) != tint_hash(b) || tint_parse("#ff", &a))
        return 2;
    if (!tint_parse("#abc", &a) || a.g != 0xbb || tint_format(a, text, sizeof text) != 9 || strcmp(text, "#aabbccff"))
        return 2;
    if (tint_parse("", &a) || tint_parse("#12345g", &a) || !tint_parse("#01020304", &a) || a.a != 4 || a.r != 1)
        return 2;
    if (tint_format(a, text, 3) != 9 || strcmp(text, "#0") != 0 || tint_format(a, NULL, 0) != 9 || tint_equal(a, b))
        return 2;
    if (tint_luma(tint_rgb(255, 255, 255)) != 255 || !tint_equal(tint_mix(a, b, 0), a) ||
        !tint_equal(tint_mix(a, b, 255), b) || !tint_equal(tint_over(b, a), b))
        return 2;
    int status = 0;
#ifndef LEGAL
    a = tint_rgba(255, 0, 0, 0);
    b = tint_rgba(0, 0, 0, 0);
    status = tint_equal(a, b) && tint_hash(a) != tint_hash(b);
#endif
    return status;
}
