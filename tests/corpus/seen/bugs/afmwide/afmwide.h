/*
 * afmwide - widths of text in three built-in fonts
 *
 * Text is ISO 8859-1 (Latin-1), a byte a character, ended by NUL.  Lengths are
 * in thousandths of the font's size unless told otherwise.  The control codes
 * 0x00-0x1f and 0x7f-0x9f have no width.  The fonts are constant; nothing has
 * to be freed.  A `font' argument is never NULL.
 */
#ifndef AFMWIDE_H
#define AFMWIDE_H

#include <stddef.h>

#define AFM_MAX_SIZE 10000

typedef struct afm_font afm_font;

/* Number of fonts, and font number `index' from 0 on (NULL: there is none). */
int afm_count(void);
const afm_font *afm_at(int index);

/* The font of that name ("sans", "serif", "mono"), or NULL. */
const afm_font *afm_find(const char *name);

/* The name of a font. */
const char *afm_name(const afm_font *font);

/* Width of one character.  Codes above 255 are as wide as a 'W'. */
int afm_advance(const afm_font *font, unsigned code);

/* Correction between two neighbours, mostly 0 or negative. */
int afm_kern(const afm_font *font, unsigned left, unsigned right);

/* Width of a text, corrections included.  The empty text has width 0. */
long afm_width(const afm_font *font, const char *text);

/* How many characters, from the start of the text, are not wider than
 * `limit' together; all of them if the text is not that wide, 0 if limit is
 * negative and the text starts with a character. */
size_t afm_fit(const afm_font *font, const char *text, long limit);

/* Where to break a text into lines of at most `limit': the number of
 * characters of the first line, at a blank if there is one.  At least 1 unless
 * the text is empty. */
size_t afm_break(const afm_font *font, const char *text, long limit);

/* Height above and depth below (negative) the base line.  Either pointer may
 * be NULL. */
void afm_height(const afm_font *font, int *ascent, int *descent);

/* Thousandths to points at a size in points, 0 to AFM_MAX_SIZE; a size beyond
 * that counts as the nearest of them. */
long afm_scale(long units, int size);

#endif
