#ifndef RATEFMT_H
#define RATEFMT_H

/*
 * NAME
 *     rf_fixed, rf_percent, rf_share, rf_mixed - write numbers for people
 *     rf_reduce                                - lowest terms
 *     rf_read_percent                          - read a percentage
 *
 * WRITING
 *     The writing functions work like snprintf(3): at most SIZE bytes go to
 *     BUF, the terminating NUL included; with SIZE 0 nothing is written and BUF
 *     may be NULL.  They return the length of the whole text without its NUL,
 *     or -1 if an argument is not allowed (and then leave BUF alone).
 *
 *     The decimal point is always '.' and groups of three digits are set apart
 *     with ','.  DECIMALS is 0 to RF_MAX_DECIMALS, else the result is -1.
 */

#include <stddef.h>
#include <stdint.h>

#define RF_MAX_DECIMALS 12

typedef struct rf_frac {
    int64_t num;
    int64_t den;
} rf_frac;

/* VALUE in fixed notation, never with an exponent: "1,234.50".  Any double
 * will do; the texts of the special ones are "inf", "-inf" and "nan". */
int rf_fixed(char *buf, size_t size, double value, int decimals);

/* RATIO as a percentage: 0.125 is "12.5%" with one decimal.  A RATIO that is
 * too large to be multiplied by 100 counts as infinite. */
int rf_percent(char *buf, size_t size, double ratio, int decimals);

/* PART of WHOLE as a percentage; -1 if WHOLE is 0. */
int rf_share(char *buf, size_t size, int64_t part, int64_t whole, int decimals);

/* A fraction as a mixed number in lowest terms: 7/4 is "1 3/4", -1/2 is "-1/2",
 * 6/3 is "2".  -1 if the denominator is 0. */
int rf_mixed(char *buf, size_t size, rf_frac f);

/* Reduces *F to lowest terms with a positive denominator.  Returns 0; -1 if
 * the denominator is 0 or the result does not fit, and then *F is unchanged. */
int rf_reduce(rf_frac *f);

/* Reads a text such as "12.5%" or "-3%": an optional sign, digits with perhaps
 * a point among them, the percent sign, and nothing else.  Stores the ratio
 * (0.125, -0.03) to *RATIO and returns 0; -1 if TEXT is no percentage or has
 * more than 40 characters. */
int rf_read_percent(const char *text, double *ratio);

#endif
