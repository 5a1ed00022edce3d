/*
 * vulgar.h - exact fractions with 32-bit numerator and denominator
 *
 * A fraction is passed by value.  It is always in lowest terms with a
 * denominator above zero; zero is 0/1.  Members may be read freely.  Make
 * fractions with vg_make or vg_parse; a struct filled in by hand need not be
 * in lowest terms, but one with den < 1 is refused with VG_EINVAL.
 *
 * Functions with a result parameter return VG_OK and store the exact result,
 * or return an error and leave *out alone:
 *
 *   VG_EZERO   division by zero
 *   VG_ERANGE  the exact result does not fit into 32-bit members
 *   VG_EINVAL  malformed text, or a fraction with den < 1
 *
 * There is no rounding anywhere but in vg_floor and vg_double.
 * `out` must point to a fraction; it may be one whose value is an operand.
 */
#ifndef VULGAR_H
#define VULGAR_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    int32_t num;
    int32_t den;
} vulgar;

enum { VG_OK = 0, VG_EZERO = -1, VG_ERANGE = -2, VG_EINVAL = -3 };

/* num/den, reduced.  Any numbers; either may be negative. */
int vg_make(int32_t num, int32_t den, vulgar *out);

/* Arithmetic: a+b, a-b, a*b, a/b. */
int vg_add(vulgar a, vulgar b, vulgar *out);
int vg_sub(vulgar a, vulgar b, vulgar *out);
int vg_mul(vulgar a, vulgar b, vulgar *out);
int vg_div(vulgar a, vulgar b, vulgar *out);

/* -a */
int vg_neg(vulgar a, vulgar *out);

/* 1/a */
int vg_recip(vulgar a, vulgar *out);

/* a to the power of n, which may be negative; anything to the 0 is 1. */
int vg_pow(vulgar a, int n, vulgar *out);

/* Below, equal to or above 0 as a is less than, equal to or greater than b.
 * Both must have den > 0. */
int vg_cmp(vulgar a, vulgar b);

/* The greatest integer not above a, and the nearest double.  den > 0. */
int32_t vg_floor(vulgar a);
double vg_double(vulgar a);

/* Text: an optional sign, digits, and optionally a slash and digits, with
 * nothing before, between or after.  The fraction need not be reduced, but a
 * number of 10^15 or more is VG_ERANGE at once. */
int vg_parse(const char *text, vulgar *out);

/* "num/den", or "num" when den is 1.  At most size bytes are written, the NUL
 * among them; returns the length of the whole text.  VG_TEXT always suffices.
 * buf may be NULL when size is 0. */
#define VG_TEXT 24
size_t vg_format(vulgar a, char *buf, size_t size);

#endif
