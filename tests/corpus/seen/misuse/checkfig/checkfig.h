/* checkfig - check digits: Luhn, Damm, weighted sums, ISBN, IBAN.
 *
 * Two layers. The cf_*_valid functions are for what people type: any string
 * is allowed and what is wrong is simply not valid. The others are the raw
 * arithmetic for numbers that are known to be clean; they check nothing.
 */
#ifndef CHECKFIG_H
#define CHECKFIG_H

#include <stdbool.h>
#include <stddef.h>

enum cf_scheme { CF_LUHN, CF_DAMM };

/* ---- for any string ---- */

/* Spaces and hyphens are ignored everywhere. At least two digits. */
bool cf_valid(enum cf_scheme scheme, const char *text);
/* 10 or 13 digits, of the former the last may be X or x. */
bool cf_isbn_valid(const char *text);
/* 15 to 34 letters and digits, two letters and two digits first. The length
 * that a country prescribes is not looked at. */
bool cf_iban_valid(const char *text);

/* Copies text without spaces and hyphens. dst needs room for strlen(text) + 1
 * characters; it may be text itself. Returns the new length. */
size_t cf_squeeze(char *dst, const char *text);

/* ---- raw ---- */

/* The check digit, '0' to '9', for a string of decimal digits. Nothing but
 * digits may be in it: cf_squeeze first if in doubt. "" gives '0'. */
char cf_digit(enum cf_scheme scheme, const char *digits);

/* Appends the check digit to a string of digits as above. The array must have
 * room for one character more than the string has now. */
void cf_append(enum cf_scheme scheme, char *digits);

/* Sum of digit times weight over the string, modulo `modulus`. The first n
 * digits get weights[0] to weights[n-1], then they start over. Digits only;
 * n and modulus must be at least 1. */
unsigned cf_weighted(const char *digits, const unsigned char *weights, size_t n, unsigned modulus);

#endif
