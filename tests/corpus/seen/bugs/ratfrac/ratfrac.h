/* ratfrac.h -- exact fractions with 32-bit numerator and denominator
 *
 * A fraction is a plain value.  Fractions that the functions below return are
 * always in lowest terms with a positive denominator; 0 is 0/1.  Read the
 * fields freely, but make fractions only with these functions: fields that
 * were set by hand are not supported.
 *
 * Functions with a result parameter return 0, or -1 if the result does not
 * exist (a zero denominator) or does not fit, and then leave *r alone.  r may
 * point at an operand.
 */
#ifndef RATFRAC_H
#define RATFRAC_H

#include <stddef.h>
#include <stdint.h>

typedef struct rf {
    int32_t num;
    int32_t den;
} rf;

/* Longest text of a fraction, with the terminating NUL. */
#define RF_TEXT 24

/* num/den, reduced. */
int rf_make(rf *r, int32_t num, int32_t den);

/* The sum, difference, product and quotient of a and b. */
int rf_add(rf *r, rf a, rf b);
int rf_sub(rf *r, rf a, rf b);
int rf_mul(rf *r, rf a, rf b);
int rf_div(rf *r, rf a, rf b);

/* -a, and 1/a. */
int rf_neg(rf *r, rf a);
int rf_inv(rf *r, rf a);

/* Less than, equal to or greater than 0 as a is less than, equal to or
 * greater than b.  A total order, fit for sorting. */
int rf_cmp(rf a, rf b);

/* Whether a and b are the same number. */
int rf_equal(rf a, rf b);

/* A hash for hash tables: the same for equal fractions. */
uint32_t rf_hash(rf a);

/* Reads "[-]digits[/digits]" from a text that has nothing else.  -1 also for
 * any other text. */
int rf_parse(rf *r, const char *text);

/* Writes a as rf_parse() reads it into buf, of size bytes; RF_TEXT is always
 * enough.  Returns 0, or -1 if it does not fit: then buf is an empty text,
 * unless size is 0. */
int rf_format(rf a, char *buf, size_t size);

#endif
