#include "pixfont.h"
#include <assert.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const uint8_t box[8] = {0xff, 0x81, 0x81, 0x81, 0x81, 0x81, 0x81, 0xff};

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    pixfont *font = pixfont_new(8);
#ifdef LEGAL
    (void)rule;
    assert(!pixfont_new(0) && !pixfont_new(33) && !pixfont_new(INT_MIN) && pixfont_height(font) == 8);
    assert(!pixfont_find(font, 'a') && pixfont_measure(font, "abc") == 0);
    assert(!pixfont_set(font, 'a', 0, box) && !pixfont_set(font, 'a', 9, box));
    assert(pixfont_set(font, 'b', 8, box) && pixfont_set(font, 'a', 1, box) && pixfont_set(font, UINT32_MAX, 8, box));
    assert(pixfont_find(font, 'a')->rows[0] == 0x80 && pixfont_count(font) == 3);
    assert(pixfont_set(font, 'b', 4, pixfont_find(font, UINT32_MAX)->rows) && pixfont_count(font) == 3);
    assert(pixfont_measure(font, "a?b") == 6 && pixfont_measure(font, "") == 0);
    uint8_t bits[4 * 3];
    pixcanvas canvas = {bits, 17, 4, 3};
    pixcanvas_clear(&canvas);
    assert(pixfont_draw(font, &canvas, 0, 0, "ab") == 4 + 4 + 3);
    assert(pixcanvas_get(&canvas, 0, 0) && !pixcanvas_get(&canvas, 1, 0) && pixcanvas_get(&canvas, 2, 3));
    assert(!pixcanvas_get(&canvas, -1, INT_MAX));
    assert(pixfont_draw(font, &canvas, INT_MAX, INT_MIN, "ab") == 0 && pixfont_draw(font, &canvas, INT_MIN, INT_MAX, "ab") == 0);
    assert(pixfont_draw(font, &canvas, -3, -7, "b") == 1 && pixfont_draw(font, &canvas, 16, 0, "bb") == 4);
    pixcanvas none = {NULL, 0, 0, 0};
    pixcanvas_clear(&none);
    assert(pixfont_draw(font, &none, 0, 0, "ab") == 0);
    none.height = 5;
    assert(pixfont_draw(font, &none, -3, 0, "ab") == 0);
    for (uint32_t i = 0; pixfont_count(font) < PIXFONT_MAX_GLYPHS; i++)
        assert(pixfont_set(font, i, 8, box));
    assert(!pixfont_set(font, 9999, 8, box) && pixfont_set(font, 0, 7, box));
    pixfont_free(NULL);
#else
    if (rule == 1) {
        pixfont_set(font, 'a', 8, box);
        const pixglyph *a = pixfont_find(font, 'a');
        pixfont_set(font, 'b', 8, box);
        pixfont_set(font, 'c', 8, box);
        printf("%d\n", a->width);
    } else if (rule == 2) {
        pixcanvas canvas = {malloc(4), 16, 4, 2};
        pixcanvas_clear(&canvas);
        free(canvas.bits);
    } else {
        uint8_t *rows = malloc(4);
        memset(rows, 0xff, 4);
        pixfont_set(font, 'a', 8, rows);
        free(rows);
    }
#endif
    pixfont_free(font);
    return 0;
}
