#ifndef THOUSEP_H
#define THOUSEP_H

#include <stdbool.h>
#include <stddef.h>

/* Numbers as people write them, with a separator between groups of three
   digits. */
enum thousep_style {
    THOUSEP_MINUS,     /* -1,234 */
    THOUSEP_TRAILING,  /* 1,234- */
    THOUSEP_ACCOUNTING /* (1,234) */
};

/* Writes a number, cut to `size` bytes with the terminator, and returns the
   length of the whole as snprintf does; -1 when there is no such style.  There
   are no separators when the separator is '\0'. */
int thousep_format(long long number, char separator, enum thousep_style style, char *out, size_t size);

/* The number of digits. */
int thousep_digits(long long number);

/* Reads a number in any of the styles, with or without separators between its
   digits.  False when the text is something else, or the number too large for
   long long; then `out` stays as it was.  The separator is no digit and none
   of "-()". */
bool thousep_parse(const char *text, char separator, long long *out);

#endif
