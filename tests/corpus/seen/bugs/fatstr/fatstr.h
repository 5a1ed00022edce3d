#ifndef FATSTR_H
#define FATSTR_H

#include <stdbool.h>
#include <stddef.h>

/* Strings that know their length.  An argument may be given twice: a string
   may be appended to itself, inserted into itself, or compared with itself. */
typedef struct fatstr fatstr;

#define FATSTR_MAX 65535 /* longest string */

/* NULL when the text is too long. */
fatstr *fatstr_new(const char *text);
fatstr *fatstr_copy(const fatstr *s);
void fatstr_free(fatstr *s);

size_t fatstr_length(const fatstr *s);
/* The terminated text; valid until the string is changed. */
const char *fatstr_text(const fatstr *s);

/* These are false, and change nothing, when the result would be too long. */
bool fatstr_append(fatstr *s, const fatstr *other);
/* Inserts before the character at `position`; at the end when there is none. */
bool fatstr_insert(fatstr *s, size_t position, const fatstr *other);
bool fatstr_append_char(fatstr *s, char c); /* not '\0', which is ignored */

/* Removes up to `count` characters from a position on. */
void fatstr_erase(fatstr *s, size_t position, size_t count);
/* Less than, equal to or greater than 0, as strcmp. */
int fatstr_compare(const fatstr *a, const fatstr *b);
/* The position of the first occurrence, or -1.  Of an empty string it is 0. */
long fatstr_find(const fatstr *s, const fatstr *wanted);

#endif
