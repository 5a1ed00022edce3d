/*
 * BULKNUM(3) - natural numbers of up to 8192 bits
 *
 * SYNOPSIS
 *     bulk_t x;
 *     bulk_init(&x);
 *     if (bulk_set_str(&x, "18446744073709551616") == BULK_OK) ...
 *     bulk_clear(&x);
 *
 * DESCRIPTION
 *     Every bulk_t must be initialised by bulk_init() before its first use and
 *     cleared by bulk_clear() after its last.  The members of bulk_t belong to
 *     the library.  A bulk_t is not to be copied by assignment; use bulk_copy().
 *
 *     The operands of one call may be the same number: bulk_mul(&x, &x) squares.
 *
 * RETURN VALUE
 *     Functions that return int give BULK_OK or one of the negative values
 *     below unless stated otherwise.  A call that fails leaves all numbers as
 *     they were.
 */
#ifndef BULKNUM_H
#define BULKNUM_H

#include <stddef.h>
#include <stdint.h>

#define BULK_OK      0
#define BULK_ENOMEM (-1)
#define BULK_ERANGE (-2)   /* more than 8192 bits, or less than zero */
#define BULK_ESYNTAX (-3)  /* not a number */
#define BULK_ESPACE (-4)   /* the caller's buffer is too small */

typedef struct {
    uint32_t *limb;
    size_t len, cap;
} bulk_t;

/* The number is 0 afterwards. */
void bulk_init(bulk_t *x);

/* Releases what x holds.  x is 0 and may be used again, or cleared again. */
void bulk_clear(bulk_t *x);

int bulk_set_u64(bulk_t *x, uint64_t value);

/* One or more decimal digits and nothing else; leading zeros are skipped. */
int bulk_set_str(bulk_t *x, const char *digits);

int bulk_copy(bulk_t *to, const bulk_t *from);

/* a += b */
int bulk_add(bulk_t *a, const bulk_t *b);

/* a -= b; BULK_ERANGE when b is the greater one. */
int bulk_sub(bulk_t *a, const bulk_t *b);

/* a *= b */
int bulk_mul(bulk_t *a, const bulk_t *b);

/* Less than, equal to or greater than 0 as a is to b. */
int bulk_cmp(const bulk_t *a, const bulk_t *b);

/* The number of bits of x without leading zeros; 0 for 0. */
size_t bulk_bits(const bulk_t *x);

/*
 * Writes x in decimal with a final NUL into buf, which has size bytes.
 * Returns the number of digits, or BULK_ESPACE with buf untouched when
 * digits and NUL do not fit.
 */
int bulk_get_str(const bulk_t *x, char *buf, size_t size);

#endif
