#include "glyfont.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    static const uint32_t box[3] = { 7, 5, 7 }, bar[3] = { 1, 1, 1 };
    uint8_t *pixels = calloc(8, 4);
    struct gf_canvas canvas = { pixels, 8, 4, 8 };
    struct gf_font *font = gf_create(3);
    if (!pixels || !font)
        return 0;
#ifdef LEGAL
    (void)argc, (void)argv;
    assert(!gf_create(0) && !gf_create(33) && !gf_create(INT_MIN));
    assert(gf_height(font) == 3 && gf_count(font) == 0 && !gf_find(font, 'o') && gf_width(font, "oo") == 0);
    assert(gf_draw(&canvas, font, "oo", 0, 0, 1) == 0);
    assert(gf_add(font, GF_MAX_CODE + 1, 3, box) == -1 && gf_add(font, 'o', 0, box) == -1);
    assert(gf_add(font, 'o', 33, box) == -1 && gf_add(font, 0xFFFF, 32, box) == 0);
    for (unsigned c = 255; c > 0; c--)
        assert(gf_add(font, c, 1, bar) == 0);
    assert(gf_add(font, 'o', 3, box) == 0 && gf_count(font) == 256);
    assert(gf_find(font, 'o')->width == 3 && gf_find(font, 0xFFFF)->width == 32);
    assert(gf_width(font, "") == 0 && gf_width(font, "o\xff") == 4);
    gf_blit(&canvas, font, gf_find(font, 'o'), 5, 1, 9);
    assert(pixels[8 + 5] == 9 && pixels[31] == 9 && pixels[16 + 6] == 0);
    assert(gf_draw(&canvas, font, "ooo", 0, 1, 2) == 2);
    assert(gf_draw(&canvas, font, "oo", INT_MAX, INT_MAX, 2) == 0);
    assert(gf_draw(&canvas, font, "oo", INT_MIN, INT_MIN, 2) == 0);
    assert(gf_draw(&canvas, font, "o", -1, -1, 3) == 0 && pixels[0] == 0 && pixels[1] == 3 && pixels[9] == 3);
    gf_destroy(NULL);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        uint32_t *rows = malloc(sizeof box);
        if (!rows)
            return 0;
        memcpy(rows, box, sizeof box);
        gf_add(font, 'o', 3, rows);
        free(rows);
        gf_draw(&canvas, font, "o", 0, 0, 1);
    } else if (rule == 2) {
        gf_add(font, 'o', 3, box);
        const struct gf_glyph *g = gf_find(font, 'o');
        gf_add(font, 'i', 1, bar);
        gf_add(font, 'l', 1, bar);
        gf_blit(&canvas, font, g, 0, 0, 1);
    } else {
        gf_add(font, 'o', 3, box);
        gf_blit(&canvas, font, gf_find(font, 'o'), 6, 2, 1);
    }
#endif
    gf_destroy(font);
    free(pixels);
    return 0;
}
