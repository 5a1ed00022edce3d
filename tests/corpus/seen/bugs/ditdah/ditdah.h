/*
 * ditdah - International Morse code, to and from text
 *
 * A code text consists of symbols of '.' and '-'.  Symbols of one word are
 * separated by one space, words by " / ".  Letters are sent without regard to
 * case.  Whatever has no symbol in ITU-R M.1677 is left out when encoding;
 * unknown symbols come out as '#' when decoding.
 *
 * Encoder and decoder write like snprintf: at most cap bytes with the
 * terminating NUL, and they return the length that the whole result has.
 * With cap 0 nothing is written, and out may be NULL.  out must not overlap
 * the input.
 */
#ifndef DITDAH_H
#define DITDAH_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The symbol of one character, or NULL if it has none.  c may be any value. */
const char *ditdah_symbol(int c);

/* The character of a symbol such as "-.-", or 0 if there is none. */
int ditdah_lookup(const char *symbol);

size_t ditdah_encode(const char *text, char *out, size_t cap);
size_t ditdah_decode(const char *code, char *out, size_t cap);

/* How many dot lengths it takes to send a code text: a dash is 3, the gap
   within a symbol 1, between symbols 3 and between words 7. */
unsigned long ditdah_units(const char *code);

/* The length of a dot in microseconds at a speed in words ("PARIS ") per
   minute; 0 at speed 0. */
unsigned long ditdah_dot_us(unsigned wpm);

#ifdef __cplusplus
}
#endif
#endif
