#ifndef LNINDEX_H
#define LNINDEX_H

#include <stddef.h>

/* Where the lines of a text are.  Lines end with LF; after the last LF there is
 * one more line, maybe empty, so that there is one always. */

typedef struct {
    const char *text;   /* the caller's; not copied */
    size_t len;
    size_t count;       /* of lines; 0 only if lnindex_make failed */
    size_t *starts;     /* count + 1 of them */
} lnindex;

typedef struct {
    const char *s;      /* no NUL behind it */
    size_t len;         /* without the LF */
} lnspan;

/* The index refers to text, which must not change or go as long as the index
 * is in use.  When memory is out, count is 0. */
lnindex lnindex_make(const char *text, size_t len);

/* Frees the index (not the text) and empties the struct.  Assignment makes no
 * second index: release only one of such copies, and use none after that. */
void lnindex_release(lnindex *ix);

/* Line n, from 0.  n must be below count. */
lnspan lnindex_line(const lnindex *ix, size_t n);

/* The line in which an offset is; those behind the text are in the last. */
size_t lnindex_find(const lnindex *ix, size_t offset);

/* Column of an offset, from 0: bytes since its line began (at most up to the
 * end of the text). */
size_t lnindex_column(const lnindex *ix, size_t offset);

/* The offset of a line and column; columns behind the line give its end, lines
 * behind the last the end of the text. */
size_t lnindex_offset(const lnindex *ix, size_t line, size_t column);

/* The length of the longest line. */
size_t lnindex_widest(const lnindex *ix);

int lnspan_equal(lnspan a, lnspan b);
/* The span without blanks at both ends. */
lnspan lnspan_trim(lnspan s);

#endif
