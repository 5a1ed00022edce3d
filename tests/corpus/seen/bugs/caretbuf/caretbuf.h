/*
 * caretbuf: a text with several carets, for a line editor.
 *
 * A caret stands between two characters: at 0 before the first, at the
 * text's length behind the last.  Edits move the other carets along with the
 * text around them, and a caret is never outside of the text.  Carets are
 * numbered 0 .. CB_CARETS - 1, all exist from the start, at position 0.
 *
 * Functions that take a caret number or a position return -1 (CB_BAD) for
 * one that does not exist, and change nothing.  buf is never NULL, except
 * for cb_free.
 */
#ifndef CARETBUF_H
#define CARETBUF_H

#include <stddef.h>

#define CB_CARETS 4
#define CB_MAX 4096 /* longest text */
#define CB_OK 0
#define CB_BAD (-1)  /* no such caret or position */
#define CB_FULL (-2) /* the text would be too long, or no memory */

typedef struct caretbuf caretbuf;

/* A new buffer with a copy of text, NULL if it is too long or without memory. */
caretbuf *cb_new(const char *text);
void cb_free(caretbuf *buf);

/* The text; valid until the next cb_insert, cb_erase, cb_undo or cb_free. */
const char *cb_text(const caretbuf *buf);
size_t cb_length(const caretbuf *buf);

/* Where a caret is, and putting it somewhere else. */
int cb_tell(const caretbuf *buf, int caret);
int cb_seek(caretbuf *buf, int caret, int position);

/* The character behind a caret (as unsigned char), 0 at the end of the text. */
int cb_peek(const caretbuf *buf, int caret);

/* Inserts text at a caret; it and carets at the same place or behind it move
 * to the right.  text must not be the buffer's own cb_text. */
int cb_insert(caretbuf *buf, int caret, const char *text);

/* Erases up to n characters behind a caret.  Returns how many it erased. */
int cb_erase(caretbuf *buf, int caret, size_t n);

/* Takes the last successful cb_insert or cb_erase back, and puts the caret it
 * was done with where that was before.  One step only: 1 if there was
 * something to undo, else 0. */
int cb_undo(caretbuf *buf);

#endif
