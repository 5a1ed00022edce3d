#include "psfglyph.h"

#include <string.h>

#define HEADER 4
#define MAGIC0 0x36
#define MAGIC1 0x04
#define MODE_512 0x01
#define MAX_TEXT 1000

int psf_open(psf_font *font, const void *data, size_t len)
{
    const uint8_t *bytes = data;

    font->glyphs = NULL;
    font->count = 0;
    font->height = 0;
    if (len < HEADER || bytes[0] != MAGIC0 || bytes[1] != MAGIC1)
        return -1;

    unsigned count = bytes[2] & MODE_512 ? 512 : 256;
    unsigned height = bytes[3];
    if (height == 0 || (len - HEADER) / height < count)
        return -1;

    font->glyphs = bytes + HEADER;
    font->count = count;
    font->height = height;
    return 0;
}

unsigned psf_count(const psf_font *font)
{
    return font->count;
}

unsigned psf_height(const psf_font *font)
{
    return font->height;
}

const uint8_t *psf_glyph(const psf_font *font, unsigned index)
{
    return font->glyphs + (size_t)index * font->height;
}

int psf_pixel(const psf_font *font, unsigned index, unsigned x, unsigned y)
{
    return psf_glyph(font, index)[y] >> (PSF_WIDTH - 1 - x) & 1;
}

void psf_draw(const psf_font *font, unsigned index, uint8_t *dst, size_t stride, uint8_t ink)
{
    const uint8_t *rows = psf_glyph(font, index);

    for (unsigned y = 0; y < font->height; y++) {
        uint8_t *row = dst + y * stride;
        for (unsigned x = 0; x < PSF_WIDTH; x++)
            if (rows[y] >> (PSF_WIDTH - 1 - x) & 1)
                row[x] = ink;
    }
}

/* Length of a text, or 0 if it is too long. */
static size_t text_length(const char *text)
{
    size_t n = 0;
    while (text[n] != '\0')
        if (++n > MAX_TEXT)
            return 0;
    return n;
}

size_t psf_text_size(const psf_font *font, const char *text)
{
    return text_length(text) * PSF_WIDTH * font->height;
}

void psf_text(const psf_font *font, const char *text, uint8_t *picture)
{
    size_t n = text_length(text);
    size_t stride = n * PSF_WIDTH;

    if (n == 0 || font->height == 0)
        return;
    memset(picture, 0, stride * font->height);
    for (size_t i = 0; i < n; i++)
        psf_draw(font, (unsigned char)text[i], picture + i * PSF_WIDTH, stride, 1);
}

size_t psf_blank(unsigned height, int wide, void *buf, size_t size)
{
    if (height < 1 || height > 255)
        return 0;
    size_t whole = HEADER + (size_t)height * (wide ? 512 : 256);
    if (whole <= size) {
        uint8_t *bytes = buf;
        memset(bytes, 0, whole);
        bytes[0] = MAGIC0;
        bytes[1] = MAGIC1;
        bytes[2] = wide ? MODE_512 : 0;
        bytes[3] = (uint8_t)height;
    }
    return whole;
}
