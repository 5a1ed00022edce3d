#ifndef PGLIT_H
#define PGLIT_H

#include <stddef.h>

/*
 * Literals and identifiers for SQL commands that are put together as text.
 *
 * pglit_escape
 *     Writes `length` bytes at `from` to `to`, with each single quote and each
 *     backslash doubled, and a zero byte behind them. `from` need not be
 *     terminated, and if it has a zero byte before `length` the text ends
 *     there. `to` has to be at least 2 * length + 1 bytes, whatever `from` is;
 *     the two must not overlap. The quotes around the literal are the
 *     caller's. The result is the number of bytes written, without the zero.
 *
 * pglit_escape_new
 *     The same, into memory that is allocated here, with the quotes around it.
 *     NULL if there is not enough, or length is above PGLIT_MOST. The caller
 *     gives it back with pglit_freemem.
 *
 * pglit_unescape
 *     Undoes what pglit_escape did. The text is changed in place. The result
 *     is its new length.
 *
 * pglit_ident
 *     Writes a quoted identifier to `to`, but never more than `size` bytes, a
 *     zero included. The result is the length that it has if `size` suffices.
 *     `to` may be NULL if `size` is 0.
 *
 * pglit_bytea
 *     Encodes binary data in the hex format: "\x" and two digits for each byte,
 *     in new memory, to be given back with pglit_freemem. NULL as above.
 *
 * pglit_unbytea
 *     Decodes that format into new memory and sets *length. NULL, and *length
 *     0, if the text is not in that format or memory is out. Of "\x" alone the
 *     result is not NULL. To be given back with pglit_freemem.
 *
 * pglit_freemem
 *     Gives back what one of the above returned, once. NULL is ignored.
 */

#define PGLIT_MOST ((size_t)1 << 24)

size_t pglit_escape(char *to, const char *from, size_t length);
char *pglit_escape_new(const char *from, size_t length);
size_t pglit_unescape(char *text);
size_t pglit_ident(char *to, size_t size, const char *name);
char *pglit_bytea(const void *from, size_t length);
void *pglit_unbytea(const char *text, size_t *length);
void pglit_freemem(void *memory);

#endif
