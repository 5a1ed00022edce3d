/**
 * gaptext - the text of an editor
 *
 * A gaptext holds bytes, edited at any place; it is fast where edits are near
 * to each other. Positions count bytes from 0; a text of length n has the
 * positions 0 to n, where n is its end. Marks are positions that stay with the
 * text around them.
 */
#ifndef GAPTEXT_H
#define GAPTEXT_H

#include <stddef.h>

#define GAPTEXT_LONGEST 1048576

typedef struct gaptext gaptext;
typedef struct gapmark gapmark;

/** A new empty text; NULL if out of memory. */
gaptext *gt_new(void);

/** Frees a text (or does nothing for NULL). Its marks have to be freed before. */
void gt_free(gaptext *t);

size_t gt_length(const gaptext *t);

/**
 * Inserts len bytes at pos, which is a position of the text. `bytes` may be
 * NULL if len is 0 and must not point into the text itself.
 *
 * @return 0; -1 if the text would become longer than GAPTEXT_LONGEST or memory
 *         runs out, and nothing was changed.
 */
int gt_insert(gaptext *t, size_t pos, const char *bytes, size_t len);

/**
 * Deletes len bytes from position pos of the text on, fewer if the text ends
 * before. Returns how many.
 */
size_t gt_delete(gaptext *t, size_t pos, size_t len);

/** The byte at pos as unsigned char, or -1 if pos is not before the end. */
int gt_byte(const gaptext *t, size_t pos);

/**
 * Copies up to len bytes from pos on to out. Returns how many; 0 if pos is not
 * before the end.
 */
size_t gt_copy(const gaptext *t, size_t pos, size_t len, char *out);

/**
 * The whole text as one string, with a zero behind it. It belongs to the text
 * and is valid until the next gt_insert, gt_delete or gt_free. NULL if out of
 * memory.
 */
const char *gt_string(gaptext *t);

/**
 * A new mark at a position of the text; NULL if out of memory. Text that is
 * inserted at a mark goes before it. A mark in text that is deleted moves to
 * where the text was.
 */
gapmark *gt_mark(gaptext *t, size_t pos);
size_t gt_mark_pos(const gapmark *m);
void gt_mark_free(gapmark *m);

#endif
