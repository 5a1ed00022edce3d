#include "glyfont.h"

#include <stdlib.h>
#include <string.h>

struct gf_font {
    struct gf_glyph *glyphs;    /* by code */
    size_t n, room;
    int height;
};

struct gf_font *gf_create(int height)
{
    struct gf_font *font;

    if (height < 1 || height > GF_MAX_SIDE)
        return NULL;
    font = calloc(1, sizeof *font);
    if (font)
        font->height = height;
    return font;
}

void gf_destroy(struct gf_font *font)
{
    if (!font)
        return;
    free(font->glyphs);
    free(font);
}

/* Index of the first glyph whose code is not less. */
static size_t place(const struct gf_font *font, unsigned code)
{
    size_t lo = 0, hi = font->n;

    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (font->glyphs[mid].code < code)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

int gf_add(struct gf_font *font, unsigned code, int width, const uint32_t *rows)
{
    size_t i;

    if (code > GF_MAX_CODE || width < 1 || width > GF_MAX_SIDE || !rows)
        return -1;
    i = place(font, code);
    if (i == font->n || font->glyphs[i].code != code) {
        if (font->n == font->room) {
            size_t room = font->room ? font->room * 2 : 2;
            struct gf_glyph *glyphs = realloc(font->glyphs, room * sizeof *glyphs);
            if (!glyphs)
                return -1;
            font->glyphs = glyphs;
            font->room = room;
        }
        memmove(&font->glyphs[i + 1], &font->glyphs[i], (font->n - i) * sizeof *font->glyphs);
        font->n++;
    }
    font->glyphs[i].code = code;
    font->glyphs[i].width = width;
    font->glyphs[i].rows = rows;
    return 0;
}

const struct gf_glyph *gf_find(const struct gf_font *font, unsigned code)
{
    size_t i = place(font, code);

    return i < font->n && font->glyphs[i].code == code ? &font->glyphs[i] : NULL;
}

size_t gf_count(const struct gf_font *font)
{
    return font->n;
}

int gf_height(const struct gf_font *font)
{
    return font->height;
}

size_t gf_width(const struct gf_font *font, const char *text)
{
    size_t width = 0;

    for (; *text; text++) {
        const struct gf_glyph *g = gf_find(font, (unsigned char)*text);
        if (g)
            width += (size_t)g->width;
    }
    return width;
}

void gf_blit(const struct gf_canvas *canvas, const struct gf_font *font,
             const struct gf_glyph *glyph, int x, int y, uint8_t ink)
{
    for (int r = 0; r < font->height; r++) {
        uint8_t *row = canvas->pixels + (ptrdiff_t)(y + r) * canvas->stride + x;
        for (int c = 0; c < glyph->width; c++)
            if (glyph->rows[r] >> c & 1)
                row[c] = ink;
    }
}

size_t gf_draw(const struct gf_canvas *canvas, const struct gf_font *font,
               const char *text, int x, int y, uint8_t ink)
{
    int64_t left = x;
    size_t whole = 0;

    for (; *text; text++) {
        const struct gf_glyph *g = gf_find(font, (unsigned char)*text);
        int inside = 1;
        if (!g)
            continue;
        for (int r = 0; r < font->height; r++) {
            int64_t py = (int64_t)y + r;
            if (py < 0 || py >= canvas->height) {
                inside = 0;
                continue;
            }
            for (int c = 0; c < g->width; c++) {
                int64_t px = left + c;
                if (px < 0 || px >= canvas->width)
                    inside = 0;
                else if (g->rows[r] >> c & 1)
                    canvas->pixels[(size_t)py * (size_t)canvas->stride + (size_t)px] = ink;
            }
        }
        whole += (size_t)inside;
        left += g->width;
    }
    return whole;
}
