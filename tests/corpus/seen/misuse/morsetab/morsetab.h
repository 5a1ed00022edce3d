#ifndef MORSETAB_H
#define MORSETAB_H

/* Morse code and the spelling alphabet, from static tables.
   Morse text is made of '.' and '-', with a blank between letters and " / "
   between words, e.g. "... --- ..." or ".- / -...". */

#include <stddef.h>

/* The signs of a character, "..." for 'S' and 's'; NULL if it has none.
   c is EOF or a value of unsigned char, as for the functions of <ctype.h>. */
const char *morse_of(int c);

/* The word for a letter or digit in the spelling alphabet, "Sierra" for 'S'; NULL
   for anything else. c as above. */
const char *morse_spell(int c);

/* The character, letters in upper case, with the n signs at s; 0 if there is
   none. */
char morse_char(const char *s, size_t n);

/* The size of the buffer that morse_encode() needs for text, '\0' included. */
size_t morse_size(const char *text);

/* Writes text in morse to dst, and '\0', and returns the length. dst has at least
   morse_size(text) bytes and does not overlap text. Characters that have no signs
   are left out; any blanks between words count as one, those at the ends as none. */
size_t morse_encode(char *dst, const char *text);

/* Writes the plain text of morse to dst, and '\0', and returns the length. dst has
   at least strlen(code) + 1 bytes; it may be code itself. Letters that are unknown
   become '?'. More blanks than one are as one; a '/' makes a blank. */
size_t morse_decode(char *dst, const char *code);

/* How many units morse text takes to send: '.' 1, '-' 3, 1 between signs, 3 between
   letters, 7 between words. Other characters than '.', '-', ' ' and '/' are ignored.
   Blanks and slashes at the ends take no time. */
unsigned long morse_units(const char *code);

/* Keying. fn is called with on = 1 for each sign and on = 0 for each pause between
   signs, and how many units it lasts; it stops when fn returns nonzero, and that is
   returned, else 0. fn must not be NULL. */
typedef int morse_key_fn(int on, unsigned units, void *ctx);
int morse_key(const char *code, morse_key_fn *fn, void *ctx);

#endif
