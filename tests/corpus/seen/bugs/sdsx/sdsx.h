#ifndef SDSX_H
#define SDSX_H

#include <stddef.h>

/*
 * sdsx - simple dynamic strings.
 *
 * A string knows its length and is always NUL terminated.  Functions that
 * return int return 0, or -1 when memory is out (the string is unchanged then).
 */
typedef struct sdsx sdsx;

sdsx *sdsx_new(const char *init);
sdsx *sdsx_dup(const sdsx *s);
void sdsx_free(sdsx *s); /* NULL is fine */

size_t sdsx_len(const sdsx *s);
const char *sdsx_str(const sdsx *s); /* valid until the string is changed or freed */

/* Append text.  The text may be (part of) the string itself. */
int sdsx_cat(sdsx *s, const char *text);
int sdsx_catsds(sdsx *s, const sdsx *other);

/* Remove characters that stand in cset from both ends. */
void sdsx_trim(sdsx *s, const char *cset);

/*
 * Keep only the characters from start to end, both inclusive.  Negative
 * positions count from the end: -1 is the last character.  What lies
 * outside of the string is ignored; a range that holds nothing leaves an
 * empty string.
 *
 *   s = sdsx_new("Hello World");
 *   sdsx_range(s, 1, -1);  => "ello World"
 */
void sdsx_range(sdsx *s, long start, long end);

void sdsx_tolower(sdsx *s);
void sdsx_toupper(sdsx *s);
int sdsx_cmp(const sdsx *a, const sdsx *b);

#endif
