#include "dotfont.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

static const uint8_t glyphs[] = {0xFF, 0x81, 0xFF, 0x18, 0x18, 0x18};

#ifdef LEGAL
int main(void)
{
    uint8_t *bits = calloc(3, 2);
    struct dotcanvas canvas = {bits, 12, 3, 2}, none = {NULL, 0, 0, 0};
    dotfont *font = dotfont_open(glyphs, 'A', 2, 3);
    assert(font != NULL);
    assert(dotfont_open(glyphs, 255, 2, 3) == NULL && dotfont_open(glyphs, 0, 0, 3) == NULL);
    assert(dotfont_open(glyphs, UINT_MAX, 2, 3) == NULL && dotfont_open(glyphs, 0, UINT_MAX, 3) == NULL);
    assert(dotfont_open(glyphs, 0, 1, 0) == NULL && dotfont_open(glyphs, 0, 1, 33) == NULL);
    assert(dotfont_has(font, 'B') && !dotfont_has(font, 'C') && !dotfont_has(font, UINT_MAX) && !dotfont_has(font, 0));
    assert(dotfont_height(font) == 3 && memcmp(dotfont_glyph(font, 'B'), glyphs + 3, 3) == 0);
    assert(dotfont_width(font, "") == 0 && dotfont_width(font, "A\xff" "B!") == 16);
    dotpen *pen = dotpen_open(font, &canvas);
    assert(pen != NULL && dotpen_write(pen, "AB") == 2);
    assert(bits[0] == 0xFF && bits[1] == 0x10 && bits[2] == 0x81);
    dotpen_move(pen, -3, -1);
    assert(dotpen_write(pen, "AA\x80") == 2);
    dotpen_move(pen, INT_MAX, INT_MAX);
    assert(dotpen_write(pen, "AAA") == 0);
    dotpen_move(pen, INT_MIN, INT_MIN);
    assert(dotpen_write(pen, "AAA") == 0 && dotpen_write(pen, "") == 0);
    dotpen_close(pen);
    pen = dotpen_open(font, &none);
    assert(dotpen_write(pen, "AB") == 0);
    dotpen_close(pen);
    dotpen_close(NULL);
    dotfont_close(font);
    dotfont_close(NULL);
    free(bits);
    return 0;
}
#else
int main(int argc, char **argv)
{
    int rule = argc > 1 ? atoi(argv[1]) : 1;
    uint8_t *bits = calloc(2, 1);
    struct dotcanvas canvas = {bits, 8, 2, 1};
    dotfont *font = dotfont_open(glyphs, 'A', 2, 3);
    dotpen *pen;

    if (font == NULL || bits == NULL)
        return 0;
    if (rule == 2)
        canvas.height = 3; /* there are two rows */
    pen = dotpen_open(font, &canvas);
    if (rule == 1)
        dotfont_close(font);
    if (rule == 3)
        return dotfont_glyph(font, 'C')[0] == 1 ? 3 : 0;
    dotpen_write(pen, "A");
    return 0;
}
#endif
