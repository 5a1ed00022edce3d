#ifndef SWAPALL_H
#define SWAPALL_H

// Finding and replacing in texts.
//
// All texts end with NUL and are compared byte by byte. Matches are looked for
// from left to right and do not overlap: "aaa" holds "aa" once. The empty text
// is never found in anything, so looking for it changes nothing.
//
// Functions that return char * return a new text, to be given to free(), or
// NULL when memory is out. A result may have at most SWAP_MAX bytes; NULL if
// it would have more. Their arguments may be the same text.
//
// Functions that work in place have a char * as first argument. The other
// arguments must not overlap it.

#include <stdbool.h>
#include <stddef.h>

#define SWAP_MAX ((size_t)1 << 20)

// How often `find` is found in `text`.
size_t swap_count(const char *text, const char *find);

// With all, or only the first, of `find` replaced by `with`.
char *swap_all(const char *text, const char *find, const char *with);
char *swap_first(const char *text, const char *find, const char *with);

// In place: takes all of `find` out. Returns how many there were.
size_t swap_drop(char *text, const char *find);

// In place: takes repetitions out. Where `unit` stands several times in a
// row, once is left: "a--b---" with "-" becomes "a-b-".
void swap_squeeze(char *text, const char *unit);

// In place: replaces bytes. Those that are in `from` become the byte at the
// same position in `to`; where `to` is shorter, its last byte. When `to` is
// empty nothing is done.
void swap_bytes(char *text, const char *from, const char *to);

// Whether a text begins or ends with another. Every text begins and ends
// with the empty one.
bool swap_begins(const char *text, const char *with);
bool swap_ends(const char *text, const char *with);

#endif
