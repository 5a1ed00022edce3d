#ifndef GLYFONT_H
#define GLYFONT_H

/*!
 * \file glyfont.h
 * \brief Bitmap fonts: a table of glyphs and a way to draw them.
 *
 * A glyph is up to 32 pixels wide; each of its rows is a uint32_t whose lowest
 * bit is the leftmost pixel.  Texts are Latin-1: each byte is a code.
 */

#include <stddef.h>
#include <stdint.h>

#define GF_MAX_SIDE 32       /*!< greatest height and width of a glyph */
#define GF_MAX_CODE 0xFFFF   /*!< greatest code of a glyph */

struct gf_font;

struct gf_glyph {
    unsigned code;
    int width;               /*!< also how far it moves on */
    const uint32_t *rows;    /*!< as many as the font is high */
};

/*! \brief 8-bit pixels to draw on; width, height > 0 and stride >= width. */
struct gf_canvas {
    uint8_t *pixels;         /*!< height rows of stride bytes each */
    int width, height, stride;
};

/*! \brief Creates an empty font.
 *  \param height 1 to GF_MAX_SIDE
 *  \return NULL if the height is out of range or there is no memory */
struct gf_font *gf_create(int height);

/*! \brief Destroys a font (or NULL). The rows given to gf_add() are not touched. */
void gf_destroy(struct gf_font *font);

/*! \brief Adds a glyph, or replaces the one of the same code.
 *
 *  The rows, as many as the font is high, are not copied: the font refers to them until it is destroyed or the
 *  glyph is replaced.
 *  \return 0, or -1 if code or width (1 to GF_MAX_SIDE) is out of range or there
 *          is no memory; the font is unchanged then */
int gf_add(struct gf_font *font, unsigned code, int width, const uint32_t *rows);

/*! \brief Looks a glyph up.
 *  \return NULL if there is none; the pointer is valid until the next gf_add() */
const struct gf_glyph *gf_find(const struct gf_font *font, unsigned code);

/*! \brief Number of glyphs in the font. */
size_t gf_count(const struct gf_font *font);

/*! \brief Height of the font. */
int gf_height(const struct gf_font *font);

/*! \brief Width of a text in pixels. Codes without a glyph have none. */
size_t gf_width(const struct gf_font *font, const char *text);

/*! \brief Draws a glyph with its upper left corner at x, y.
 *
 *  There is no clipping: all of the glyph must lie on the canvas. Pixels of the
 *  glyph become \p ink, others stay. */
void gf_blit(const struct gf_canvas *canvas, const struct gf_font *font,
             const struct gf_glyph *glyph, int x, int y, uint8_t ink);

/*! \brief Draws a text, leaving away what is not on the canvas.
 *  \return the number of characters that were drawn as a whole */
size_t gf_draw(const struct gf_canvas *canvas, const struct gf_font *font,
               const char *text, int x, int y, uint8_t ink);

#endif
