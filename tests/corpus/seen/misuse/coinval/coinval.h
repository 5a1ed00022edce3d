/* coinval.h - amounts of money */
#ifndef COINVAL_H
#define COINVAL_H

#include <stddef.h>
#include <stdint.h>

typedef struct cv_currency cv_currency;

typedef struct {
    int64_t minor;              /* cents, or whatever is smallest */
    const cv_currency *currency;
} cv_money;

/* The currency of a code such as "EUR"; NULL when it is not known. */
const cv_currency *cv_find(const char *code);
const char *cv_code(const cv_currency *c);
int cv_digits(const cv_currency *c);    /* after the point: 0 to 3 */

cv_money cv_make(int64_t minor, const cv_currency *c);

/* The amounts must be of one currency; there is no exchange here.
 * cv_add, cv_sub: 0, or -1 (and *out as it was) when the result is too large.
 * cv_compare: below 0, 0, above 0. */
int cv_add(cv_money a, cv_money b, cv_money *out);
int cv_sub(cv_money a, cv_money b, cv_money *out);
int cv_compare(cv_money a, cv_money b);

/* Splits m in proportion to n ratios into out[0] .. out[n-1], without losing a
 * cent; those left over go to the first shares of which the ratio is not 0.
 * The sum of the ratios must not be 0. */
void cv_split(cv_money m, const uint16_t *ratios, size_t n, cv_money *out);

/* As snprintf: writes at most cap bytes with the NUL, "-12.50 EUR", and
 * returns the length which the whole text has. */
int cv_format(cv_money m, char *buf, size_t cap);

/* Reads an amount such as "-12.5" in currency c.  0, or -1 when it is no
 * number, has too many digits after the point, or is too large. */
int cv_parse(const char *text, const cv_currency *c, cv_money *out);

#endif
