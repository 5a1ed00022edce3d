#ifndef JSPACK_H
#define JSPACK_H

#include <stdarg.h>
#include <stddef.h>

/* JSON text from a format and its arguments, such as
 *
 *     jspack("{s:s, s:[i, i], s:b}", "name", name, "at", x, y, "on", 1)
 *
 *   s  const char *   a string (NULL: null)     n  (none)      null
 *   i  int            a number                  b  int         true or false
 *   I  long long      a number                  f  double      a number (NaN and
 *                                                              infinity: null)
 *   [ ]  an array     { }  an object: pairs of a key, which is s and not NULL,
 *                          and a value
 *
 * Blanks, commas and colons in the format are for the reader's eye only.
 */

/* The text, which the caller frees; NULL when the format is not right, a key is
 * NULL, arrays and objects are nested deeper than 16, or memory is out. */
char *jspack(const char *format, ...);
char *jspack_v(const char *format, va_list args);

/* The same into cap bytes at dst.  Returns the length that the text has, cut
 * or not (dst has a NUL always, unless cap is 0), or -1. */
long jspack_to(char *dst, size_t cap, const char *format, ...);

/* How many arguments a format takes, -1 when it is not right. */
int jspack_arguments(const char *format);

/* A string as JSON, with its quotes; the caller frees it. */
char *jspack_string(const char *s);

#endif
