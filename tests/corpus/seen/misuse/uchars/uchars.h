#ifndef UCHARS_H
#define UCHARS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Characters of UTF-8 texts.

   Texts are terminated by '\0'.  All functions but uchars_valid assume that the
   text is valid UTF-8; check what comes from elsewhere with uchars_valid
   first. */

/* Whether a text is valid UTF-8: without overlong forms, surrogates and what is
   beyond U+10FFFF. */
bool uchars_valid(const char *text);

/* The number of characters. */
size_t uchars_length(const char *text);

/* The character that starts here; 0 at the terminator. */
uint32_t uchars_get(const char *at);
/* The start of the next character.  `at` is the start of one, not the
   terminator. */
const char *uchars_next(const char *at);
/* The start of the character before `at`, which is within the text but not its
   beginning. */
const char *uchars_prev(const char *at);

/* The start of character number `index`, counted from 0, or the terminator when
   that is the number of characters.  It must not be greater. */
const char *uchars_index(const char *text, size_t index);
/* The index of the first character that equals this one; -1 when there is
   none. */
long uchars_find(const char *text, uint32_t character);

/* Writes a character to `out`, which has room for four bytes, without a
   terminator; returns the number of bytes, 0 when it is no character. */
size_t uchars_put(uint32_t character, char *out);

#endif
