#include "tilefont.h"

#include <stdlib.h>
#include <string.h>

struct tilefont {
    int width, height;
    int first, count;
    uint32_t *rows; /* of all glyphs */
};

static bool between(int value, int low, int high)
{
    return value >= low && value <= high;
}

tilefont *tf_create(int cell_width, int cell_height, unsigned char first, int count)
{
    if (!between(cell_width, 1, 32) || !between(cell_height, 1, 32) || !between(count, 1, 256))
        return NULL;
    tilefont *font = malloc(sizeof *font);
    if (font == NULL)
        return NULL;
    font->width = cell_width;
    font->height = cell_height;
    font->first = first;
    font->count = count;
    font->rows = calloc((size_t)cell_height * (size_t)count, sizeof *font->rows);
    if (font->rows == NULL) {
        free(font);
        return NULL;
    }
    return font;
}

void tf_destroy(tilefont *font)
{
    if (font == NULL)
        return;
    free(font->rows);
    free(font);
}

int tf_cell_width(const tilefont *font)
{
    return font->width;
}

int tf_cell_height(const tilefont *font)
{
    return font->height;
}

int tf_count(const tilefont *font)
{
    return font->count;
}

int tf_index(const tilefont *font, char c)
{
    int index = (unsigned char)c - font->first;
    return index >= 0 && index < font->count ? index : -1;
}

uint32_t *tf_rows(tilefont *font, int index)
{
    return font->rows + (ptrdiff_t)index * font->height;
}

bool tf_get(const tilefont *font, int index, int x, int y)
{
    return font->rows[(ptrdiff_t)index * font->height + y] >> x & 1;
}

void tf_set(tilefont *font, int index, int x, int y, bool on)
{
    uint32_t *row = &font->rows[(ptrdiff_t)index * font->height + y];
    if (on)
        *row |= (uint32_t)1 << x;
    else
        *row &= ~((uint32_t)1 << x);
}

size_t tf_text_width(const tilefont *font, const char *text)
{
    return strlen(text) * (size_t)font->width;
}

void tf_draw(const tilefont *font, const char *text, uint8_t *pixels, size_t pitch, uint8_t colour)
{
    for (size_t at = 0; text[at] != '\0'; at++) {
        int index = tf_index(font, text[at]);
        if (index < 0)
            continue;
        for (int y = 0; y < font->height; y++)
            for (int x = 0; x < font->width; x++)
                if (tf_get(font, index, x, y))
                    pixels[(size_t)y * pitch + at * (size_t)font->width + (size_t)x] = colour;
    }
}
