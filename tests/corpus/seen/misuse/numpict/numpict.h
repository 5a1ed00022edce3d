#ifndef NUMPICT_H
#define NUMPICT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Numbers edited by a picture, as COBOL does it.
//
//   9   a digit
//   Z   a digit, blank as long as only zeros came before it
//   ,   a comma, blank as long as no digit came before it
//   .   the decimal point, once; behind it only 9 is allowed
//   -   at the very start: '-' of negative numbers, else blank
//   +   at the very start: '-' of negative numbers, else '+'
//
// A Z may not follow a 9.  There are 1 to NP_DIGITS digits.
//
//   picture "-ZZ,ZZ9.99"    1234567  -> " 12,345.67"
//                                -5  -> "-     0.05"
//
// Formats are compiled once and used often.  For that they are kept small: the
// picture is not copied.  It has to stay where and what it is for as long as
// the format is in use, which literals do by themselves.

typedef struct np_format np_format;

#define NP_DIGITS 18

enum np_problem { NP_FINE, NP_NO_MEMORY, NP_BAD_CHARACTER, NP_BAD_ORDER, NP_NO_DIGITS, NP_TOO_LONG };

// NULL when the picture is not one; *problem, unless NULL, says why, and
// *position, unless NULL, where.
np_format *np_compile(const char *picture, enum np_problem *problem, size_t *position);
void np_free(np_format *f); // NULL is ignored

// What f was compiled from.
const char *np_picture(const np_format *f);
// Number of characters in every text that f makes.
size_t np_width(const np_format *f);
// Number of digits behind the point.
unsigned np_decimals(const np_format *f);
// Largest value that f has digits for.
int64_t np_largest(const np_format *f);

// Writes value, which counts units of the last digit, and a '\0' to out: that
// is always np_width(f) + 1 bytes.  When the value does not fit, or is negative
// and the picture has no sign, the text is all '*' and false is returned.
bool np_edit(const np_format *f, int64_t value, char *out);

// The same into new memory, which the caller frees.  NULL when memory is out.
char *np_edit_dup(const np_format *f, int64_t value);

// Reads such a text back: the digits and the sign in it, all else is skipped.
// False, with *value unchanged, when there are none or too many digits.
bool np_scan(const char *text, int64_t *value);

#endif
