/*
 *  eanbar: EAN-13 bar codes with add-ons.
 *
 *  Text that goes in ("123456789012", "4006381333931+12", "17+5") is
 *
 *      1 to 13 digits      fewer than 12 get zeros in front; the 13th, if it
 *                          is there, must be the right check digit
 *      + 1 to 5 digits     the add-on, if wanted: one digit gets a zero in
 *                          front to make two, three or four to make five
 *
 *  Anything else is refused with one of the EAN_E codes, and the output is
 *  left as it was.
 */
#ifndef EANBAR_H
#define EANBAR_H

#include <stddef.h>

enum {
    EAN_OK = 0,
    EAN_ELENGTH,    /* too few or too many characters in a part */
    EAN_EDIGIT,     /* a character that is no digit */
    EAN_ECHECK,     /* wrong check digit */
    EAN_ESPACE      /* the output buffer is too small */
};

/* Sizes of output buffers, with the NUL. */
#define EAN_TEXT_SIZE 20
#define EAN_BARS_SIZE 152

/* What a code means, for people; never NULL. */
const char *ean_error(int code);

/* The check digit (0 to 9) for a text of 1 to 12 digits; -1 for other texts. */
int ean_check_digit(const char *digits);

/* Whether text is exactly 13 digits with a right check digit. */
int ean_is_valid(const char *text);

/* Brings text into its full form, 13 digits and perhaps "+" with 2 or 5
 * digits, in out, which has EAN_TEXT_SIZE bytes. */
int ean_normalize(const char *text, char *out);

/* The bars of text: a string of '1' (dark) and '0' (light), a character for
 * each module, in bars, which has EAN_BARS_SIZE bytes.  Without add-on it is 95
 * long, with one 124 or 151 (9 light modules are between). */
int ean_encode(const char *text, char *bars);

/* The EAN of a book: turns the ten characters of an ISBN ("080442957X", no
 * hyphens) into 13 digits in out, EAN_TEXT_SIZE bytes. */
int ean_from_isbn(const char *isbn, char *out);

/* Repeats every character of bars times times.  out has size bytes; EAN_ESPACE
 * if they are not enough.  out must not overlap bars. */
int ean_stretch(const char *bars, unsigned times, char *out, size_t size);

#endif
