/* limbops: low-level functions on natural numbers

   A number is an array of limbs, the least significant first, and a size.
   It is up to the caller to have the memory; these functions are meant for
   the inner loops of something nicer and check next to nothing.

   - Sizes are at least 1.  High limbs may be zero unless stated.
   - Where sizes are an and bn, an >= bn.
   - rp may be ap or bp (that same address, no other overlap), except in
     lo_mul, whose result must be apart from both operands.
   - rp has n, respectively an, limbs unless stated. */

#ifndef LIMBOPS_H
#define LIMBOPS_H

#include <stddef.h>
#include <stdint.h>

typedef uint32_t limb_t;
#define LIMB_BITS 32

/* {ap,n} + {bp,n}, {ap,n} - {bp,n}; returns the carry or borrow, 0 or 1. */
limb_t lo_add_n(limb_t *rp, const limb_t *ap, const limb_t *bp, size_t n);
limb_t lo_sub_n(limb_t *rp, const limb_t *ap, const limb_t *bp, size_t n);

/* The same with operands of different sizes. */
limb_t lo_add(limb_t *rp, const limb_t *ap, size_t an, const limb_t *bp, size_t bn);
limb_t lo_sub(limb_t *rp, const limb_t *ap, size_t an, const limb_t *bp, size_t bn);

/* {ap,n} * b; returns the most significant limb. */
limb_t lo_mul_1(limb_t *rp, const limb_t *ap, size_t n, limb_t b);

/* {ap,an} * {bp,bn}.  rp has an+bn limbs, all of which are written. */
void lo_mul(limb_t *rp, const limb_t *ap, size_t an, const limb_t *bp, size_t bn);

/* {ap,n} / b; returns the remainder.  b is not 0. */
limb_t lo_div_1(limb_t *rp, const limb_t *ap, size_t n, limb_t b);

/* Divides {np,nn} by {dp,dn}, nn >= dn.  The quotient goes to {qp,nn-dn} and
   its most significant limb, 0 or 1, is returned; the remainder replaces
   {np,dn}, and the limbs above it become 0.  The most significant bit of
   dp[dn-1] must be set.  No operand overlaps another. */
limb_t lo_divrem(limb_t *qp, limb_t *np, size_t nn, const limb_t *dp, size_t dn);

/* Shifts by count bits, 1 <= count < LIMB_BITS; returns the bits shifted out,
   in lo_shl at the low end of a limb, in lo_shr at the high end. */
limb_t lo_shl(limb_t *rp, const limb_t *ap, size_t n, unsigned count);
limb_t lo_shr(limb_t *rp, const limb_t *ap, size_t n, unsigned count);

/* < 0, 0, > 0 */
int lo_cmp(const limb_t *ap, const limb_t *bp, size_t n);

/* {ap,n} in decimal, with a NUL, to s, which has LO_STR_SIZE(n) chars.  Returns
   the number of digits.  {ap,n} is clobbered. */
#define LO_STR_SIZE(n) ((n) * 10 + 1)
size_t lo_get_str(char *s, limb_t *ap, size_t n);

#endif
