#include "rgbaval.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x) ((x) ? (void)0 : exit(2))

int main(void)
{
    rgbaval a = {1, 2, 3, 4}, b = a;
#ifdef LEGAL
    static const char *const bad[] = {"", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "#12g", " red", "red ", "Red", "\xff"};
    const rgbaval palette[] = {{0, 0, 0, 255}, {255, 255, 255, 255}, {255, 0, 0, 0}};
    char text[RGBA_TEXT];

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        CHECK(!rgba_parse(bad[i], &a));
    CHECK(rgba_equal(a, b) && rgba_equal(b, a) && rgba_hash(a) == rgba_hash(b));
    CHECK(rgba_parse("#f0A", &a) && a.r == 255 && a.g == 0 && a.b == 170 && a.a == 255);
    CHECK(strcmp(rgba_format(a, text), "#ff00aa") == 0 && rgba_parse(text, &b) && rgba_equal(a, b));
    CHECK(rgba_parse("#f0a0", &b) && !rgba_equal(a, b) && strcmp(rgba_format(b, text), "#ff00aa00") == 0);
    CHECK(rgba_parse("#01020304", &b) && b.r == 1 && b.g == 2 && b.b == 3 && b.a == 4);
    CHECK(rgba_parse("transparent", &a) && a.a == 0 && rgba_equal(a, a));
    CHECK(rgba_equal(rgba_over(a, b), b) && rgba_equal(rgba_over(b, a), b) && rgba_equal(rgba_over(a, a), a));
    for (int i = 0; i < 256; i++) {
        rgbaval c = {(uint8_t)i, 200, 3, (uint8_t)i};
        rgbaval o = rgba_over(c, b);
        CHECK(o.a >= c.a);
        CHECK(rgba_equal(c, c) && rgba_hash(c) == rgba_hash(c));
    }
    CHECK(rgba_equal(rgba_mix(a, b, NAN), a) && rgba_equal(rgba_mix(a, b, INFINITY), b));
    CHECK(rgba_equal(rgba_mix(a, b, -1), a) && rgba_mix(a, b, 0.5).a == 2);
    CHECK(rgba_luminance(palette[0]) == 0 && fabs(rgba_luminance(palette[1]) - 1) < 1e-9);
    CHECK(rgba_equal(rgba_readable_on(palette[0]), palette[1]) && rgba_equal(rgba_readable_on(palette[1]), palette[0]));
    CHECK(rgba_nearest(a, NULL, 0) == -1 && rgba_nearest(a, palette, 3) == 2 && rgba_nearest(palette[1], palette, 3) == 1);
    return 0;
#else
    CHECK(rgba_parse("#ff000000", &a) && rgba_parse("transparent", &b));
    return rgba_equal(a, b) && rgba_hash(a) != rgba_hash(b);
#endif
}
