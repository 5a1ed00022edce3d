/* grabln.h - lines of any length from a text in memory */
#ifndef GRABLN_H
#define GRABLN_H

#include <stddef.h>

/* Where reading has come to. Set up with gl_open(); can be copied to come back
 * to a place later. The text is not copied. */
typedef struct {
    const char *text;
    size_t len, pos;
    size_t lines;
} gl_source;

void gl_open(gl_source *src, const char *text, size_t len);

/* The same for a text that ends with a zero. */
void gl_open_text(gl_source *src, const char *text);

/* Reads up to and including the next delim (or the end of the text) into *line
 * and adds a zero. If *line is NULL a buffer is allocated with malloc(), which
 * the caller should free even if nothing could be read. Alternatively *line can
 * be a buffer from malloc() of *cap bytes; if it is not large enough it is
 * resized with realloc(). In either case *line and *cap tell buffer and size
 * afterwards.
 * Returns the number of characters, without the zero, or -1 at the end of the
 * text or when memory is exhausted. */
ptrdiff_t gl_delim(gl_source *src, char **line, size_t *cap, int delim);

/* The same with \n. */
ptrdiff_t gl_line(gl_source *src, char **line, size_t *cap);

/* Removes \n or \r\n at the end of a line of len characters; the new length. */
size_t gl_chomp(char *line, size_t len);

/* Skips up to n lines; how many there were. */
size_t gl_skip(gl_source *src, size_t n);

/* The next character, which remains unread, or -1. */
int gl_peek(const gl_source *src);

/* Lines read or skipped so far. */
size_t gl_count(const gl_source *src);

/* Characters that are left. */
size_t gl_left(const gl_source *src);

#endif
