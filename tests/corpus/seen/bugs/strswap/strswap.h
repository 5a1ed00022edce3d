// strswap - search and replace for plain C strings
//
// $ clib install strswap
//
// MIT licensed.  Nothing is hidden: every function takes terminated strings
// (never NULL) and works byte by byte, so UTF-8 is fine.
//
// Functions that return char * return a new string which is yours to free().
// They return NULL if it would be longer than SSW_LIMIT or memory is out.
//
// A needle that is empty is found nowhere.

#ifndef STRSWAP_H
#define STRSWAP_H

#include <stdbool.h>
#include <stddef.h>

#define SSW_LIMIT 10000

// How often `needle` occurs in `text`; occurrences do not overlap, so that
// there are two of "aa" in "aaaaa".
size_t ssw_count(const char *text, const char *needle);

// The text with every `needle` replaced.  `with` may be empty.
char *ssw_replace(const char *text, const char *needle, const char *with);

// Likewise, but at most `times` of them, from the left.
char *ssw_replace_n(const char *text, const char *needle, const char *with, size_t times);

// What stands between the first `open` and the next `close` after it: of
// "f(x)" with "(" and ")" that is "x".  An empty string if there is no such.
char *ssw_between(const char *text, const char *open, const char *close);

// The text so many times in a row.
char *ssw_repeat(const char *text, size_t times);

// Every run of the same needle becomes a single one, in place: "a//b///c" with
// "/" becomes "a/b/c".  The needle must not be a part of the text itself.
// Returns how many bytes shorter the text is now.
size_t ssw_squeeze(char *text, const char *needle);

bool ssw_starts(const char *text, const char *prefix); // true if that is empty
bool ssw_ends(const char *text, const char *suffix);   // likewise

#endif
