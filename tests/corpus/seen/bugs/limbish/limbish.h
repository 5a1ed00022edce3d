/* limbish.h -- natural numbers of 512 bits, by value, without allocation
 *
 * A number is 16 limbs of 32 bits, the lowest first.  The struct is public:
 * copy it with =, put it on the stack, clear it with {0}.  Any 16 limbs are a
 * valid number.  All arithmetic is modulo 2^512.
 *
 * Pointers to numbers must not be NULL, except where "may be NULL" is written.
 * Results may be the same objects as arguments: lb_add(&a, &a, &a) doubles a.
 */
#ifndef LIMBISH_H
#define LIMBISH_H

#include <stddef.h>
#include <stdint.h>

#define LB_LIMBS 16
#define LB_BITS 512
#define LB_DIGITS 156 /* room for the decimal digits of any number and '\0' */

typedef struct {
    uint32_t limb[LB_LIMBS];
} lb_num;

lb_num lb_from(uint64_t value);

/* The lowest 64 bits. */
uint64_t lb_low(const lb_num *a);

/* <0, 0, >0 as a is less than, equal to, greater than b. */
int lb_cmp(const lb_num *a, const lb_num *b);

/* The number of significant bits; 0 for zero. */
unsigned lb_bitlen(const lb_num *a);

/* r = a + b and r = a - b; 1 if there was a carry (borrow) out of the top, else 0. */
int lb_add(lb_num *r, const lb_num *a, const lb_num *b);
int lb_sub(lb_num *r, const lb_num *a, const lb_num *b);

/* r = a * b */
void lb_mul(lb_num *r, const lb_num *a, const lb_num *b);

/* q = a / d, returns a mod d.  d == 0: q is 0 and the result is 0.  q may be NULL. */
uint32_t lb_div(lb_num *q, const lb_num *a, uint32_t d);

/* r = a shifted by n bits to the left, or right.  Any n is fine: bits that
 * leave are lost, and from 512 on the result is 0. */
void lb_shl(lb_num *r, const lb_num *a, unsigned n);
void lb_shr(lb_num *r, const lb_num *a, unsigned n);

/* Decimal digits to a number.  0, or -1 when the text is not one or more
 * digits and nothing else, or is too big; *r is then untouched. */
int lb_parse(lb_num *r, const char *text);

/* Decimal digits of a number, with '\0', to a buffer of LB_DIGITS characters.
 * Returns how many digits there are. */
int lb_format(const lb_num *a, char out[LB_DIGITS]);

#endif
