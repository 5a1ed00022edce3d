/* ibanchk.h -- check digits of account, card and book numbers
 *
 * TEXTS
 *     All texts are NUL-terminated strings of any length and any contents:
 *     what is no number of the kind in question is not valid, and that is
 *     all.  Spaces between characters are skipped everywhere.  Letters may be
 *     of either case.
 *
 * OUTPUT
 *     Functions with OUT and SIZE write a NUL-terminated string into the SIZE
 *     bytes at OUT.  They return its length, or -1 if it does not fit or the
 *     input is not acceptable; OUT is then not changed.  OUT must not overlap
 *     the input.
 */
#ifndef IBANCHK_H
#define IBANCHK_H

#include <stddef.h>

#define IBAN_MAX 34 /* characters of the longest IBAN, without spaces */

/* iban_valid -- 1 if TEXT is an IBAN with right check digits and, if the
 * country is known, the right length for it; else 0. */
int iban_valid(const char *text);

/* iban_compact -- writes TEXT without spaces and in capitals.  TEXT need not
 * be a valid IBAN, but must consist of 1 to IBAN_MAX ASCII letters and digits
 * besides the spaces. */
int iban_compact(const char *text, char *out, size_t size);

/* iban_pretty -- the same in groups of four characters with a space between
 * the groups. */
int iban_pretty(const char *text, char *out, size_t size);

/* iban_make -- writes the IBAN (compact) of the account ACCOUNT in COUNTRY, a
 * code of two letters, with check digits.  ACCOUNT must have 1 to
 * IBAN_MAX - 4 letters and digits besides spaces. */
int iban_make(const char *country, const char *account, char *out, size_t size);

/* iban_length -- length of the IBANs of COUNTRY, a code of two letters; 0 if
 * the country is not known. */
int iban_length(const char *country);

/* luhn_valid -- 1 if TEXT has at least two digits, nothing but digits and
 * spaces, and the last digit is the right check digit; else 0. */
int luhn_valid(const char *text);

/* luhn_digit -- the check digit '0' to '9' to be appended to TEXT, or 0 if
 * TEXT has anything but digits and spaces or has no digit. */
char luhn_digit(const char *text);

/* isbn_valid -- 1 if TEXT is an ISBN of ten or thirteen characters, hyphens
 * and spaces not counted; else 0. */
int isbn_valid(const char *text);

#endif
