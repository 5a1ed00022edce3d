/* zeckfib.h - numbers as sums of Fibonacci numbers (Zeckendorf form)
 *
 * Every natural number is a sum of Fibonacci numbers 1, 2, 3, 5, 8 ... of
 * which no two are neighbours, in exactly one way.  A zeck has a bit for each
 * of them: bit 0 for 1, bit 1 for 2, bit 2 for 3, bit 3 for 5, and so on.
 * It is "canonical" if no two neighbouring bits are set and no bit from
 * ZECK_BITS on.  Values are plain: pass them around, nothing is to be freed.
 */
#ifndef ZECKFIB_H
#define ZECKFIB_H

#include <stddef.h>
#include <stdint.h>

#define ZECK_BITS 46

typedef struct { uint64_t bits; } zeck;

/* The canonical form of n. Works for all n; that of 0 has no bits. */
zeck zeck_from(uint32_t n);

/* 1 if z is canonical, else 0. */
int zeck_valid(zeck z);

/* The number z stands for. 0, or -1 if z is not canonical or the number is
 * above UINT32_MAX; *out is then left alone. */
int zeck_value(zeck z, uint32_t *out);

/* The largest Fibonacci number that is not above n; 0 for n = 0. */
uint32_t zeck_floor(uint32_t n);

/* a + b. 0, or -1 as for zeck_value(), of a, b or the sum. */
int zeck_add(zeck a, zeck b, zeck *out);

/* Each term replaced by the next larger Fibonacci number (miles to km).
 * 0, or -1 if z is not canonical or has the largest term already. */
int zeck_up(zeck z, zeck *out);

/* Each term replaced by the next smaller one; the term 1 is dropped.
 * 0, or -1 if z is not canonical. */
int zeck_down(zeck z, zeck *out);

/* The terms of z, largest first: at most max of them are stored to out, which
 * may be NULL if max is 0. The number of terms, or -1 if z is not canonical. */
int zeck_terms(zeck z, uint32_t *out, size_t max);

/* z as text of '0' and '1', highest digit first, no leading zeros ("0" for
 * none), cut off to size - 1 characters and a NUL if need be. buf may be NULL
 * if size is 0. The length of the whole text. z need not be canonical. */
size_t zeck_format(zeck z, char *buf, size_t size);

/* The reverse. Leading zeros are allowed. 0, or -1 if the text is empty, has
 * other characters, or is not canonical; *out is then left alone. */
int zeck_parse(const char *text, zeck *out);

/* <0, 0, >0 as a is less than, equal to, greater than b. */
int zeck_cmp(zeck a, zeck b);

#endif
