/* Takes lines of comma-separated values apart and puts them together.
 * A field may be quoted: "a ""b"", c" is the field  a "b", c  . */
#ifndef CSVLINE_H
#define CSVLINE_H

#include <stdbool.h>
#include <stddef.h>

/* -1 when the quoting is wrong. An empty line has one empty field. */
int csvline_count(const char *line);

/* Copies field number INDEX, from 0, with a zero at the end, cut to what fits.
 * Returns the length of the whole field, or -1 when there is no such field. */
long csvline_field(const char *line, int index, char *buffer, size_t size);

/* Makes the text of a field ready to be joined: quotes it where needed.
 * Returns the length of the result; the result is complete when that is below
 * SIZE. */
size_t csvline_quote(const char *field, char *buffer, size_t size);

/* The same fields in the same order, however they are quoted? */
bool csvline_equal(const char *a, const char *b);

/* The lines of TEXT that are correct. */
int csvline_valid_lines(const char *text);

#endif
