/* jarline - one line of an HTTP Set-Cookie header, taken apart.
 *
 * A line is "name=value" followed by any number of "; attribute" or
 * "; attribute=value".  Blanks around every part are dropped.  Attributes
 * that are not known are skipped, of a repeated one the last counts.
 */
#ifndef JARLINE_H
#define JARLINE_H

#include <stddef.h>

#define JARLINE_MAX 4096 /* longest line, without the final NUL */

#define JARLINE_SECURE 1u
#define JARLINE_HTTPONLY 2u

typedef struct jarline jarline;

enum jarline_error {
    JARLINE_OK = 0,
    JARLINE_EARG,  /* NULL where none is allowed */
    JARLINE_ELONG, /* longer than JARLINE_MAX */
    JARLINE_ENAME, /* no '=', an empty name, or a control character */
    JARLINE_ENOMEM
};

/* Parses any NUL-terminated text.  On JARLINE_OK *out is a new object, to be
 * given to jarline_free; else *out is NULL.
 *
 * The value may stand in double quotes, which are dropped when there is one
 * at each end.  Path is less strict, since servers are: a double quote is
 * dropped at either end, also where the other one is missing, and a path
 * that does not begin with '/' after that counts as "/". */
int jarline_parse(const char *line, jarline **out);

/* A copy of its own; NULL without memory or when c is NULL. */
jarline *jarline_copy(const jarline *c);

/* NULL is allowed. */
void jarline_free(jarline *c);

/* The parts; the texts live as long as c, which must not be NULL.  Domain
 * is in lower case without a leading dot, and "" when there was none. */
const char *jarline_name(const jarline *c);
const char *jarline_value(const jarline *c);
const char *jarline_path(const jarline *c);
const char *jarline_domain(const jarline *c);
unsigned jarline_flags(const jarline *c);

/* Whether there was a Max-Age with a number; if so, *seconds is that number,
 * limited to the range of long.  seconds may be NULL. */
int jarline_max_age(const jarline *c, long *seconds);

/* Whether the cookie goes with a request for this path: 1 or 0. */
int jarline_path_match(const jarline *c, const char *request_path);

/* Writes "name=value" to buf as snprintf would: at most size bytes with the
 * NUL, and returns the full length.  buf may be NULL when size is 0. */
size_t jarline_format(const jarline *c, char *buf, size_t size);

#endif
