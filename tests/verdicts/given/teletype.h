#ifndef TELETYPE_H
#define TELETYPE_H

#include <stddef.h>
#include <stdint.h>

/* A line to a machine that types: letters go out as bytes, figures behind a shift. */
enum { TELE_OK = 0, TELE_FULL = -1, TELE_SHORT = -2 };

/* Types one character at *out, where *left bytes are free, and moves both on.  TELE_FULL if it does not fit. */
int tele_put(int c, unsigned char **out, size_t *left);

/* Rings the bell, which takes two bytes. */
int tele_bell(unsigned char **out, size_t *left);

/* Reads one code of two bytes at *in, and moves *in and *n on.  TELE_SHORT if there is none. */
int tele_take(const unsigned char **in, size_t *n, int *code);

/* Types all of the codes, as far as there is room; moves everything on. */
int tele_send(const uint16_t **in, size_t *n, unsigned char **out, size_t *left);

/* Skips blanks from *at on, up to end. */
size_t tele_skip(const char **at, const char *end);

/* The letters of the next word.  *text is moved behind it. */
size_t tele_word(const char **text);

/* Both drums at once: out has two places, each with as much room. */
int tele_both(unsigned char **out, size_t *left);

/* How many bytes are zero; moves *in and *n on. */
int tele_zeros(const unsigned char **in, size_t *n);

#endif
