/* paradoc.h -- a document: paragraphs of text, each with a style
 *
 * Objects and who owns them:
 *
 *   pd_doc     made by pd_new(), freed by pd_free() with all its paragraphs.
 *   pd_para    a paragraph. Paragraphs live inside their document and move
 *              when others come or go: a pd_para * is good until the next
 *              pd_append(), pd_insert(), pd_remove() or pd_free() on its
 *              document. Keep the index instead if you need it for longer.
 *   pd_style   yours. The document stores the pointers only; a style has to
 *              exist as long as a paragraph uses it. Changes in a style show
 *              in the next pd_render().
 */
#ifndef PARADOC_H
#define PARADOC_H

#include <stddef.h>

#define PD_MAX_PARAS 1000
#define PD_MAX_TEXT  8000   /* characters of a paragraph */

typedef struct pd_doc pd_doc;
typedef struct pd_para pd_para;

typedef struct {
    int indent;     /* spaces before each line: 0 to 40 */
    int width;      /* characters of a line after them: 10 to 200 */
    char bullet;    /* stands in the first column if there is an indent; or 0 */
} pd_style;         /* numbers out of their range are taken for the nearest in it */

pd_doc *pd_new(void);                   /* NULL when out of memory */
void pd_free(pd_doc *doc);              /* NULL is ignored */

size_t pd_count(const pd_doc *doc);

/* Adds a paragraph at the end, or before the one with the given index (or at
 * the end if index is pd_count()). The text is copied. A NULL style means no
 * indent and a width of 72.
 * Returns the new paragraph, or NULL: index or text too large, too many
 * paragraphs, out of memory. */
pd_para *pd_append(pd_doc *doc, const pd_style *style, const char *text);
pd_para *pd_insert(pd_doc *doc, size_t index, const pd_style *style, const char *text);

/* Returns 0, or -1 if there is no such paragraph. */
int pd_remove(pd_doc *doc, size_t index);

/* NULL if there is no such paragraph. */
pd_para *pd_at(pd_doc *doc, size_t index);

/* The text belongs to the paragraph and changes with pd_set_text(), which
 * copies; it returns -1 when the text is too large or memory runs out. */
const char *pd_text(const pd_para *para);
int pd_set_text(pd_para *para, const char *text);

const pd_style *pd_style_of(const pd_para *para);
void pd_set_style(pd_para *para, const pd_style *style);

/* Calls fn for each paragraph, until it returns non-zero; returns that, or 0.
 * fn may change the paragraph's text and style, but must not add or remove
 * paragraphs. */
int pd_each(pd_doc *doc, int (*fn)(pd_para *para, void *arg), void *arg);

/* Breaks the text into lines, one or more for a paragraph, and a blank line
 * between paragraphs. Writes up to cap bytes including the NUL and returns the
 * length of it all (as snprintf does). buf may be NULL if cap is 0. */
size_t pd_render(const pd_doc *doc, char *buf, size_t cap);

#endif
