#include "huewheel.h"

#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#ifdef LEGAL
#define CHECK(what) do { if (!(what)) { printf("line %d: %s\n", __LINE__, #what); return 1; } } while (0)

static int close_to(double a, double b)
{
    return fabs(a - b) < 1e-9;
}

int main(void)
{
    static const double hues[] = { 0, -0.0, 59.9, 60, 359.999, 360, 720, -90, -360, -1e-9, 1e300, -1e300, DBL_MAX, -DBL_MAX,
                                   DBL_MIN, INT_MAX, INT_MIN, INFINITY, -INFINITY, NAN };
    static const double parts[] = { 0, 1, 0.5, -1, 2, 1e-300, DBL_MIN, DBL_MAX, -DBL_MAX, INFINITY, -INFINITY, NAN };
    size_t i, j, k;
    char text[HW_HEX_SIZE];
    hw_rgb palette[7], c = { 9, 9, 9 };
    hw_hsv a = { 350, 1, 1 }, b = { 20, 0, 0.5 }, m;

    CHECK(strcmp(hw_name(0), "red") == 0 && strcmp(hw_name(-1), "magenta") == 0 && strcmp(hw_name(180), "cyan") == 0);
    CHECK(strcmp(hw_name(nextafter(360, 0)), "magenta") == 0 && strcmp(hw_name(360), "red") == 0);
    CHECK(strcmp(hw_name(nextafter(60, 0)), "red") == 0);
    CHECK(close_to(hw_normal(-90), 270) && close_to(hw_normal(630), 270) && hw_normal(NAN) == 0);
    CHECK(close_to(hw_way(350, 20), 30) && close_to(hw_way(20, 350), -30) && hw_way(0, 180) == 180 && hw_way(180, 0) == 180);
    m = hw_between(a, b, 0.5);
    CHECK(close_to(m.h, 5) && close_to(m.s, 0.5) && close_to(m.v, 0.75));
    m = hw_turn(a, -700);
    CHECK(close_to(m.h, 10));
    for (i = 0; i < sizeof hues / sizeof hues[0]; i++) {
        double h = hw_normal(hues[i]);

        CHECK(h >= 0 && h < 360 && hw_normal(h) == h && hw_way(h, hues[i]) == 0);
        CHECK(hw_name(hues[i]) != NULL);
        hw_palette(hues[i], palette, 7);
        hw_palette(hues[i], NULL, 0);
        hw_palette(hues[i], NULL, INT_MIN);
        for (j = 0; j < sizeof parts / sizeof parts[0]; j++)
            for (k = 0; k < sizeof parts / sizeof parts[0]; k++) {
                hw_hsv in = { hues[i], parts[j], parts[k] }, back;
                hw_rgb out = hw_to_rgb(in), odd = { parts[j], parts[k], hues[i] };

                CHECK(out.r >= 0 && out.r <= 1 && out.g >= 0 && out.g <= 1 && out.b >= 0 && out.b <= 1);
                hw_hex(out, text);
                CHECK(hw_parse(text, &out));
                hw_hex(odd, text);
                CHECK(strlen(text) == 7);
                back = hw_to_hsv(odd);
                CHECK(back.h >= 0 && back.s >= 0 && back.s <= 1 && back.v >= 0 && back.v <= 1);
                back = hw_between(in, in, parts[j]);
                CHECK(back.h >= 0 && back.h < 360);
            }
    }
    CHECK(!hw_parse("", &c) && !hw_parse("#", &c) && !hw_parse("#12", &c) && !hw_parse("#1234", &c) && !hw_parse("ff8000", &c));
    CHECK(!hw_parse("#ff80000", &c) && !hw_parse("#ff800g", &c) && c.r == 9);
    CHECK(hw_parse("#F80", &c) && c.r == 1 && close_to(c.g, 8 / 15.0) && c.b == 0);
    CHECK(hw_parse("#ff8000", &c));
    hw_hex(c, text);
    CHECK(strcmp(text, "#ff8000") == 0);
    hw_hex(hw_to_rgb(hw_to_hsv(c)), text);
    CHECK(strcmp(text, "#ff8000") == 0);
    return 0;
}
#else
int main(void)
{
    puts(hw_name(-1e-20));
    return 0;
}
#endif
