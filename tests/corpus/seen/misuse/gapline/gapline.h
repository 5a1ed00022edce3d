#ifndef GAPLINE_H
#define GAPLINE_H

#include <stddef.h>

/* Editable text in a gap buffer. Positions count characters from 0. */

typedef struct gapline gapline;

enum { GL_OK = 0, GL_RANGE = -1, GL_FULL = -2 };

#define GL_MAX_LEN 1000000u
#define GL_NONE ((size_t)-1)

/* An empty text; NULL if out of memory. */
gapline *gl_new(void);
void gl_free(gapline *g);   /* NULL is fine */

size_t gl_len(const gapline *g);

/* Inserts n characters before position pos (0 <= pos <= length; the length
   appends). `s` may contain NULs and must not point into g's own text.
   GL_RANGE: pos is no such position. GL_FULL: too long or no memory.
   On failure the text is unchanged. */
int gl_insert(gapline *g, size_t pos, const char *s, size_t n);

/* Erases up to n characters from pos on; GL_RANGE if pos > length. */
int gl_erase(gapline *g, size_t pos, size_t n);

/* The character at pos. For speed, pos is not checked: it must be less than
   gl_len(g). */
char gl_at(const gapline *g, size_t pos);

/* First position >= from that holds c, or GL_NONE. */
size_t gl_find(const gapline *g, size_t from, char c);

/* Copies up to n characters from position `from` on into out, which has room
   for n; returns how many (no NUL is added). */
size_t gl_copy(const gapline *g, size_t from, size_t n, char *out);

/* Closes the gap and returns the whole text, with a NUL after it. The pointer
   is g's, and good until the next gl_insert, gl_erase or gl_free. */
const char *gl_text(gapline *g);

#endif
