#include "huedeck.h"

#include <float.h>
#include <math.h>

#define CHECK(x) do { if (!(x)) return __LINE__ % 100 + 10; } while (0)

#ifdef LEGAL
static int same(struct hue_rgb a, struct hue_rgb b)
{
    return a.r == b.r && a.g == b.g && a.b == b.b;
}

int main(void)
{
    huedeck *d;
    struct hue_hsv hsv;
    struct hue_rgb c = {1, 2, 3}, red = {255, 0, 0}, blue = {0, 0, 255}, black = {0, 0, 0};

    hue_to_hsv(black, &hsv);
    CHECK(hsv.h == 0 && hsv.s == 0 && hsv.v == 0);
    hue_to_hsv(blue, &hsv);
    CHECK(hsv.h == 240 && hsv.s == 1 && hsv.v == 1);
    for (int r = 0; r < 256; r += 5)
        for (int g = 0; g < 256; g += 3)
            for (int b = 0; b < 256; b += 17) {
                c = (struct hue_rgb){(uint8_t)r, (uint8_t)g, (uint8_t)b};
                if (r == g && g == b)
                    continue;
                hue_to_hsv(c, &hsv);
                if (!(hsv.h >= 0 && hsv.h < 360) || !same(hue_from_hsv(hsv), c))
                    return 1;
            }
    CHECK(same(hue_from_hsv((struct hue_hsv){360, 1, 1}), red));
    CHECK(same(hue_from_hsv((struct hue_hsv){-120, 7, 9}), blue));
    CHECK(same(hue_from_hsv((struct hue_hsv){-DBL_MIN, 1, 1}), red));
    CHECK(same(hue_from_hsv((struct hue_hsv){NAN, NAN, NAN}), black));
    CHECK(same(hue_from_hsv((struct hue_hsv){INFINITY, INFINITY, -INFINITY}), black));
    CHECK(same(hue_from_hsv((struct hue_hsv){INFINITY, INFINITY, INFINITY}), red));
    hue_from_hsv((struct hue_hsv){DBL_MAX, -DBL_MAX, DBL_MAX});
    CHECK(hue_luma(black) == 0 && hue_luma((struct hue_rgb){255, 255, 255}) == 255);

    CHECK(hue_parse("#00f", &c) == 0 && same(c, blue) && hue_parse("#Ff0000", &c) == 0 && same(c, red));
    CHECK(hue_parse("", &c) == -1 && hue_parse("#", &c) == -1 && hue_parse("#ff000", &c) == -1);
    CHECK(hue_parse("#ff00000", &c) == -1 && hue_parse("#ggg", &c) == -1 && hue_parse("fff", &c) == -1);
    CHECK(hue_parse(NULL, &c) == -1 && same(c, red));

    d = huedeck_new();
    CHECK(d != NULL && huedeck_count(d) == 0 && huedeck_nearest(d, red) == -1);
    huedeck_sort(d);
    CHECK(huedeck_turn(d, 30) == 0 && huedeck_get(d, 0, &c) == -1);
    CHECK(huedeck_add(d, blue) == 0 && huedeck_add(d, red) == 1 && huedeck_add(d, black) == 2);
    huedeck_sort(d);
    CHECK(huedeck_get(d, 0, &c) == 0 && same(c, black) && huedeck_get(d, 2, &c) == 0 && same(c, blue));
    CHECK(huedeck_nearest(d, (struct hue_rgb){200, 10, 10}) == 1 && huedeck_nearest(d, blue) == 2);
    CHECK(huedeck_turn(d, -120) == 0 && huedeck_get(d, 1, &c) == 0 && same(c, blue));
    CHECK(huedeck_turn(d, NAN) == -1 && huedeck_turn(d, INFINITY) == -1 && huedeck_turn(d, DBL_MAX) == 0);
    while (huedeck_count(d) < HUEDECK_MAX)
        huedeck_add(d, blue);
    CHECK(huedeck_add(d, blue) == -1 && huedeck_get(d, SIZE_MAX, &c) == -1);
    huedeck_sort(d);
    huedeck_free(d);
    huedeck_free(NULL);
    return 0;
}
#else
int main(void)
{
    huedeck *deck = huedeck_new();

    huedeck_add(deck, (struct hue_rgb){128, 128, 128});
    huedeck_add(deck, (struct hue_rgb){255, 0, 0});
    huedeck_sort(deck);
    huedeck_free(deck);
    return 0;
}
#endif
