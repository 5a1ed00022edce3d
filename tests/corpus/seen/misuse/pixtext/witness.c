#include "pixtext.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>

static const uint8_t rows[] = { 0xe0, 0xa0, 0xe0, 0x40, 0x40, 0x40 };

int main(int argc, char **argv)
{
    px_font font;
    px_canvas canvas;
#ifdef LEGAL
    (void)argc;
    (void)argv;
    assert(px_font_init(&font, 0, 3, '0', 2, rows) == -1 && px_font_init(&font, 3, 33, '0', 2, rows) == -1);
    assert(px_font_init(&font, 3, 3, 255, 2, rows) == -1 && px_font_init(&font, 3, 3, '0', UINT_MAX, rows) == -1);
    assert(px_font_init(&font, 3, 3, '0', 2, rows) == 0);
    assert(px_bytes(0, 1) == 0 && px_bytes(1025, 1) == 0 && px_bytes(UINT_MAX, UINT_MAX) == 0 && px_bytes(9, 2) == 4);
    uint8_t *bytes = malloc(px_bytes(13, 5));
    assert(px_canvas_init(&canvas, 0, 0, bytes) == -1 && px_canvas_init(&canvas, 13, 5, bytes) == 0);
    assert(px_glyph(&font, '1') == rows + 3 && px_glyph(&font, '2') == NULL && px_glyph(&font, 0) == NULL);
    assert(px_text(&canvas, &font, 0, 0, "01") == 2 && px_get(&canvas, 0, 0) && px_get(&canvas, 4, 2) && !px_get(&canvas, 1, 1));
    assert(px_text(&canvas, &font, 10, 3, "0?10") == 1 && px_text(&canvas, &font, INT_MAX, 0, "0") == 0);
    assert(px_text(&canvas, &font, INT_MIN, INT_MIN, "01") == 2 && px_text(&canvas, &font, 0, INT_MAX, "\xff") == 1);
    assert(px_text(&canvas, &font, -2, -2, "0") == 1 && px_text(&canvas, &font, 0, 0, "") == 0);
    px_blit(&canvas, INT_MAX, INT_MAX, rows, UINT_MAX, 6);
    px_blit(&canvas, 0, 0, rows, 8, 0);
    px_set(&canvas, 12, 4, 1);
    assert(px_get(&canvas, 12, 4) && !px_get(&canvas, 13, 4) && !px_get(&canvas, -1, INT_MIN));
    px_set(&canvas, 12, 4, 0);
    px_set(&canvas, 13, 5, 1);
    assert(!px_get(&canvas, 12, 4));
    px_clear(&canvas);
    assert(!px_get(&canvas, 0, 0));
    free(bytes);
#else
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    if (rule == 1) {
        uint8_t *bytes = malloc(12 * 8 / 8);
        px_canvas_init(&canvas, 12, 8, bytes);
    } else {
        uint8_t bytes[16];
        px_canvas_init(&canvas, 16, 8, bytes);
        if (rule == 2) {
            uint8_t *one = calloc(1, 8);
            px_font_init(&font, 8, 8, 'A', 3, one);
            px_text(&canvas, &font, 0, 0, "B");
        } else {
            px_font_init(&font, 3, 3, '0', 2, rows);
            px_blit(&canvas, 0, 0, px_glyph(&font, '7'), 3, 3);
        }
    }
#endif
    return 0;
}
