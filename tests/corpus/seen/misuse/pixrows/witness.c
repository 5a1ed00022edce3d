#include "pixrows.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    static const px_rgb three[3] = {{0, 0, 0}, {255, 0, 0}, {255, 255, 255}};
    px_palette palette = {three, 3};
#ifdef LEGAL
    (void)argc, (void)argv;
    assert(px_bytes(PX_RGB, 4, 2) == 24 && px_bytes(PX_565, SIZE_MAX, 2) == 0 && px_bytes(PX_GREY, SIZE_MAX, 1) == SIZE_MAX);
    assert(px_bytes(PX_RGB, 0, SIZE_MAX) == 0 && px_bytes((enum px_format)0, 1, 1) == 0);
    px_to_grey(NULL, NULL, 0);
    px_from_565(NULL, NULL, 0);
    px_to_565(NULL, NULL, 0);
    px_map(NULL, 0, NULL);
    px_from_indexed(NULL, NULL, 0, &palette);
    assert(px_to_indexed(NULL, NULL, 0, &palette) == 0);
    uint8_t *rgb = malloc(6), index[2] = {1, 2}, table[256];
    assert(rgb);
    px_from_indexed(rgb, index, 2, &palette);
    assert(rgb[0] == 255 && rgb[1] == 0 && rgb[5] == 255);
    index[0] = index[1] = 9;
    assert(px_to_indexed(index, rgb, 2, &palette) == 0 && index[0] == 1 && index[1] == 2);
    px_to_grey(rgb, rgb, 2);
    assert(rgb[0] == 76 && rgb[1] == 255);
    for (int i = 0; i < 256; i++)
        table[i] = (uint8_t)(255 - i);
    px_map(rgb, 2, table);
    assert(rgb[0] == 179 && rgb[1] == 0);
    for (unsigned i = 0; i < 65536; i++) {
        uint16_t w = (uint16_t)i, back;
        px_from_565(rgb, &w, 1);
        px_to_565(&back, rgb, 1);
        assert(back == w);
        px_rgb c = {rgb[0], rgb[1], rgb[2]};
        px_hsv h = px_rgb_to_hsv(c);
        px_rgb d = px_hsv_to_rgb(h);
        assert(h.h >= 0 && h.h < 360 && c.r == d.r && c.g == d.g && c.b == d.b);
    }
    free(rgb);
    palette.count = 0;
    assert(px_to_indexed(index, table, 2, &palette) == -1);
    double odd[] = {NAN, INFINITY, -INFINITY, -1e-300, 1e308, -90, 360, 2};
    for (int i = 0; i < 512; i++)
        px_hsv_to_rgb((px_hsv){odd[i % 8], odd[i / 8 % 8], odd[i / 64]});
    px_rgb c = {1, 2, 3};
    char text[8];
    assert(px_parse("", &c) && px_parse("#", &c) && px_parse("#12345", &c) && px_parse("#12345g", &c) && c.b == 3);
    assert(!px_parse("#fA0", &c) && !strcmp(px_format(c, text), "#ffaa00") && !px_parse("#0102fE", &c) && c.b == 254);
    return 0;
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    uint8_t *out = malloc(8);
    assert(out);
    memset(out, 200, 8);
    if (rule == 1) {
        uint16_t words[4] = {0, 1, 2, 3};
        px_from_565(out, words, 4);
    } else if (rule == 2) {
        uint8_t index[2] = {2, 3};
        px_from_indexed(out, index, 2, &palette);
    } else {
        uint8_t *table = calloc(128, 1);
        assert(table);
        px_map(out, 8, table);
        free(table);
    }
    printf("%d\n", out[0]);
    free(out);
    return 0;
#endif
}
