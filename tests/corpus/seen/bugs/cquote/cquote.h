#ifndef CQUOTE_H
#define CQUOTE_H

#include <stdbool.h>
#include <stddef.h>

/* Texts as they are written in the source of a C program.
 *
 * Escapes are \a \b \f \n \r \t \v \\ \" and \xHH (always two digits) for what
 * is not printable ASCII.  All results are terminated, allocated with malloc()
 * and to be freed by the caller; NULL means that memory is out unless
 * something else is said. */

/* The text with everything escaped that needs it. */
char *cq_escape(const char *text);
/* The same of `length` bytes, which may be 0 too. */
char *cq_escape_bytes(const void *bytes, size_t length);
/* With quotation marks around it. */
char *cq_quote(const char *text);

/* The opposite of cq_escape().  NULL also when an escape is malformed. */
char *cq_unescape(const char *text);
/* The opposite of cq_escape_bytes().  Stores the number of bytes. */
char *cq_unescape_bytes(const char *text, size_t *length);

/* Whether cq_escape() would change the text. */
bool cq_needs_escape(const char *text);

/* The length of what cq_escape() gives. */
size_t cq_escaped_length(const char *text);

#endif
