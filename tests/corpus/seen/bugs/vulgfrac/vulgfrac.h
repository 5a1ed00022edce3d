/* vulgfrac.h: exact fractions in 64 bits.  Plain values, no allocation. */
#ifndef VULGFRAC_H
#define VULGFRAC_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* In lowest terms, den > 0; zero is 0/1.  Read the members as you like, but
   get values from vf_int, vf_make, vf_parse or from arithmetic only. */
typedef struct {
    int64_t num;
    int64_t den;
} vfrac;

#define VF_TEXT 48 /* bytes that hold any fraction as text, with the NUL */

/* n/1 */
vfrac vf_int(int64_t n);

/* num/den, reduced.  False, and *out untouched, when den is 0 or the reduced
   fraction does not fit (as 1/INT64_MIN, whose denominator would be 2^63). */
bool vf_make(int64_t num, int64_t den, vfrac *out);

/* a+b, a-b, a*b, a/b.  False, and *out untouched, when the result does not
   fit, or with b zero in vf_div. */
bool vf_add(vfrac a, vfrac b, vfrac *out);
bool vf_sub(vfrac a, vfrac b, vfrac *out);
bool vf_mul(vfrac a, vfrac b, vfrac *out);
bool vf_div(vfrac a, vfrac b, vfrac *out);

/* <0, 0, >0 as a is less than, equal to, greater than b.  Exact. */
int vf_cmp(vfrac a, vfrac b);

/* The largest integer not above a, the smallest not below a, and the nearest
   one, halves away from zero.  They fit always. */
int64_t vf_floor(vfrac a);
int64_t vf_ceil(vfrac a);
int64_t vf_round(vfrac a);

/* "n" or "n/d", decimal, each with an optional sign, nothing else (no blanks).
   False, and *out untouched, when text is not that or does not fit. */
bool vf_parse(const char *text, vfrac *out);

/* Writes "n/d", or "n" when d is 1, at most size bytes with the NUL; returns
   what snprintf would.  buf may be NULL when size is 0. */
int vf_format(vfrac a, char *buf, size_t size);

#endif
