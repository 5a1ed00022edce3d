/*
 * numword: numbers in English words and in Roman numerals.
 *
 * The writing functions work like snprintf: they write at most cap bytes
 * including the terminating NUL, return the length that the whole text has
 * (without the NUL), and take buf == NULL with cap == 0.  A buffer of
 * NUMWORD_MAX bytes holds every text.
 */
#ifndef NUMWORD_H
#define NUMWORD_H

#include <stddef.h>
#include <stdint.h>

#define NUMWORD_MAX 256

/* 0 "zero", -21 "minus twenty-one", 1002 "one thousand two".  Any n. */
size_t numword_cardinal(int64_t n, char *buf, size_t cap);

/* 1 "first", 20 "twentieth", -103 "minus one hundred third".  Any n. */
size_t numword_ordinal(int64_t n, char *buf, size_t cap);

/* "1st", "2nd", "11th", "-3rd".  Any n. */
size_t numword_short(int64_t n, char *buf, size_t cap);

/* Roman numeral of 1 to 3999; for other numbers returns 0 and writes the
   empty text. */
size_t numword_roman(int n, char *buf, size_t cap);

/* The number of a Roman numeral in upper or lower case, in the one form that
   numword_roman writes; 0 for any other text. */
int numword_from_roman(const char *text);

/* "one" and "first": whether a text is the cardinal (ordinal) word of a number
   below twenty.  Returns that number, or -1.  Lower case only. */
int numword_small(const char *text);

#endif
