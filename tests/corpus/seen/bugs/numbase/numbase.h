#ifndef NUMBASE_H
#define NUMBASE_H

#include <stddef.h>
#include <stdint.h>

/*
 * numbase - integers in positional number systems, and Roman numerals.
 *
 * A base is 2 .. 36, or -36 .. -2 for the negative bases (negabinary,
 * negadecimal ...).  Digits are 0-9 and then a-z; upper case is read too.
 * Numbers in a positive base have a leading '-' when below zero; numbers in
 * a negative base never have a sign.  Every int64_t can be written in every
 * base.
 */

#define NB_OK        0
#define NB_EBASE   (-1)     /* no such base */
#define NB_ESYNTAX (-2)     /* not a number */
#define NB_ERANGE  (-3)     /* does not fit */

/* A buffer of this size takes any number in any base, with its NUL. */
#define NB_SIZE 72

/* A buffer of this size takes any Roman numeral, with its NUL. */
#define NB_ROMAN_SIZE 16

/* 1 if base is one of those above, else 0. */
int nb_is_base(int base);

/*
 * Writes value to out, at most size bytes with the NUL; like snprintf it
 * returns the length that the whole number has, so that a result >= size
 * means it was cut off.  out may be NULL if size is 0.  NB_EBASE if there is
 * no such base; then out is not touched.
 */
int nb_format(char *out, size_t size, int64_t value, int base);

/*
 * Reads the whole of text.  NB_OK and the number in *value, or NB_EBASE,
 * NB_ESYNTAX, NB_ERANGE and *value as it was.
 */
int nb_parse(const char *text, int base, int64_t *value);

/* How many digits value has, without sign; NB_EBASE if no such base. */
int nb_digits(int64_t value, int base);

/* The sum of value's digits; NB_EBASE if no such base. */
int nb_digit_sum(int64_t value, int base);

/*
 * Roman numerals, 1 to 3999.  out has NB_ROMAN_SIZE bytes.  NB_OK, or
 * NB_ERANGE and out is the empty string.
 */
int nb_to_roman(int n, char *out);

/* The number of a Roman numeral in its usual form ("XIV", "xiv"), else
 * NB_ESYNTAX. */
int nb_from_roman(const char *text);

#endif
