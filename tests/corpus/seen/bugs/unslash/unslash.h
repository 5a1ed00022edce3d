// unslash - splits a line into words the way a shell does, and quotes words
// so that they survive it.
//
//   Words are separated by spaces, tabs and newlines.  Within a word
//     \c      is the character c; a backslash that ends the line is itself
//     '...'   is what stands between the quotes, as it is
//     "..."   likewise, but \" is " and \\ is \ (before anything else the
//             backslash is kept)
//   Quoted and bare parts may adjoin: a'b c'd is one word.  '' is an empty
//   word.  A line that ends within quotes is malformed.
//
// There are no variables, globs, comments or operators.
#ifndef UNSLASH_H
#define UNSLASH_H

#include <stdbool.h>
#include <stddef.h>

typedef struct us_reader us_reader;

// Longest line that us_open takes, in bytes.
#define US_LINE 65535

// Starts to read a line.  The line is copied.  Returns NULL if it is too long
// or memory is short.  To be closed with us_close.
us_reader *us_open(const char *line);

// Closes a reader and frees its words; NULL is fine.
void us_close(us_reader *reader);

// The next word, or NULL at the end of the line or where it is malformed:
// us_failed tells which.  The word belongs to the reader and is valid until the
// next call of us_next or us_rewind, or until us_close.
const char *us_next(us_reader *reader);

// Whether us_next came upon quotes that are not closed.  All further calls of
// us_next return NULL then, until us_rewind.
bool us_failed(const us_reader *reader);

// Starts again at the first word.
void us_rewind(us_reader *reader);

// Number of words of a line, -1 if it is malformed, too long, or memory is
// short.
int us_count(const char *line);

// Whether a word can stand in a line as it is.
bool us_plain(const char *word);

// Writes the word to buf such that us_next reads it back from there: as it is
// if it is plain, else in single or double quotes as needed.  Writes at most
// size bytes including the final '\0', and returns the length that the whole
// has, like snprintf.  buf may be NULL if size is 0; it must not overlap word.
size_t us_quote(const char *word, char *buf, size_t size);

#endif
