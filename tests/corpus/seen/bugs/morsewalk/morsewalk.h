/* morsewalk.h -- International Morse code to text and back
 *
 * A code is written with '.' and '-'; one blank stands between letters and
 * " / " between words. Upper and lower case are the same.
 */
#ifndef MORSEWALK_H
#define MORSEWALK_H

#include <stddef.h>

/* The longest code of a known character has so many signs. */
#define MW_LONGEST 6

/* The code of a letter, digit or one of . , ? / = as a static string.
 * NULL for every other character. */
const char *mw_code(char c);

/* The character of one code, in upper case. '\0' when code is no code of a
 * known character: because it is empty, has other signs than '.' and '-', or
 * no character is sent like that. */
char mw_char(const char *code);

/* Writes the code of a text to out, which has room for size bytes with the
 * NUL; out may be NULL if size is 0. Characters without a code are left out,
 * blanks, however many, divide words.
 *
 * Like snprintf, it returns the length of the whole result without the NUL,
 * and what does not fit is cut off. */
size_t mw_encode(const char *text, char *out, size_t size);

/* The reverse: reads a string of codes, writes text, in the same manner.
 * Whatever stands between blanks and is not the code of a known character
 * becomes '#'. */
size_t mw_decode(const char *codes, char *out, size_t size);

/* How many units of time it takes to send a string of codes: a dot has one, a
 * dash three; one between signs, three between letters, seven between words.
 * Other characters take no time. */
size_t mw_units(const char *codes);

/* 1 when s consists of nothing but '.', '-', '/' and blanks, else 0. */
int mw_is_morse(const char *s);

#endif
