#include "bdfglyph.h"
#include <assert.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    unsigned char rows[BDFGLYPH_SIDE * 4];
    bdfglyph_font *font = bdfglyph_new(12, 10);
    unsigned code;
    memset(rows, 0xAA, sizeof rows);
    assert(font != NULL && bdfglyph_rowbytes(font) == 2);
#ifdef LEGAL
    unsigned char map[10 * 4];
    char text[BDFGLYPH_LINE + 2];
    const bdfglyph_cell *cell;
    (void)rule;
    bdfglyph_free(NULL);
    assert(!bdfglyph_new(0, 1) && !bdfglyph_new(33, 1) && !bdfglyph_new(1, INT_MIN));
    assert(bdfglyph_find(font, 'a') == NULL && bdfglyph_measure(font, "") == 0 && bdfglyph_measure(font, "ab") == 24);
    assert(bdfglyph_add(font, 0x10000, 1, rows) == -1 && bdfglyph_add(font, 'a', -1, rows) == -1);
    assert(bdfglyph_add(font, 'a', 65, rows) == -1 && bdfglyph_add(font, UINT_MAX, 0, rows) == -1);
    for (code = 'z'; code >= 'a'; code--)
        assert(bdfglyph_add(font, code, 10, rows) == 0);
    assert(bdfglyph_count(font) == 26 && bdfglyph_add(font, 'b', 6, rows) == 0 && bdfglyph_count(font) == 26);
    cell = bdfglyph_find(font, 'b');
    assert(bdfglyph_pixel(font, cell, 0, 0) && !bdfglyph_pixel(font, cell, 1, 0) && !bdfglyph_pixel(font, cell, INT_MAX, INT_MIN));
    assert(bdfglyph_add(font, 'A', 10, cell->bits) == 0);
    memset(map, 0xFF, sizeof map);
    assert(bdfglyph_draw(font, "ab", map, 1) == -1 && bdfglyph_draw(font, "ab", map, 2) == 16);
    assert((map[0] & 0x80) && bdfglyph_draw(font, "ab?", map, 4) == 28 && bdfglyph_draw(font, "", NULL, 0) == 0);
    assert(bdfglyph_draw(font, "\xff", map, 4) == 12 && map[0] == 0);
    memset(text, 'a', sizeof text);
    text[BDFGLYPH_LINE + 1] = 0;
    assert(bdfglyph_measure(font, text) == -1 && bdfglyph_draw(font, text, map, SIZE_MAX) == -1);
    text[BDFGLYPH_LINE] = 0;
    assert(bdfglyph_measure(font, text) == 10 * BDFGLYPH_LINE);
    for (code = 0; code < BDFGLYPH_COUNT; code++)
        assert(bdfglyph_add(font, code, 0, rows) == 0);
    assert(bdfglyph_add(font, code, 0, rows) == -1);
#else
    for (code = 'a'; code < 'e'; code++)
        assert(bdfglyph_add(font, code, 12, rows) == 0);
    if (rule == 1) {
        const bdfglyph_cell *cell = bdfglyph_find(font, 'a');
        bdfglyph_add(font, 'e', 12, rows);
        bdfglyph_pixel(font, cell, 0, 0);
    } else if (rule == 2) {
        unsigned char *few = calloc(10, 1);
        bdfglyph_add(font, 'e', 12, few);
        free(few);
    } else {
        unsigned char *map = malloc(2);
        bdfglyph_draw(font, "a", map, 2);
        free(map);
    }
#endif
    bdfglyph_free(font);
    return 0;
}
