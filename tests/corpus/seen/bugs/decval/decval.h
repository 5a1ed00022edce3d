#ifndef DECVAL_H
#define DECVAL_H

/* Decimal numbers with many digits and a fixed point.
 *
 * A decval is a plain value: declare it, set it with dec_int() or dec_parse(),
 * copy it by assignment.  Its members are not for users.  A number keeps the
 * places behind the point that it was written with (1.50 has two), and zero
 * keeps its sign, as in IEEE arithmetic.
 *
 * Results may be stored over an operand.  Functions that return int give 0, or
 * -1 when the result does not fit; the result is then not touched. */

#include <stddef.h>
#include <stdint.h>

enum {
    DEC_DIGITS = 60, /* digits of a number at most, without leading zeros */
    DEC_PLACES = 30, /* of them behind the point at most */
    DEC_TEXT = 96    /* a buffer in which every number fits */
};

typedef struct {
    unsigned char digit[DEC_DIGITS];
    unsigned char n;
    unsigned char places;
    unsigned char negative;
} decval;

/* Sets *r to an integer. */
void dec_int(decval *r, int64_t value);

/* Reads [+-]digits[.digits], nothing before or after it, a digit at least on
 * one side of the point.  -1 also for a text of another form. */
int dec_parse(decval *r, const char *text);

/* Writes the number as dec_parse() reads it.  buf has DEC_TEXT bytes.  Returns
 * the length. */
size_t dec_text(const decval *a, char *buf);

/* The opposite number; it always fits. */
void dec_neg(decval *r, const decval *a);

/* Sum, difference, product.  A sum has the places of the operand with more of
 * them, a product those of both. */
int dec_add(decval *r, const decval *a, const decval *b);
int dec_sub(decval *r, const decval *a, const decval *b);
int dec_mul(decval *r, const decval *a, const decval *b);

/* -1, 0 or 1, as a is less than, equal to or greater than b in value: 1.5
 * equals 1.50. */
int dec_cmp(const decval *a, const decval *b);

/* 1 if dec_cmp() gives 0, else 0. */
int dec_equal(const decval *a, const decval *b);

/* A hash for tables whose keys are compared with dec_equal(). */
uint32_t dec_hash(const decval *a);

#endif
