/*
 * textgap -- an editable text in a gap buffer, with marks that move along
 *
 * Positions are byte offsets from 0 to tg_length(); a position is "between"
 * characters, so tg_length() itself is a good place to insert.  The text may
 * contain zero bytes.  Functions that return int return 0, or -1 if a position
 * is past the end, the text would exceed TG_MAX_LENGTH, or memory is short.
 */
#ifndef TEXTGAP_H
#define TEXTGAP_H

#include <stddef.h>

#define TG_MAX_LENGTH 1000000
#define TG_MAX_MARKS  1000

typedef struct tg_text tg_text;
typedef struct tg_mark tg_mark;

/* A new empty text, NULL if memory is short. */
tg_text *tg_new(void);

/* Frees the text and all marks that are still set in it.  NULL is allowed. */
void tg_free(tg_text *t);

/* Number of bytes. */
size_t tg_length(const tg_text *t);

/* Inserts n bytes at a position.  `bytes` must not be part of the text
 * itself (see tg_chars); it may be NULL if n is 0. */
int tg_insert(tg_text *t, size_t position, const char *bytes, size_t n);

/* Deletes up to n bytes from a position on; fewer if the text ends before. */
int tg_delete(tg_text *t, size_t position, size_t n);

/* The byte at a position as unsigned char, or -1 at the end and beyond. */
int tg_byte(const tg_text *t, size_t position);

/* The whole text as one piece, with a zero byte after it.  The pointer
 * belongs to the text and is valid only until the next tg_insert, tg_delete
 * or tg_free. */
const char *tg_chars(tg_text *t);

/* The position of the first byte equal to c at or after `from`; tg_length()
 * if there is none. */
size_t tg_find(const tg_text *t, size_t from, char c);

/* Sets a mark.  It stays before the character it was set before: insertions
 * in front of it and at its place move it forwards, deletions around it move
 * it to where the hole was.  NULL if the position is past the end, there are
 * TG_MAX_MARKS already, or memory is short. */
tg_mark *tg_set_mark(tg_text *t, size_t position);

/* Where the mark is now. */
size_t tg_mark_position(const tg_mark *mark);

/* Takes a mark away.  The mark is freed.  NULL is allowed. */
void tg_drop_mark(tg_mark *mark);

#endif
