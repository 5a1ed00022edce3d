/* textlay: breaks a text into lines.
 *
 * You make a layout, give it a text and a width, and walk its lines:
 *
 *     textlay *lay = textlay_new(NULL, NULL);
 *     textlay_set_text(lay, "the quick brown fox");
 *     textlay_set_width(lay, 10);
 *     for (const textlay_line *l = textlay_first(lay); l; l = l->next)
 *         printf("%.*s\n", (int)l->len, l->text);
 *     textlay_free(lay);
 *
 * A newline ends a line in any case.  Otherwise lines are broken at spaces;
 * the spaces around a break belong to no line, nor do those at the beginning
 * and the end of a paragraph.  A word that is wider than the layout has a line
 * of its own.
 */
#ifndef TEXTLAY_H
#define TEXTLAY_H

#include <stddef.h>

#define TEXTLAY_MAX 8192 /* bytes of a text */

typedef struct textlay textlay;

typedef struct textlay_line {
    const char *text; /* not terminated */
    size_t len;
    int width;        /* as measured */
    const struct textlay_line *next; /* NULL in the last */
} textlay_line;

/* Returns the width of len bytes (at least one) at text; below 0 counts as 0.
 * It is called while the layout is at work, whenever that finds lines are to
 * be made, and so has to keep its hands off that layout. */
typedef int textlay_measure(const char *text, size_t len, void *user);

/* A layout with an empty text and without a width.  Without a function, each
 * byte is 1 wide.  NULL if there is no memory. */
textlay *textlay_new(textlay_measure *measure, void *user);
void textlay_free(textlay *lay);

/* Replaces the text by a copy of the given one.  0, or -1 if that is longer
 * than TEXTLAY_MAX or there is no memory, and the old one stays. */
int textlay_set_text(textlay *lay, const char *text);

/* Sets the width; 0 or less: lines end at newlines only. */
void textlay_set_width(textlay *lay, int width);

/* The text as set, valid until the next textlay_set_text. */
const char *textlay_text(const textlay *lay);

/* The first line; NULL when the text is empty or there is no memory.  Lines
 * belong to the layout and live until the next textlay_set_text or
 * textlay_set_width, changed or not, or textlay_free. */
const textlay_line *textlay_first(textlay *lay);

/* Number of lines. */
size_t textlay_count(textlay *lay);

/* Width of the widest line, 0 without lines. */
int textlay_extent(textlay *lay);

/* The line in which the byte at offset is; the one before, when it is between
 * lines; the first, when it is before that.  NULL when the text is not that
 * long. */
const textlay_line *textlay_at(textlay *lay, size_t offset);

/* Copies a line to out, which has room for line->len + 1 chars, with a NUL at
 * the end. */
void textlay_copy(const textlay_line *line, char *out);

#endif
