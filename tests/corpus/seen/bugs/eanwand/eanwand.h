/* eanwand - EAN-8 and EAN-13 numbers with add-ons, and their bars.
 *
 * Everything lives in a plain struct, nothing is allocated.  A struct ean_code
 * is filled by ean_clear() or ean_parse(); read its members as you like, but
 * leave the writing to the library.
 */
#ifndef EANWAND_H
#define EANWAND_H

#include <stddef.h>

#define EAN_MODULES_MAX 95      /* modules of the widest symbol */

enum ean_status {
    EAN_OK = 0,
    EAN_EFORMAT,                /* something else than digits and one '+' */
    EAN_ELENGTH,                /* too few or too many digits */
    EAN_ECHECK                  /* the check digit does not fit */
};

struct ean_code {
    char digits[14];            /* 8 or 13 digits; "" when cleared */
    char addon[6];              /* 2 or 5 digits, or "" */
};

/* Make *code the empty code, which has no digits. */
void ean_clear(struct ean_code *code);

/* Read a code from any NUL-terminated text:
 *
 *     NUMBER  or  NUMBER+ADDON
 *
 * NUMBER has 1 to 13 digits.  8 and 13 digits are a complete number whose
 * check digit is verified.  Fewer than 8 are filled with zeros on the left to
 * 7 and get a check digit (EAN-8), 9 to 12 likewise to 12 (EAN-13).
 * ADDON has 1 to 5 digits and is filled with zeros on the left to 2 or 5.
 * When the text is not such a code, a status other than EAN_OK is returned
 * and *code is left as it was. */
enum ean_status ean_parse(struct ean_code *code, const char *text);

/* The check digit '0' to '9' that belongs after `digits`, a text of 1 to 12
 * digits; '\0' for any other text. */
char ean_check_digit(const char *digits);

/* Write the code as text that ean_parse() reads back.  Like snprintf: at most
 * `size` bytes with the NUL are written to buf (buf may be NULL when size is
 * 0), and the length of the whole text is returned. */
size_t ean_format(const struct ean_code *code, char *buf, size_t size);

/* Draw the main symbol (without add-on) as '0' and '1', a NUL at the end.
 * Returns the number of modules: 67, 95, or 0 for the empty code; also 0,
 * with nothing written, when `size` is too small for them and the NUL. */
size_t ean_modules(const struct ean_code *code, char *buf, size_t size);

/* 1 when both codes have the same number and add-on, else 0. */
int ean_equal(const struct ean_code *a, const struct ean_code *b);

/* A short English text for any status. */
const char *ean_status_text(enum ean_status status);

#endif
