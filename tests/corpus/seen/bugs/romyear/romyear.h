#ifndef ROMYEAR_H
#define ROMYEAR_H

#include <stddef.h>

/* Roman numerals for years, and dates as they stand on buildings.
 *
 * Numbers are from 1 to RY_MAX; thousands are written as so many Ms, without
 * a line above. */
#define RY_MAX 9999

/* The numeral of n, or NULL when n is out of range.  The text is in a static
 * buffer, which the next call overwrites. */
const char *ry_text(int n);

/* Writes the numeral of n into buf, which has room for cap bytes, and ends it
 * with a NUL.  Returns its length, or 0 (and buf is as it was) when n is out
 * of range or the room too small. */
size_t ry_write(int n, char *buf, size_t cap);

/* The number of a numeral in upper or lower case; -1 when the text is not a
 * numeral in its usual form (IIII, VX or the empty text are not). */
int ry_parse(const char *text);

/* Less than, equal to or greater than 0 as a is the lower, same or higher
 * number than b.  Texts which are no numerals come first. */
int ry_compare(const char *a, const char *b);

/* "day . month . year", e.g. "XXIV.XII.MDCCC", in a static buffer of its own;
 * NULL when there is no such day in the Gregorian calendar. */
const char *ry_date(int day, int month, int year);

/* The first year from `from` to `to` (both included) whose numeral has most
 * letters; 0 when none of them is within range. */
int ry_longest(int from, int to);

#endif
