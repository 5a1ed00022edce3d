#ifndef LIMBNUM_H
#define LIMBNUM_H

#include <stddef.h>
#include <stdint.h>

/*
 * Natural numbers of (nearly) any size.
 *
 * You declare a limbnum, say limbnum_init() to it before anything else, and
 * limbnum_clear() when you are done with it.  Leave the members alone; they
 * are here only so that the compiler knows the size.
 *
 *     limbnum n;
 *     limbnum_init(&n);
 *     limbnum_set(&n, 1);
 *     ...
 *     limbnum_clear(&n);
 *
 * Do not copy the struct by assignment, use limbnum_copy().
 *
 * The functions that compute write their result into their first argument.
 * It need not be a different object from the operands: limbnum_mul(&n, &n, &n)
 * squares n.  Those that return int return 0 if all went well and -1 if there
 * is no result: no memory, more than LIMBNUM_BITS bits, or what is said at the
 * function.  The first argument is then what it was before.
 */

#define LIMBNUM_BITS 65536

typedef struct limbnum {
    uint32_t *limb;
    size_t used, room;
} limbnum;

/* Makes n a number, namely 0.  Takes no memory yet. */
void limbnum_init(limbnum *n);

/* Gives the memory back.  n is 0 afterwards and may be used again. */
void limbnum_clear(limbnum *n);

int limbnum_set(limbnum *n, uint64_t value);
int limbnum_copy(limbnum *n, const limbnum *from);

/* From decimal digits, one at least and nothing else; -1 if it is not so. */
int limbnum_parse(limbnum *n, const char *digits);

/*
 * To decimal digits, without leading zeros.  Returns how many they are.  If
 * that is less than size they are in buf, with a '\0' behind; otherwise buf is
 * untouched and may be NULL.  Returns 0 if there is no memory.
 */
size_t limbnum_print(const limbnum *n, char *buf, size_t size);

/* <0, 0, >0 as a is less than, equal to or greater than b. */
int limbnum_cmp(const limbnum *a, const limbnum *b);

/* Number of bits without leading zeros: 0 for 0, 1 for 1, 2 for 2 and 3 ... */
size_t limbnum_bits(const limbnum *n);

/* a + b, a - b and a * b.  There is no result of a - b if a < b. */
int limbnum_add(limbnum *n, const limbnum *a, const limbnum *b);
int limbnum_sub(limbnum *n, const limbnum *a, const limbnum *b);
int limbnum_mul(limbnum *n, const limbnum *a, const limbnum *b);

/* a * 2^bits. */
int limbnum_shift(limbnum *n, const limbnum *a, size_t bits);

/* a / d; the remainder goes to *rest unless rest is NULL.  -1 if d is 0. */
int limbnum_div(limbnum *n, const limbnum *a, uint32_t d, uint32_t *rest);

#endif
