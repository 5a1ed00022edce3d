/*
 * GlyphTab: metrics of the glyphs of a font, by code point.
 *
 * Tables, boxes and texts are never NULL, except where noted.
 */
#ifndef GLYPHTAB_H
#define GLYPHTAB_H

#include <stddef.h>
#include <stdint.h>

typedef struct GlyphTab GlyphTab;

typedef struct GlyphBox {
    int advance;      /* to the next glyph, in 1/64 pixel */
    int left, top;    /* of the bitmap, from the pen */
    int width, height;
} GlyphBox;

enum { GLYPHTAB_MAX = 20000 }; /* glyphs in a table */

/* NULL: no memory. */
GlyphTab *GlyphTabCreate(void);
void GlyphTabDestroy(GlyphTab *tab); /* NULL is fine */

/* Adds a glyph or replaces its metrics. 1: done, 0: table full or no memory. */
int GlyphTabPut(GlyphTab *tab, uint32_t code, GlyphBox box);
/* 1: found, and in *box; 0: no such glyph, *box is not touched. */
int GlyphTabGet(GlyphTab *tab, uint32_t code, GlyphBox *box);
/* 1: gone, 0: there was none. */
int GlyphTabRemove(GlyphTab *tab, uint32_t code);
/* Removes all from first to last, both included. Returns how many. */
size_t GlyphTabRemoveRange(GlyphTab *tab, uint32_t first, uint32_t last);
size_t GlyphTabCount(const GlyphTab *tab);

/* What is drawn for characters without a glyph; none (advance 0) at first.
   The glyph need not be there yet. */
void GlyphTabSetFallback(GlyphTab *tab, uint32_t code);

/* Sum of the advances of a text, one glyph per byte. */
int64_t GlyphTabTextWidth(GlyphTab *tab, const char *latin1);
/* How many characters of the text fit into width. */
size_t GlyphTabFit(GlyphTab *tab, const char *latin1, int64_t width);

#endif
