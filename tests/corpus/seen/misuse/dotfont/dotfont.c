#include "dotfont.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define GLYPH_WIDTH 8

struct dotfont {
    unsigned first;
    unsigned count;
    unsigned height;
    uint8_t *rows;
};

struct dotpen {
    const dotfont *font;
    struct dotcanvas canvas;
    int x;
    int y;
};

dotfont *dotfont_open(const uint8_t *glyphs, unsigned first, unsigned count, unsigned height)
{
    dotfont *font;

    if (height < 1 || height > DOTFONT_MAX_HEIGHT)
        return NULL;
    if (count < 1 || count > 256 || first > 256 - count)
        return NULL;
    font = malloc(sizeof *font);
    if (font == NULL)
        return NULL;
    font->first = first;
    font->count = count;
    font->height = height;
    font->rows = malloc((size_t)count * height);
    if (font->rows == NULL) {
        free(font);
        return NULL;
    }
    memcpy(font->rows, glyphs, (size_t)count * height);
    return font;
}

void dotfont_close(dotfont *font)
{
    if (font == NULL)
        return;
    free(font->rows);
    free(font);
}

int dotfont_has(const dotfont *font, unsigned code)
{
    return code >= font->first && code - font->first < font->count;
}

unsigned dotfont_height(const dotfont *font)
{
    return font->height;
}

const uint8_t *dotfont_glyph(const dotfont *font, unsigned code)
{
    return &font->rows[(size_t)(code - font->first) * font->height];
}

int dotfont_width(const dotfont *font, const char *text)
{
    int width = 0;

    for (; *text != '\0'; text++) {
        if (!dotfont_has(font, (unsigned char)*text))
            continue;
        if (width > INT_MAX - GLYPH_WIDTH)
            return INT_MAX;
        width += GLYPH_WIDTH;
    }
    return width;
}

dotpen *dotpen_open(const dotfont *font, const struct dotcanvas *canvas)
{
    dotpen *pen = malloc(sizeof *pen);

    if (pen == NULL)
        return NULL;
    pen->font = font;
    pen->canvas = *canvas;
    pen->x = 0;
    pen->y = 0;
    return pen;
}

void dotpen_close(dotpen *pen)
{
    free(pen);
}

void dotpen_move(dotpen *pen, int x, int y)
{
    pen->x = x;
    pen->y = y;
}

static void set_pixel(const struct dotcanvas *canvas, long long x, long long y)
{
    size_t at = (size_t)y * canvas->stride + (size_t)x / 8;

    canvas->bits[at] |= (uint8_t)(0x80u >> ((size_t)x % 8));
}

/* Draws a glyph; 1 if any part of its box is on the canvas. */
static int draw(const dotpen *pen, const uint8_t *rows)
{
    const struct dotcanvas *canvas = &pen->canvas;
    int drawn = 0;

    for (unsigned row = 0; row < pen->font->height; row++) {
        long long y = (long long)pen->y + row;

        if (y < 0 || y >= canvas->height)
            continue;
        for (int column = 0; column < GLYPH_WIDTH; column++) {
            long long x = (long long)pen->x + column;

            if (x < 0 || x >= canvas->width)
                continue;
            drawn = 1;
            if (rows[row] & (0x80u >> column))
                set_pixel(canvas, x, y);
        }
    }
    return drawn;
}

int dotpen_write(dotpen *pen, const char *text)
{
    int drawn = 0;

    for (; *text != '\0'; text++) {
        unsigned code = (unsigned char)*text;

        if (!dotfont_has(pen->font, code))
            continue;
        if (draw(pen, dotfont_glyph(pen->font, code)) && drawn < INT_MAX)
            drawn++;
        if (pen->x <= INT_MAX - GLYPH_WIDTH)
            pen->x += GLYPH_WIDTH;
        else
            pen->x = INT_MAX;
    }
    return drawn;
}
