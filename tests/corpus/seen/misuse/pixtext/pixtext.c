#include "pixtext.h"

#include <string.h>

#define MAX_GLYPH_WIDTH 8
#define MAX_GLYPH_HEIGHT 32

int px_font_init(px_font *font, unsigned width, unsigned height, unsigned char first, unsigned count,
                 const uint8_t *rows)
{
    if (width == 0 || width > MAX_GLYPH_WIDTH || height == 0 || height > MAX_GLYPH_HEIGHT)
        return -1;
    if (count == 0 || count > 256u - first)
        return -1;
    font->rows = rows;
    font->width = width;
    font->height = height;
    font->first = first;
    font->count = count;
    return 0;
}

static size_t stride_of(unsigned width)
{
    return (width + 7) / 8;
}

size_t px_bytes(unsigned width, unsigned height)
{
    if (width == 0 || width > PX_MAX_SIDE || height == 0 || height > PX_MAX_SIDE)
        return 0;
    return stride_of(width) * height;
}

int px_canvas_init(px_canvas *canvas, unsigned width, unsigned height, uint8_t *bytes)
{
    if (px_bytes(width, height) == 0)
        return -1;
    canvas->bytes = bytes;
    canvas->width = width;
    canvas->height = height;
    canvas->stride = stride_of(width);
    px_clear(canvas);
    return 0;
}

void px_clear(px_canvas *canvas)
{
    memset(canvas->bytes, 0, canvas->stride * canvas->height);
}

/* The byte with the pixel, and its bit; NULL outside of the canvas. */
static uint8_t *locate(const px_canvas *canvas, int64_t x, int64_t y, uint8_t *bit)
{
    if (x < 0 || y < 0 || x >= canvas->width || y >= canvas->height)
        return NULL;
    *bit = (uint8_t)(0x80u >> (x & 7));
    return canvas->bytes + (size_t)y * canvas->stride + (size_t)x / 8;
}

int px_get(const px_canvas *canvas, int x, int y)
{
    uint8_t bit = 0;
    const uint8_t *byte = locate(canvas, x, y, &bit);

    return byte != NULL && (*byte & bit) != 0;
}

void px_set(px_canvas *canvas, int x, int y, int on)
{
    uint8_t bit = 0;
    uint8_t *byte = locate(canvas, x, y, &bit);

    if (byte == NULL)
        return;
    if (on)
        *byte = (uint8_t)(*byte | bit);
    else
        *byte = (uint8_t)(*byte & ~bit);
}

const uint8_t *px_glyph(const px_font *font, unsigned char c)
{
    if (c < font->first || (unsigned)(c - font->first) >= font->count)
        return NULL;
    return font->rows + (size_t)(c - font->first) * font->height;
}

void px_blit(px_canvas *canvas, int x, int y, const uint8_t *rows, unsigned width, unsigned height)
{
    if (width > MAX_GLYPH_WIDTH)
        width = MAX_GLYPH_WIDTH;
    for (unsigned row = 0; row < height; row++) {
        int64_t line = (int64_t)y + row;
        if (line >= canvas->height)
            break;
        if (line < 0)
            continue;
        for (unsigned column = 0; column < width; column++) {
            uint8_t bit = 0;
            uint8_t *byte = locate(canvas, (int64_t)x + column, line, &bit);
            if (byte != NULL && (rows[row] & 0x80u >> column) != 0)
                *byte = (uint8_t)(*byte | bit);
        }
    }
}

size_t px_text(px_canvas *canvas, const px_font *font, int x, int y, const char *text)
{
    int64_t place = x;
    size_t drawn = 0;

    for (; *text != '\0' && place < canvas->width; text++) {
        const uint8_t *rows = px_glyph(font, (unsigned char)*text);
        if (rows != NULL)
            px_blit(canvas, (int)place, y, rows, font->width, font->height);
        place += font->width;
        drawn++;
    }
    return drawn;
}
