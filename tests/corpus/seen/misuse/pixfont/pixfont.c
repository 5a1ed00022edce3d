#include "pixfont.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

struct pixfont {
    int height;
    size_t count, room;
    pixglyph *glyphs; /* ascending by code */
};

pixfont *pixfont_new(int height)
{
    if (height < 1 || height > PIXFONT_MAX_HEIGHT)
        return NULL;
    pixfont *font = calloc(1, sizeof *font);
    if (font)
        font->height = height;
    return font;
}

void pixfont_free(pixfont *font)
{
    if (font) {
        free(font->glyphs);
        free(font);
    }
}

int pixfont_height(const pixfont *font)
{
    return font->height;
}

size_t pixfont_count(const pixfont *font)
{
    return font->count;
}

/* Index of the first glyph whose code is not less. */
static size_t lower(const pixfont *font, uint32_t code)
{
    size_t low = 0, high = font->count;
    while (low < high) {
        size_t mid = (low + high) / 2;
        if (font->glyphs[mid].code < code)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

bool pixfont_set(pixfont *font, uint32_t code, int width, const uint8_t *rows)
{
    if (width < 1 || width > 8)
        return false;
    pixglyph made = {.code = code, .width = (uint8_t)width};
    for (int i = 0; i < font->height; i++)
        made.rows[i] = (uint8_t)(rows[i] & (0xff00 >> width));
    size_t at = lower(font, code);
    if (at < font->count && font->glyphs[at].code == code) {
        font->glyphs[at] = made;
        return true;
    }
    if (font->count == PIXFONT_MAX_GLYPHS)
        return false;
    if (font->count == font->room) {
        size_t room = font->room ? font->room * 2 : 2;
        pixglyph *moved = realloc(font->glyphs, room * sizeof *moved);
        if (!moved)
            return false;
        font->glyphs = moved;
        font->room = room;
    }
    memmove(font->glyphs + at + 1, font->glyphs + at, (font->count - at) * sizeof *font->glyphs);
    font->glyphs[at] = made;
    font->count++;
    return true;
}

const pixglyph *pixfont_find(const pixfont *font, uint32_t code)
{
    size_t at = lower(font, code);
    if (at < font->count && font->glyphs[at].code == code)
        return &font->glyphs[at];
    return NULL;
}

int pixfont_measure(const pixfont *font, const char *text)
{
    int width = 0;
    for (; *text; text++) {
        const pixglyph *glyph = pixfont_find(font, (unsigned char)*text);
        if (!glyph)
            continue;
        int more = glyph->width + (width > 0);
        if (width > INT_MAX - more)
            return INT_MAX;
        width += more;
    }
    return width;
}

static size_t draw_glyph(const pixfont *font, const pixglyph *glyph, pixcanvas *canvas, long long x, int y)
{
    size_t set = 0;
    for (int row = 0; row < font->height; row++) {
        long long py = (long long)y + row;
        if (py < 0 || py >= canvas->height)
            continue;
        uint8_t *line = canvas->bits + (size_t)py * canvas->stride;
        for (int column = 0; column < glyph->width; column++) {
            long long px = x + column;
            if (px < 0 || px >= canvas->width || !(glyph->rows[row] & 0x80 >> column))
                continue;
            line[px / 8] |= (uint8_t)(0x80 >> px % 8);
            set++;
        }
    }
    return set;
}

size_t pixfont_draw(const pixfont *font, pixcanvas *canvas, int x, int y, const char *text)
{
    size_t set = 0;
    long long at = x;
    if (canvas->width <= 0 || canvas->height <= 0)
        return 0;
    for (; *text && at < canvas->width; text++) {
        const pixglyph *glyph = pixfont_find(font, (unsigned char)*text);
        if (!glyph)
            continue;
        set += draw_glyph(font, glyph, canvas, at, y);
        at += glyph->width + 1;
    }
    return set;
}

void pixcanvas_clear(pixcanvas *canvas)
{
    if (canvas->width <= 0 || canvas->height <= 0)
        return;
    size_t used = ((size_t)canvas->width + 7) / 8;
    for (int y = 0; y < canvas->height; y++)
        memset(canvas->bits + (size_t)y * canvas->stride, 0, used);
}

bool pixcanvas_get(const pixcanvas *canvas, int x, int y)
{
    if (x < 0 || y < 0 || x >= canvas->width || y >= canvas->height)
        return false;
    return canvas->bits[(size_t)y * canvas->stride + (size_t)x / 8] & 0x80 >> x % 8;
}
