/* dialnum.h -- telephone numbers.
 *
 * A number has a country code (1 to 3 digits), a national number and possibly
 * an extension.  Country code and national number together have at most
 * DIAL_DIGITS digits, as E.164 wants it; an extension at most DIAL_EXT.
 *
 * struct dial is plain data: read it and copy it as you like, but have it
 * filled by dial_parse(), dial_make() or dial_set_ext(), nobody else.
 */
#ifndef DIALNUM_H
#define DIALNUM_H

#include <stddef.h>

#define DIAL_DIGITS 15
#define DIAL_EXT    7

struct dial {
    char cc[4];                  /* country code, digits */
    char nat[DIAL_DIGITS + 1];   /* national number, digits */
    char ext[DIAL_EXT + 1];      /* extension, digits; "" for none */
};

enum dial_style {
    DIAL_E164,      /* +12125550100         the extension is left out */
    DIAL_GROUPED,   /* +1 212 555 010 0 x12  groups of three from the left */
    DIAL_URI        /* tel:+12125550100;ext=12 */
};

/* Reads a number like "+1 (212) 555-0100 x12".  It starts with '+'; between
 * the digits there may be blanks, '-', '.', '(' and ')'; 'x' starts the
 * extension.  Country codes are told by their first digits: 1 and 7 stand
 * alone, some of two digits are known, all others have three.
 * 0, or -1 if text is not such a number, and then *d is not touched. */
int dial_parse(struct dial *d, const char *text);

/* Makes a number of its parts, each of digits only.  ext may be NULL or "".
 * cc has 1 to 3 digits, nat at least 1.  0, or -1 if they are not so or too
 * long, and then *d is not touched. */
int dial_make(struct dial *d, const char *cc, const char *nat, const char *ext);

/* Gives the number another extension, or none (NULL or "").  0 or -1. */
int dial_set_ext(struct dial *d, const char *ext);

/* Writes the number to buf like snprintf: at most size bytes with the NUL,
 * nothing if size is 0 (buf may be NULL then).  Returns the length that the
 * whole text has, or -1 if there is no such style. */
int dial_format(const struct dial *d, enum dial_style style, char *buf, size_t size);

/* Negative, 0 or positive: by country code, national number, extension. */
int dial_compare(const struct dial *a, const struct dial *b);

/* The digit on whose key the letter c is ('a' or 'A': '2').  Digits are
 * themselves; '\0' for all else. */
char dial_key(char c);

#endif
