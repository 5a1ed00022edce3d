#ifndef LGMASK_H
#define LGMASK_H

#include <stdint.h>

/* Bit arithmetic for drivers and allocators.  These are meant for inner loops:
 * arguments outside of what is stated are the caller's error. */

/* -- powers of two -- */
unsigned lgm_ilog2(uint32_t n);              /* n != 0; rounded down */
unsigned lgm_order(uint32_t n);              /* n != 0; ilog2 rounded up */
int      lgm_is_pow2(uint32_t n);            /* 0 is none */
uint32_t lgm_roundup_pow2(uint32_t n);       /* 1 <= n <= 2^31 */
uint32_t lgm_rounddown_pow2(uint32_t n);     /* n != 0 */

/* -- scanning, bits are 0 .. 31 -- */
unsigned lgm_ffs0(uint32_t word);            /* lowest set bit, word != 0 */
unsigned lgm_ffz(uint32_t word);             /* lowest clear bit, word != ~0 */
unsigned lgm_weight(uint32_t word);          /* number of set bits */

/* -- alignment; align is a power of two -- */
uint32_t lgm_align_up(uint32_t n, uint32_t align);    /* wraps at 2^32 */
uint32_t lgm_align_down(uint32_t n, uint32_t align);

/* -- division -- */
uint32_t lgm_div_round_up(uint32_t n, uint32_t by);   /* by != 0 */
/* towards minus infinity; by != 0, and not INT32_MIN by -1 */
int32_t  lgm_div_floor(int32_t n, int32_t by);

/* -- register fields -- */
uint32_t lgm_genmask(unsigned high, unsigned low);    /* 31 >= high >= low */
/* mask has one or more set bits, all in a row */
uint32_t lgm_field_get(uint32_t mask, uint32_t reg);
uint32_t lgm_field_prep(uint32_t mask, uint32_t value);  /* value fits */
uint32_t lgm_field_max(uint32_t mask);

/* -- shifts -- */
uint32_t lgm_rol(uint32_t word, unsigned by);         /* any number */
int32_t  lgm_sign_extend(uint32_t value, unsigned sign_bit);  /* sign_bit <= 31 */

#endif
