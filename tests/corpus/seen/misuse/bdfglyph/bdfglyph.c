#include "bdfglyph.h"

#include <stdlib.h>
#include <string.h>

struct bdfglyph_font {
    int width, height;
    size_t rowbytes;
    bdfglyph_cell *cells; /* in the order of their codes */
    size_t count, room;
};

bdfglyph_font *bdfglyph_new(int width, int height)
{
    bdfglyph_font *font;

    if (width < 1 || width > BDFGLYPH_SIDE || height < 1 || height > BDFGLYPH_SIDE)
        return NULL;
    font = calloc(1, sizeof *font);
    if (font == NULL)
        return NULL;
    font->width = width;
    font->height = height;
    font->rowbytes = ((size_t)width + 7) / 8;
    return font;
}

void bdfglyph_free(bdfglyph_font *font)
{
    if (font == NULL)
        return;
    free(font->cells);
    free(font);
}

size_t bdfglyph_rowbytes(const bdfglyph_font *font)
{
    return font->rowbytes;
}

/* The index of the first glyph whose code is not less. */
static size_t position(const bdfglyph_font *font, unsigned code)
{
    size_t low = 0, high = font->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (font->cells[middle].code < code)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static int make_room(bdfglyph_font *font)
{
    size_t room = font->room == 0 ? 4 : font->room * 2;
    bdfglyph_cell *cells;

    if (font->count < font->room)
        return 0;
    cells = realloc(font->cells, room * sizeof *cells);
    if (cells == NULL)
        return -1;
    font->cells = cells;
    font->room = room;
    return 0;
}

int bdfglyph_add(bdfglyph_font *font, unsigned code, int advance, const unsigned char *rows)
{
    bdfglyph_cell fresh = {.code = code, .advance = advance};
    size_t at = position(font, code);

    if (code > 0xFFFF || advance < 0 || advance > BDFGLYPH_ADVANCE)
        return -1;
    /* rows may be those of one of our glyphs: copy before anything moves */
    memcpy(fresh.bits, rows, (size_t)font->height * font->rowbytes);
    if (at == font->count || font->cells[at].code != code) {
        if (font->count >= BDFGLYPH_COUNT || make_room(font) != 0)
            return -1;
        memmove(font->cells + at + 1, font->cells + at, (font->count - at) * sizeof *font->cells);
        font->count++;
    }
    font->cells[at] = fresh;
    return 0;
}

size_t bdfglyph_count(const bdfglyph_font *font)
{
    return font->count;
}

const bdfglyph_cell *bdfglyph_find(const bdfglyph_font *font, unsigned code)
{
    size_t at = position(font, code);

    if (at == font->count || font->cells[at].code != code)
        return NULL;
    return &font->cells[at];
}

int bdfglyph_pixel(const bdfglyph_font *font, const bdfglyph_cell *cell, int x, int y)
{
    if (x < 0 || x >= font->width || y < 0 || y >= font->height)
        return 0;
    return cell->bits[(size_t)y * font->rowbytes + (size_t)x / 8] >> (7 - x % 8) & 1;
}

int bdfglyph_measure(const bdfglyph_font *font, const char *text)
{
    int width = 0, n;

    for (n = 0; text[n] != '\0'; n++) {
        const bdfglyph_cell *cell;
        if (n == BDFGLYPH_LINE)
            return -1;
        cell = bdfglyph_find(font, (unsigned char)text[n]);
        width += cell != NULL ? cell->advance : font->width;
    }
    return width;
}

static void draw_cell(const bdfglyph_font *font, const bdfglyph_cell *cell, size_t pen,
                      unsigned char *bitmap, size_t stride)
{
    int x, y;

    for (y = 0; y < font->height; y++) {
        for (x = 0; x < font->width; x++) {
            size_t column = pen + (size_t)x;
            /* A glyph may be wider than its advance. */
            if (column / 8 >= stride)
                break;
            if (bdfglyph_pixel(font, cell, x, y))
                bitmap[(size_t)y * stride + column / 8] |= (unsigned char)(0x80 >> column % 8);
        }
    }
}

int bdfglyph_draw(const bdfglyph_font *font, const char *text, unsigned char *bitmap, size_t stride)
{
    int width = bdfglyph_measure(font, text);
    size_t pen = 0;

    if (width < 0 || ((size_t)width + 7) / 8 > stride)
        return -1;
    if (stride == 0)
        return 0;
    memset(bitmap, 0, (size_t)font->height * stride);
    for (; *text != '\0'; text++) {
        const bdfglyph_cell *cell = bdfglyph_find(font, (unsigned char)*text);
        if (cell != NULL)
            draw_cell(font, cell, pen, bitmap, stride);
        pen += (size_t)(cell != NULL ? cell->advance : font->width);
    }
    return width;
}
