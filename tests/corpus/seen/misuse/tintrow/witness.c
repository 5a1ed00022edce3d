#include "tintrow.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(c) do { if (!(c)) exit(2); } while (0)

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    struct tr_rgb *rgb = calloc(4, sizeof *rgb), two[2] = {{0, 0, 0}, {255, 255, 255}};
    uint8_t *out = calloc(8, 1);
    struct tr_palette p = {two, 2};
    CHECK(rgb && out);
#ifdef LEGAL
    static const char *const bad[] = {"", "#", "#1", "#12", "#1234", "#12345", "#1234567", "#xyz", "Red", "redd", "123456"};
    double odd[] = {NAN, INFINITY, -INFINITY, -1e-300, 1e300, -1, 0, 1, 359.9999, 360, 720};
    struct tr_rgb c = {1, 2, 3};
    struct tr_palette none = {NULL, 0};
    char text[8];
    (void)rule;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        CHECK(tr_parse(bad[i], &c) == -1 && c.g == 2);
    CHECK(tr_parse("#Fa0", &c) == 0 && c.r == 255 && c.g == 170 && c.b == 0);
    CHECK(tr_parse("#010aFF", &c) == 0 && c.r == 1 && c.g == 10 && c.b == 255);
    tr_format(c, text);
    CHECK(!strcmp(text, "#010aff") && tr_parse("magenta", &c) == 0 && c.b == 255);
    for (int a = 0; a < 11; a++)
        for (int b = 0; b < 11; b++) {
            tr_from_hsv((struct tr_hsv){odd[a], odd[b], 1});
            tr_from_hsv((struct tr_hsv){odd[a], 1, odd[b]});
            tr_mix(two[0], two[1], odd[a]);
        }
    for (int i = 0; i < 256 * 256 * 256; i += 4099) {
        struct tr_rgb x = {(uint8_t)(i >> 16), (uint8_t)(i >> 8), (uint8_t)i}, y = tr_from_hsv(tr_to_hsv(x));
        CHECK(x.r == y.r && x.g == y.g && x.b == y.b);
    }
    CHECK(tr_mix(two[0], two[1], 0.5).r == 128 && tr_luma(two[1]) == 255 && tr_luma(two[0]) == 0);
    CHECK(tr_nearest(&none, c) == 0 && tr_nearest(&p, two[1]) == 1);
    tr_rgb_to_yuyv(NULL, NULL, 0);
    tr_rgb_to_yuyv(out, rgb, 4);
    tr_yuyv_to_rgb(rgb, out, 4);
    CHECK(rgb[3].r == 0);
    memset(out, 255, 8);
    tr_yuyv_to_rgb(rgb, out, 4);
    tr_rgb_to_grey(out, rgb, 4);
    tr_rgb_to_index(out, rgb, 4, &p);
    tr_index_to_rgb(rgb, out, 4, &p);
#else
    if (rule == 1) {
        rgb = realloc(rgb, 3 * sizeof *rgb);
        CHECK(rgb);
        tr_rgb_to_yuyv(out, rgb, 3);
    } else if (rule == 2) {
        out[1] = 2;
        tr_index_to_rgb(rgb, out, 4, &p);
    } else {
        out = realloc(out, 3);
        CHECK(out);
        tr_rgb_to_grey(out, rgb, 4);
    }
#endif
    free(rgb);
    free(out);
    return 0;
}
